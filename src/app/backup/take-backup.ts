import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import type { Config } from '../../platform/server/config.ts'
import { copyFilesOut } from './files.ts'
import {
  BackupError,
  copiesOf,
  type CopiedFile,
  fileList,
  listCopies,
  type Manifest,
  readFileList,
  writeManifest,
} from './manifest.ts'
import { forgetOldCopies, momentOf, nameOf } from './retention.ts'
import { sealSecrets } from './secrets.ts'
import { copyTablesOut, readSequences } from './tables.ts'

// Any number, the same in every process: of one database one copy is made at a time.
const advisoryLock = 7_263_902

interface Backup {
  config: Config
  /** As who may read everything: the owner. */
  url: string
  /** The folder that holds the copies. */
  target: string
  /** Undefined: the copy goes without the secrets. */
  passphrase: string | undefined
  now: Date
}

export interface Taken {
  copy: string
  manifest: Manifest
  /** How many older ones were deleted. */
  forgotten: number
}

/**
 * Copies the product as it was at one moment, also while it works: all tables by one snapshot, and every file that they name. Files are
 * copied before it and, those that came meanwhile, after it. The copy gets its name when it is whole; a run that breaks off leaves none.
 */
export async function takeBackup(backup: Backup): Promise<Taken> {
  const { target, now } = backup
  fs.mkdirSync(copiesOf(target), { recursive: true })
  const copy = path.join(copiesOf(target), nameOf(momentIn(target, now)))
  const unfinished = `${copy}.unfinished`
  const client = new pg.Client({
    connectionString: backup.url,
    connectionTimeoutMillis: 10_000,
    application_name: 'manzil backup',
  })
  client.on('error', () => {})
  await client.connect()
  try {
    await refuseSecond(client)
    removeUnfinished(target)
    fs.mkdirSync(path.join(unfinished, 'tables'), { recursive: true, mode: 0o700 })
    const manifest = await write(client, unfinished, backup)
    writeManifest(unfinished, manifest)
    fs.renameSync(unfinished, copy)
    return { copy, manifest, forgotten: forgetOldCopies(target) }
  } finally {
    fs.rmSync(unfinished, { recursive: true, force: true })
    await client.end()
  }
}

async function write(
  client: pg.Client,
  copy: string,
  { config, target, passphrase, now }: Backup,
): Promise<Manifest> {
  const early = await copyFilesOut(config, target, filesBefore(target))
  await client.query('begin isolation level repeatable read read only')
  const { rows: migrations } = await client.query<Manifest['migrations'][number]>(
    'select name, checksum from migrations order by name',
  )
  const tables = await copyTablesOut(client, copy)
  const sequences = await readSequences(client)
  await client.query('commit')
  // What was deleted since the snapshot is still named by it: the earlier list has it.
  const files = [...new Map([...early, ...(await copyFilesOut(config, target, early))]).values()]
  const list = files.map((file) => `${JSON.stringify(file)}\n`).join('')
  fs.writeFileSync(fileList(copy), list, { flush: true })
  return {
    product: 'manzil',
    format: 1,
    made_at: now.toISOString(),
    migrations,
    tables,
    sequences,
    files: {
      count: files.length,
      bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
      sha256: crypto.createHash('sha256').update(list).digest('hex'),
    },
    secrets: sealSecrets(copy, config.dataDir, passphrase),
  }
}

/** Behind the newest copy, by a clock that was set back as well: the order of names is that of their making. */
function momentIn(target: string, now: Date): Date {
  const newest = listCopies(target).at(-1)
  return newest === undefined
    ? now
    : new Date(Math.max(now.getTime(), momentOf(newest).getTime() + 1000))
}

async function refuseSecond(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_lock($1) as taken',
    [advisoryLock],
  )
  if (rows[0]?.taken !== true)
    throw new BackupError('A copy of this database is being made already. Wait for it.')
}

function removeUnfinished(target: string): void {
  for (const name of fs.readdirSync(copiesOf(target)))
    if (name.endsWith('.unfinished'))
      fs.rmSync(path.join(copiesOf(target), name), { recursive: true })
}

function filesBefore(target: string): Map<string, CopiedFile> {
  const newest = listCopies(target).at(-1)
  return new Map(newest === undefined ? [] : readFileList(newest).map((file) => [file.key, file]))
}
