import { type Config, ConfigError } from '../platform/server/config/config.ts'
import type { DatabaseUrls } from '../platform/server/database/roles.ts'
import { embeddedDatabase } from '../platform/server/database/embedded-database.ts'

export interface OpenDatabase extends DatabaseUrls {
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
