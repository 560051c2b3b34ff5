import fs from 'node:fs'
import path from 'node:path'
import { BackupError } from '../src/app/backup/backup-error.ts'
import { addressOf, findCopy } from '../src/app/backup/manifest.ts'
import { readCopy, restore } from '../src/app/backup/restore.ts'
import { capabilities } from '../src/app/capabilities.ts'
import { openDatabase } from '../src/app/open-database.ts'
import { calledAs } from '../src/platform/server/called-as.ts'
import { type Config, readConfig } from '../src/platform/server/config/config.ts'
import { createRegistry } from '../src/platform/server/registry.ts'
import { runAsked } from './command.ts'

// npm run restore -- SOURCE: brings a copy back (the newest of a folder or bucket, or the one named) where nothing is yet.

const [source] = process.argv.slice(2)
await runAsked(async () => {
  if (source === undefined)
    throw new Error(
      `Say from where: ${calledAs('restore', 'SOURCE')}, a folder or s3://bucket/prefix`,
    )
  await run(source)
})

async function run(source: string): Promise<void> {
  const config = readConfig(process.env)
  refuseFilledDataDir(config)
  const read = await readCopy(await findCopy(source, config))
  let stop = async () => {}
  try {
    await restore({ ...read, config, passphrase: config.backupPassphrase }, async () => {
      const database = await openDatabase(config)
      stop = database.stop
      return { database, registry: createRegistry(capabilities), log: console, say: console.log }
    })
  } finally {
    await stop()
  }
  console.log(`restored ${addressOf(read.copy)}, made at ${read.manifest.made_at}`)
  if (!read.manifest.secrets)
    console.log('It holds no secrets: put SESSION_SECRET back before the first start.')
}

/** The embedded database is never written over, running or not. */
function refuseFilledDataDir({ databaseUrl, dataDir }: Config): void {
  if (databaseUrl === undefined && fs.existsSync(path.join(dataDir, 'postgres')))
    throw new BackupError(
      `${dataDir} holds a database already. Stop Manzil and move that folder away, or set DATA_DIR.`,
    )
}
