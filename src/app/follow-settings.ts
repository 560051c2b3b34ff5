import type { FastifyInstance } from 'fastify'
import { readCurrency } from '../features/billing/server/index.ts'
import type { Registry } from '../platform/server/capability.ts'
import type { Bus } from '../platform/server/bus.ts'
import type { Config } from '../platform/server/config.ts'
import type { LiveSettings } from '../platform/server/context.ts'
import type { Connection } from '../platform/server/db.ts'
import type { JobQueue } from '../platform/server/jobs.ts'
import { reasonOf } from '../platform/server/log.ts'
import { settingsTopic } from '../platform/server/operator-settings.ts'
import type { ResponseCache } from '../platform/server/response-cache.ts'
import { defaultCurrency } from '../platform/shared/money.ts'
import { jobContext } from './job-context.ts'

/** What could not be read is read again until it is: this process would show what no longer holds. */
const againAfterMs = 1000

/** What holds until the settings have been read. */
export const standardSettings = (): LiveSettings => ({ currency: defaultCurrency })

interface Parts {
  config: Config
  registry: Registry
  queue: JobQueue
  settings: LiveSettings
  connection: Connection
  bus: Bus
  cache: ResponseCache
}

/** Keeps this process in step with what the operator sets, wherever it was set; gives back how to do so at once. */
export function followSettings(
  app: FastifyInstance,
  { bus, cache, ...parts }: Parts,
): () => Promise<void> {
  const follow = async () => {
    parts.settings.currency = await readCurrency(jobContext({ ...parts, log: app.log }))
    cache.drop()
  }
  let again: NodeJS.Timeout | undefined
  const followQuietly = () => {
    clearTimeout(again)
    follow().catch((error: unknown) => {
      app.log.warn({ reason: reasonOf(error) }, 'the settings were not read')
      again = setTimeout(followQuietly, againAfterMs).unref()
    })
  }
  app.addHook('onReady', follow)
  app.addHook('onClose', async () => clearTimeout(again))
  bus.subscribe(({ topic }) => topic === settingsTopic && followQuietly(), followQuietly)
  return follow
}
