import { type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Endpoint, Input, Output } from '../platform/shared/endpoint.ts'
import { ApiError } from '../platform/web/api.ts'
import { api, apiToTheEnd } from '../platform/web/browser-api.ts'
import { failureOf } from '../platform/web/failure-of.ts'
import { useLocale } from '../platform/web/texts.ts'
import { doneToast } from './done-toast.ts'
import { type ToastInput, useToast } from './toast.tsx'

interface Foresight<In> {
  /** What it changes; nobody else asks for that again meanwhile. */
  key: QueryKey
  /** Shows the outcome, and gives the way back. */
  show: (input: In) => () => void
}

interface Options<In, Out> {
  /** Said when the server gives no reason. */
  failed: string | ((input: In) => string)
  /** The first parts of the keys of all that it makes untrue: asked for again, however it ended. */
  refresh?: readonly string[]
  /** Said when it is done. */
  toast?: string | ToastInput | ((result: Out, input: In) => string | ToastInput | undefined)
  onDone?: (result: Out, input: In) => unknown
  /** The screen says what went wrong where it was asked for (`error`, `wrong`); otherwise a toast does. */
  inPlace?: boolean
  /** The word by which the toast of a failure offers the same again, for ten seconds: for what can't be asked for elsewhere. */
  again?: string
  /** Shown before the server has answered. */
  foresee?: Foresight<In>
  /** Waits for what is foreseen with this key: it stands on what the server has not answered yet. */
  after?: QueryKey
}

export interface Action<In, Out> {
  /** Does it; the same asked for again while it is under way does nothing. Undefined when it failed. */
  run: (input: In) => Promise<Out | undefined>
  busy: boolean
  /** What it was asked to do, while that is under way. */
  underWay: In | undefined
  result: Out | undefined
  /** What went wrong, in the reader's words. */
  error: string | undefined
  /** What is wrong with single fields, by their names. */
  fieldErrors: Record<string, string>
  refusal: ApiError | null
  reset: () => void
}

/** Changes something: an endpoint, or what calls several. Says how it went, and has what it changed asked for again. */
export function useAction<E extends Endpoint>(
  act: E,
  options: Options<Input<E>, Output<E>>,
): Action<Input<E>, Output<E>>
export function useAction<Out, In = void>(
  act: (input: In) => Promise<Out>,
  options: Options<In, Out>,
): Action<In, Out>
export function useAction<In, Out>(
  act: Endpoint | ((input: In) => Promise<Out>),
  {
    failed,
    refresh = [],
    toast,
    onDone,
    inPlace = false,
    again,
    foresee,
    after = foresee?.key,
  }: Options<In, Out>,
): Action<In, Out> {
  const queries = useQueryClient()
  const show = useToast()
  const locale = useLocale()
  const failureFrom = (error: Error, input: In) =>
    failureOf(error, typeof failed === 'string' ? failed : failed(input), locale)

  const { mutateAsync, data, error, variables, isPending, reset } = useMutation({
    ...inTurn(after),
    ...(foresee && shownFirst(queries, foresee)),
    mutationFn: (input: In) =>
      typeof act === 'function'
        ? act(input)
        : ((foresee ? apiToTheEnd : api)(act, input as Input<Endpoint>) as Promise<Out>),
    onSuccess: (result, input) => {
      onDone?.(result, input)
      const said = typeof toast === 'function' ? toast(result, input) : toast
      if (said !== undefined) show(doneToast(said))
    },
    onError: (failure, input, takeBack) => {
      takeBack?.()
      if (!inPlace)
        show(failureToast(failureFrom(failure, input).text, again, () => void run(input)))
    },
    onSettled: (_result, failure) => {
      // What is foreseen of others still under way must stay; the last of them asks.
      if (foresee && queries.isMutating({ mutationKey: foresee.key }) > 1) return undefined
      const asking = askAgain(queries, refresh)
      // Busy until what was done can be seen. A refusal is told at once.
      return foresee || failure ? undefined : asking
    },
  })

  // What is foreseen comes one after the other: on, off, and on again are three.
  const run = useOnce<In, Out>((input) => mutateAsync(input), foresee !== undefined)

  const told = error === null ? undefined : failureFrom(error, variables as In)
  return {
    run,
    busy: isPending,
    underWay: isPending ? variables : undefined,
    result: data,
    error: told?.text,
    fieldErrors: told?.fields ?? {},
    refusal: error instanceof ApiError ? error : null,
    reset,
  }
}

const askAgain = (queries: QueryClient, topics: readonly string[]) =>
  Promise.all(topics.map((topic) => queries.invalidateQueries({ queryKey: [topic] })))

/** What is said of something that failed, with the way to try it once more where there is a word for it. */
const failureToast = (
  text: string,
  again: string | undefined,
  onSelect: () => void,
): ToastInput => ({
  text,
  tone: 'error',
  ...(again !== undefined && { seconds: 10, action: { label: again, onSelect } }),
})

/** Foresees what becomes of all that is kept under a key; the way back is what was kept before. */
export function useForesight<In, Kept>(
  key: QueryKey,
  change: (kept: Kept, input: In) => Kept,
): Foresight<In> {
  const queries = useQueryClient()
  const filter = { queryKey: key }
  return {
    key,
    show: (input) => {
      const before = queries.getQueriesData<Kept>(filter)
      queries.setQueriesData<Kept>(filter, (kept) => kept && change(kept, input))
      return () => before.forEach(([place, kept]) => queries.setQueryData(place, kept))
    },
  }
}

/** Ignores what is asked for again while it is under way; undefined for what failed. */
function useOnce<In, Out>(
  act: (input: In) => Promise<Out>,
  queues: boolean,
): (input: In) => Promise<Out | undefined> {
  const underWay = useRef(new Set<string>())
  return async (input) => {
    const press = JSON.stringify(input) ?? ''
    if (underWay.current.has(press) && !queues) return undefined
    underWay.current.add(press)
    try {
      return await act(input)
    } catch {
      return undefined
    } finally {
      underWay.current.delete(press)
    }
  }
}

/** Shows the outcome before the server has answered; no answer asked for earlier may undo that. */
const shownFirst = <In>(queries: QueryClient, { key, show }: Foresight<In>) => ({
  mutationKey: key,
  onMutate: async (input: In) => {
    await queries.cancelQueries({ queryKey: key })
    return show(input)
  },
})

/** One after the other, so that none overtakes the one before. */
const inTurn = (key: QueryKey | undefined) => (key ? { scope: { id: JSON.stringify(key) } } : {})
