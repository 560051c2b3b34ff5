import type { TraceSettings } from '../../platform/server/config/telemetry.ts'
import { type Span, traceTo } from '../../platform/server/tracing.ts'
import { type Log, openCollector } from './collector.ts'
import { encodeSpans } from './encode-spans.ts'
import { watchCalls } from './watch-calls.ts'

/** What waits to leave, at most: some 4 MB. What comes then is lost. */
const waitingMax = 4096
const perCall = 512
const everyMs = 2000
const patienceMs = 5000
const lastPatienceMs = 500

/** Makes traces from now on and brings them to a collector, by OTLP over HTTP. Nobody waits for it, and what it doesn't take is lost. Gives back how to end that. */
export function openTraces(
  { share, resource, ...collector }: TraceSettings,
  log: Log,
): () => Promise<void> {
  const send = openCollector(collector, 'traces', log)
  const waiting: Span[] = []
  let lost = 0
  let leaving: Promise<void> | undefined

  /** All that waits, one call after the other; the first that fails ends it until the next time. */
  async function empty(timeoutMs: number): Promise<void> {
    while (waiting.length > 0)
      if (!(await send(encodeSpans(waiting.splice(0, perCall), resource), timeoutMs))) return
    if (lost > 0) log.warn({ lost }, 'spans of traces were lost: more came than could leave')
    lost = 0
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
