import crypto from 'node:crypto'
import type { Registry } from '../../platform/server/capability.ts'
import type { Config } from '../../platform/server/config/config.ts'
import type { Context, LiveSettings } from '../../platform/server/context.ts'
import type { Connection } from '../../platform/server/database/db.ts'
import type { JobQueue } from '../../platform/server/jobs.ts'
import type { Logger } from '../../platform/server/log.ts'

interface JobParts {
  config: Config
  registry: Registry
  queue: JobQueue
  settings: LiveSettings
  connection: Connection
  log: Logger
}

/** The context of what is done without anyone asking. */
export const jobContext = ({
  config,
  registry,
  queue,
  settings,
  connection,
  log,
}: JobParts): Context => ({
  actor: null,
  db: connection.db,
  config,
  registry,
  queue,
  settings,
  log,
  // A job may last: what it does later happens then. A transaction that it begins keeps the time of its beginning.
  get now() {
    return new Date()
  },
  locale: 'en',
  requestId: crypto.randomUUID(),
  address: '',
  userAgent: '',
})
