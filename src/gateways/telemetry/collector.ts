import type { CollectorSettings } from '../../platform/server/config/telemetry.ts'
import { reasonOf } from '../../platform/server/log.ts'

export interface Log {
  warn(what: object, words: string): void
}

/** How to bring documents to a collector, by OTLP over HTTP: whether it took one. That it is away is said once, until it is back. */
export function openCollector(
  { url, headers }: Pick<CollectorSettings, 'url' | 'headers'>,
  what: 'traces' | 'metrics',
  log: Log,
): (body: string, timeoutMs: number) => Promise<boolean> {
  let isAway = false
  return async (body, timeoutMs) => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`it answered ${response.status}`)
      isAway = false
    } catch (error) {
      if (!isAway) log.warn({ reason: reasonOf(error) }, `the ${what}' collector is away`)
      isAway = true
    }
    return !isAway
  }
}
