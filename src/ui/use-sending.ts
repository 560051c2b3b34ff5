import { useRef, useState } from 'react'

export interface Sending {
  fraction: number
  onCancel: () => void
}

/** Sends something with its progress; `cancelled` when the reader stopped it. */
export function useSending() {
  const [sending, setSending] = useState<Sending | null>(null)
  const stop = useRef<AbortController>(null)
  const run = async <T>(
    send: (options: { onProgress: (fraction: number) => void; signal: AbortSignal }) => Promise<T>,
  ): Promise<T | 'cancelled'> => {
    const abort = new AbortController()
    stop.current = abort
    const onCancel = () => abort.abort()
    setSending({ fraction: 0, onCancel })
    try {
      return await send({
        signal: abort.signal,
        onProgress: (fraction) => setSending({ fraction, onCancel }),
      })
    } catch (error) {
      if (abort.signal.aborted) return 'cancelled'
      throw error
    } finally {
      setSending(null)
    }
  }
  return { sending, run }
}
