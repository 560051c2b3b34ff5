import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Endpoint, Input } from '../../../../platform/shared/endpoint.ts'
import { ApiError } from '../../../../platform/web/api.ts'
import { api } from '../../../../platform/web/browser-api.ts'
import { useToast } from '../../../../ui/toast.tsx'
import { useQueueTexts } from './texts.ts'

/** Does something with an item of a queue: one at a time, says how it went, and asks the lists of these topics again. */
export function useAct(topics: readonly string[], onDone?: () => void) {
  const t = useQueueTexts()
  const queries = useQueryClient()
  const toast = useToast()
  const [busy, setBusy] = useState('')
  const [error, setError] = useState('')

  const run = async <E extends Endpoint>(
    name: string,
    call: E,
    input: Input<E>,
  ): Promise<boolean> => {
    setBusy(name)
    setError('')
    try {
      await api(call, input)
      toast({ text: t.done, tone: 'success' })
      onDone?.()
      return true
    } catch (failure) {
      const refusal =
        failure instanceof ApiError
          ? (Object.values(failure.errors)[0]?.[0] ?? failure.message)
          : ''
      setError(refusal || t.failed)
      return false
    } finally {
      setBusy('')
      await Promise.all(topics.map((topic) => queries.invalidateQueries({ queryKey: [topic] })))
    }
  }
  return { busy, error, setError, run }
}
