import type { FastifyInstance } from 'fastify'
import { readCurrency } from '../features/billing/server/index.ts'
import type { Registry } from '../platform/server/capability.ts'
import type { Bus } from '../platform/server/bus.ts'
import type { Config } from '../platform/server/config/config.ts'
import type { LiveSettings } from '../platform/server/context.ts'
import type { Connection } from '../platform/server/database/db.ts'
import type { JobQueue } from '../platform/server/jobs.ts'
import { reasonOf } from '../platform/server/log.ts'
import { settingsTopic } from '../platform/server/operator-settings.ts'
import { findKeyOfChange, tagsOfSetting } from '../platform/server/settings.ts'
import type { ResponseCache } from '../platform/server/cache/response-cache.ts'
import { defaultCurrency } from '../platform/shared/money.ts'
import { jobContext } from './jobs/job-context.ts'

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

/** Keeps this process in step with what the operator sets, wherever it was set; gives back how to wait for it. */
export function followSettings(
  app: FastifyInstance,
  { bus, cache, ...parts }: Parts,
): () => Promise<void> {
  /** What a change made; what shows its setting is made anew. Without one, all may have changed. */
  const follow = async (change?: number) => {
    const ctx = jobContext({ ...parts, log: app.log })
    const key = change === undefined ? null : await findKeyOfChange(ctx, change)
    const { currency } = parts.settings
    parts.settings.currency = await readCurrency(ctx)
    const isShownEverywhere = key === null || parts.settings.currency !== currency
    cache.drop(isShownEverywhere ? undefined : tagsOfSetting(key))
  }
  let again: NodeJS.Timeout | undefined
  let latest: Promise<void> | undefined
  const followQuietly = (change?: number) => {
    clearTimeout(again)
    latest = follow(change).catch((error: unknown) => {
      app.log.warn({ reason: reasonOf(error) }, 'the settings were not read')
      again = setTimeout(() => followQuietly(), againAfterMs).unref()
    })
  }
  app.addHook('onReady', () => follow())
  app.addHook('onClose', async () => clearTimeout(again))
  bus.subscribe(
    ({ topic, id }) => topic === settingsTopic && followQuietly(id),
    () => followQuietly(),
  )
  return async () => latest
}
