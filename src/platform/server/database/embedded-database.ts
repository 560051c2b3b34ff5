import path from 'node:path'
import type { Config } from '../config/config.ts'
import { type DatabaseUrls, makeRoles } from './roles.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

/** The product's own database below its data folder, started or joined; with the roles that work on it. */
export async function embeddedDatabase(
  config: Pick<Config, 'dataDir'>,
): Promise<DatabaseUrls & { stop: () => Promise<void> }> {
  const postgres = await startEmbeddedPostgres({
    dataDir: path.join(config.dataDir, 'postgres'),
    database: 'manzil',
  })
  try {
    return { ...(await makeRoles(postgres.url)), stop: () => postgres.stop() }
  } catch (error) {
    await postgres.stop()
    throw error
  }
}
