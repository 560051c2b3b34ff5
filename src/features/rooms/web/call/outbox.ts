import { ApiError } from '../../../../platform/web/api.ts'
import { api } from '../../../../platform/web/browser-api.ts'
import { signalsAtOnce } from '../../choices.ts'
import { sendSignals, type Signal } from '../../contract.ts'

const gatherMs = 30
const againMs = 1500

/** Signals on their way to one other browser: in their order, kept until the server has taken them. */
export function openOutbox(ids: { id: number; peer: string; to: string }) {
  const waiting: Signal[] = []
  let order = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSending = false
  let isClosed = false

  const later = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), ms)
  }
  async function flush(): Promise<void> {
    if (isSending || isClosed || waiting.length === 0) return
    isSending = true
    const signals = waiting.slice(0, signalsAtOnce)
    try {
      await api(sendSignals, { ...ids, signals })
      waiting.splice(0, signals.length)
      isSending = false
      if (waiting.length > 0) later(0)
    } catch (error) {
      isSending = false
      // The server won't have it later either: whoever it is for, or the room, is gone.
      if (error instanceof ApiError && error.status < 500 && error.status !== 429)
        waiting.splice(0, signals.length)
      later(againMs)
    }
  }
  const now = () => later(0)
  addEventListener('online', now)
  return {
    send(signal: Omit<Signal, 'order'>) {
      waiting.push({ ...signal, order: ++order })
      if (!isSending) later(gatherMs)
    },
    close() {
      isClosed = true
      clearTimeout(timer)
      removeEventListener('online', now)
    },
  }
}
