import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../../platform/web/api.ts'
import { useRoomTexts } from '../texts.ts'

/** Something an operator does: what it changed is asked for again, and a refusal is told in her language. */
export function useAct<Input, Result>(
  act: (input: Input) => Promise<Result>,
  { topics, done }: { topics: string[]; done: (result: Result) => void },
) {
  const t = useRoomTexts()
  const queries = useQueryClient()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: act,
    onSuccess: async (result) => {
      await Promise.all(topics.map((topic) => queries.invalidateQueries({ queryKey: [topic] })))
      done(result)
    },
  })
  const fields =
    error instanceof ApiError
      ? Object.fromEntries(
          Object.entries(error.errors).map(([name, texts]) => [name, texts.join(' ')]),
        )
      : {}
  const problem =
    error === null
      ? undefined
      : error instanceof ApiError && error.message !== ''
        ? error.message
        : t.notDone
  return { run: mutate, busy: isPending, problem, fields, reset }
}
