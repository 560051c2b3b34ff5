import crypto from 'node:crypto'
import type { Config } from '../platform/server/config.ts'
import type { Context } from '../platform/server/context.ts'
import type { Connection } from '../platform/server/db.ts'
import type { Logger } from '../platform/server/log.ts'

/** The context of what is done without anyone asking. */
export const jobContext = (config: Config, connection: Connection, log: Logger): Context => ({
  actor: null,
  db: connection.db,
  config,
  log,
  now: new Date(),
  locale: 'en',
  requestId: crypto.randomUUID(),
  address: '',
  userAgent: '',
})
