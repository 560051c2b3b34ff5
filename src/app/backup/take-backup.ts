import crypto from 'node:crypto'
import pg from 'pg'
import type { Config } from '../../platform/server/config/config.ts'
import { BackupError } from './backup-error.ts'
import { copyFilesOut } from './files.ts'
import {
  type Copy,
  fileList,
  listCopies,
  type Manifest,
  readFileList,
  removeCopy,
  writeManifest,
} from './manifest.ts'
import { forgetOldCopies, momentOf, nameOf } from './retention.ts'
import { sealSecrets } from './secrets.ts'
import { copyTablesOut, readSequences } from './tables.ts'
import { addText, openTarget } from './target.ts'

// Any number, the same in every process: of one database one copy is made at a time.
const advisoryLock = 7_263_902

interface Backup {
  config: Config
  /** As who may read everything: the owner. */
  url: string
  /** The folder that holds the copies, or s3://bucket/prefix. */
  target: string
  /** Undefined: the copy goes without the secrets. */
  passphrase: string | undefined
  now: Date
}

export interface Taken {
  copy: Copy
  manifest: Manifest
  /** How many older ones were deleted. */
  forgotten: number
}

/**
 * Copies the product as it was at one moment, also while it works: all tables by one snapshot, and every file that they name. Files are
 * copied before it and, those that came meanwhile, after it. The copy gets its name when it is whole; a run that breaks off leaves none.
 */
export async function takeBackup(backup: Backup): Promise<Taken> {
  const target = openTarget(backup.target, backup.config)
  const client = new pg.Client({
    connectionString: backup.url,
    connectionTimeoutMillis: 10_000,
    application_name: 'manzil backup',
  })
  client.on('error', () => {})
  await client.connect()
  try {
    await refuseSecond(client)
    const { finished, unfinished } = await listCopies(target)
    for (const name of unfinished) await removeCopy({ target, name })
    const newest = finished.at(-1)
    const copy = { target, name: nameOf(momentBehind(newest, backup.now)) }
    const manifest = await write(client, copy, newest, backup)
    return { copy, manifest, forgotten: await forgetOldCopies(target) }
  } finally {
    await client.end()
  }
}

/** Leaves a whole copy, or none. */
async function write(
  client: pg.Client,
  copy: Copy,
  newest: Copy | undefined,
  backup: Backup,
): Promise<Manifest> {
  try {
    const manifest = await writeParts(client, copy, newest, backup)
    await writeManifest(copy, manifest)
    return manifest
  } catch (error) {
    // Where the target refuses this as well, the next run takes it away.
    await removeCopy(copy).catch(() => {})
    throw error
  }
}

async function writeParts(
  client: pg.Client,
  copy: Copy,
  newest: Copy | undefined,
  { config, passphrase, now }: Backup,
): Promise<Manifest> {
  const known = newest === undefined ? [] : await readFileList(newest)
  const before = new Map(known.map((file) => [file.key, file]))
  const early = await copyFilesOut(config, copy.target, before)
  await client.query('begin isolation level repeatable read read only')
  const { rows: migrations } = await client.query<Manifest['migrations'][number]>(
    'select name, checksum from migrations order by name',
  )
  const tables = await copyTablesOut(client, copy)
  const sequences = await readSequences(client)
  await client.query('commit')
  // What was deleted since the snapshot is still named by it: the earlier list has it.
  const late = await copyFilesOut(config, copy.target, early)
  const files = [...new Map([...early, ...late]).values()]
  const list = files.map((file) => `${JSON.stringify(file)}\n`).join('')
  await addText(copy.target, fileList(copy), list)
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
    secrets: await sealSecrets(copy, config.dataDir, passphrase),
  }
}

/** Behind the newest copy, by a clock that was set back as well: the order of names is that of their making. */
const momentBehind = (newest: Copy | undefined, now: Date): Date =>
  newest === undefined ? now : new Date(Math.max(now.getTime(), momentOf(newest).getTime() + 1000))

async function refuseSecond(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_lock($1) as taken',
    [advisoryLock],
  )
  if (rows[0]?.taken !== true)
    throw new BackupError('A copy of this database is being made already. Wait for it.')
}
