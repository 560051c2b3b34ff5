import type { Registry } from 'prom-client'
import type { MetricSettings } from '../../platform/server/config/telemetry.ts'
import { reasonOf } from '../../platform/server/log.ts'
import { type Log, openCollector } from './collector.ts'
import { encodeMetrics } from './encode-metrics.ts'

const patienceMs = 5000
const lastPatienceMs = 400

/** Reads all that is measured from time to time and brings it to a collector, by OTLP over HTTP. Nobody waits for it. Gives back how to end that, once it was read and brought a last time. */
export function openMetrics(
  { everyMs, resource, ...collector }: MetricSettings,
  read: () => Promise<Registry>,
  log: Log,
): () => Promise<void> {
  const send = openCollector(collector, 'metrics', log)
  let sending: Promise<void> | undefined

  async function sendAll(timeoutMs: number): Promise<void> {
    try {
      const metrics = await (await read()).getMetricsAsJSON()
      await send(encodeMetrics(metrics, resource), timeoutMs)
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, 'what is measured could not be read')
    }
  }

  const timer = setInterval(() => {
    sending ??= sendAll(patienceMs).finally(() => (sending = undefined))
  }, everyMs).unref()
  return async () => {
    clearInterval(timer)
    await sendAll(lastPatienceMs)
  }
}
