import type { TraceSettings } from '../../platform/server/config-traces.ts'
import { reasonOf } from '../../platform/server/log.ts'
import { type Span, traceTo } from '../../platform/server/tracing.ts'
import { encodeSpans } from './encode.ts'
import { watchCalls } from './watch-calls.ts'

/** What waits to leave, at most: some 4 MB. What comes then is lost. */
const waitingMax = 4096
const perCall = 512
const everyMs = 2000
const patienceMs = 5000
const lastPatienceMs = 500

/** Makes traces from now on and brings them to a collector, by OTLP over HTTP. Nobody waits for it, and what it doesn't take is lost. Gives back how to end that. */
export function openTraces(
  { url, headers, resource, share }: TraceSettings,
  log: { warn(what: object, words: string): void },
): () => Promise<void> {
  const waiting: Span[] = []
  let lost = 0
  let isAway = false
  let leaving: Promise<void> | undefined

  async function send(spans: readonly Span[], timeoutMs: number): Promise<void> {
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: encodeSpans(spans, resource),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`it answered ${response.status}`)
  }

  /** All that waits, one call after the other; the first that fails ends it until the next time. */
  async function empty(timeoutMs: number): Promise<void> {
    try {
      while (waiting.length > 0) await send(waiting.splice(0, perCall), timeoutMs)
      if (lost > 0) log.warn({ lost }, 'spans of traces were lost: more came than could leave')
      lost = 0
      isAway = false
    } catch (error) {
      if (!isAway) log.warn({ reason: reasonOf(error) }, "the traces' collector is away")
      isAway = true
    }
  }

  const timer = setInterval(() => {
    leaving ??= empty(patienceMs).finally(() => (leaving = undefined))
  }, everyMs).unref()
  const stopWatching = watchCalls()
  traceTo({
    share,
    take(span) {
      if (waiting.length < waitingMax) waiting.push(span)
      else lost += 1
    },
  })
  return async () => {
    traceTo(null)
    stopWatching()
    clearInterval(timer)
    await empty(lastPatienceMs)
  }
}
