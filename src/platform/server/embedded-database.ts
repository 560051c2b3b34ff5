import path from 'node:path'
import type { Config } from './config.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'

/** The product's own database below its data folder, started or joined. */
export const embeddedDatabase = (config: Pick<Config, 'dataDir'>): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres({ dataDir: path.join(config.dataDir, 'postgres'), database: 'manzil' })
