import { takeBackup } from '../src/app/backup/take-backup.ts'
import { addressOf, findCopy } from '../src/app/backup/manifest.ts'
import { readCopy } from '../src/app/backup/restore.ts'
import { verifyBackup } from '../src/app/backup/verify.ts'
import { capabilities } from '../src/app/capabilities.ts'
import { openDatabase } from '../src/app/open-database.ts'
import { calledAs } from '../src/platform/server/called-as.ts'
import { readConfig } from '../src/platform/server/config/config.ts'
import { createRegistry } from '../src/platform/server/registry.ts'
import { runAsked } from './command.ts'

// npm run backup -- TARGET: a copy of database, files and secrets in a folder or a bucket, also beside a server that runs.
// npm run backup -- verify TARGET: restores the newest copy, or the one named, into a throwaway database and checks it.

const [first, second] = process.argv.slice(2)
await runAsked(async () => {
  if (first === undefined || (first === 'verify' && second === undefined))
    throw new Error(
      `Say where: ${calledAs('backup', 'TARGET')}, or ${calledAs('backup', 'verify', 'TARGET')}; a target is a folder or s3://bucket/prefix`,
    )
  await (first === 'verify' ? verify(second ?? '') : take(first))
})

async function take(target: string): Promise<void> {
  const config = readConfig(process.env)
  const database = await openDatabase(config)
  try {
    const { copy, manifest, forgotten } = await takeBackup({
      config,
      url: database.ownerUrl,
      target,
      passphrase: config.backupPassphrase,
      now: new Date(),
    })
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(
      `${addressOf(copy)}: ${rows} rows of ${manifest.tables.length} tables, ${manifest.files.count} files`,
    )
    if (!manifest.secrets)
      console.log(
        'Without the secrets: keep SESSION_SECRET apart, or set BACKUP_PASSPHRASE to have them sealed into it.',
      )
    if (forgotten > 0) console.log(`${forgotten} older copies deleted`)
  } finally {
    await database.stop()
  }
}

async function verify(source: string): Promise<void> {
  const config = readConfig(process.env)
  const read = await readCopy(await findCopy(source, config))
  await verifyBackup(read, {
    config,
    registry: createRegistry(capabilities),
    log: console,
    say: () => {},
  })
  console.log(
    `${addressOf(read.copy)}: comes back whole, with its ledger in order and all ${read.files.length} files`,
  )
}
