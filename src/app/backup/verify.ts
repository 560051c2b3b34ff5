import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { checkLedger } from '../../features/billing/server/money-api.ts'
import type { Registry } from '../../platform/server/capability.ts'
import type { Config } from '../../platform/server/config/config.ts'
import { connect } from '../../platform/server/database/db.ts'
import { embeddedDatabase } from '../../platform/server/database/embedded-database.ts'
import { openJobQueue } from '../../platform/server/jobs.ts'
import type { Logger } from '../../platform/server/log.ts'
import { standardSettings } from '../follow-settings.ts'
import { jobContext } from '../jobs/job-context.ts'
import { BackupError } from './backup-error.ts'
import { type ReadCopy, restoreDatabase } from './restore.ts'

interface Parts {
  config: Config
  registry: Registry
  log: Logger
  say: (line: string) => void
}

/**
 * Restores a copy into a throwaway database and asks of it what a copy is for: that it comes back, that this version's migrations run on it,
 * that the ledger agrees with orders and payments, and that every file it names is there.
 */
export async function verifyBackup(read: ReadCopy, parts: Parts): Promise<void> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'manzil-verify-'))
  fs.chmodSync(dataDir, 0o755)
  try {
    const database = await embeddedDatabase({ dataDir })
    try {
      await restoreDatabase(read, { ...parts, database })
      await check(read, parts, database.url)
    } finally {
      await database.stop()
    }
  } finally {
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
}

async function check({ files }: ReadCopy, parts: Parts, url: string): Promise<void> {
  const connection = connect(url, parts.log, { patient: 'job' })
  const queue = await openJobQueue(connection.pool, parts.log)
  try {
    const ctx = jobContext({ ...parts, queue, settings: standardSettings(), connection })
    const { faults } = await checkLedger(ctx)
    if (faults.length > 0)
      throw new BackupError(`The ledger of this copy has faults: ${JSON.stringify(faults[0])}.`)
    const there = new Set(files.map(({ key }) => key))
    const { rows } = await connection.pool.query<{ key: string }>(
      `select distinct unnest(keys) as key from stored_files where state = 'kept'`,
    )
    const missing = rows.filter(({ key }) => !there.has(key))
    if (missing.length > 0)
      throw new BackupError(
        `${missing.length} files that this copy names are not in it, such as ${missing[0]?.key}.`,
      )
  } finally {
    await queue.close()
    await connection.close()
  }
}
