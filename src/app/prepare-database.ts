import type { Registry } from '../platform/server/capability.ts'
import { type Config, ConfigError } from '../platform/server/config.ts'
import { type DatabaseUrls, grantToApplication } from '../platform/server/database-roles.ts'
import { embeddedDatabase } from '../platform/server/embedded-database.ts'
import type { Logger } from '../platform/server/log.ts'
import { migrate } from '../platform/server/migrate.ts'
import { makeQueues } from './job-queues.ts'

interface OpenDatabase extends DatabaseUrls {
  /** Stops what was started for it. */
  stop: () => Promise<void>
}

/** The database of the settings, started where it is the embedded one. */
export async function openDatabase(config: Config): Promise<OpenDatabase> {
  const { databaseUrl: url, databaseMigrationUrl: ownerUrl } = config
  if (url !== undefined) return { url, ownerUrl: ownerUrl ?? url, stop: async () => {} }
  if (ownerUrl !== undefined)
    throw new ConfigError('DATABASE_MIGRATION_URL stands beside a DATABASE_URL, which is not set.')
  return embeddedDatabase(config)
}

/** Brings schema and queues up to date as their owner, and lets the role of the application work with them. */
export async function prepareDatabase(
  { url, ownerUrl }: DatabaseUrls,
  { jobs }: Pick<Registry, 'jobs'>,
  log: Logger,
  say: (line: string) => void,
): Promise<void> {
  await migrate(ownerUrl, say)
  await makeQueues(ownerUrl, jobs, log)
  if (ownerUrl !== url) await grantToApplication({ url, ownerUrl })
}
