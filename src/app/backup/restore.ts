import crypto from 'node:crypto'
import pg from 'pg'
import type { Registry } from '../../platform/server/capability.ts'
import type { Config } from '../../platform/server/config/config.ts'
import type { DatabaseUrls } from '../../platform/server/database/roles.ts'
import type { Logger } from '../../platform/server/log.ts'
import { migrate, readMigrations } from '../../platform/server/database/migrate.ts'
import { prepareDatabase } from '../prepare-database.ts'
import { BackupError } from './backup-error.ts'
import { checkObjects, copyFilesIn, refuseFilledStore } from './files.ts'
import { hashOf } from './hashing.ts'
import {
  addressOf,
  type CopiedFile,
  type Copy,
  fileList,
  type Manifest,
  parseFileList,
  readManifest,
  tableFile,
} from './manifest.ts'
import { openSecrets, writeSecrets } from './secrets.ts'
import { compareCounts, copyTablesIn, withoutForeign } from './tables.ts'
import { readText } from './target.ts'

export interface ReadCopy {
  copy: Copy
  manifest: Manifest
  files: CopiedFile[]
}

/** Reads a copy and holds every byte of it against its hashes: what is cut or changed is refused before anything is written. */
export async function readCopy(copy: Copy): Promise<ReadCopy> {
  const { target } = copy
  const manifest = await readManifest(copy)
  await refuseForeignPast(manifest)
  const faults: string[] = []
  for (const { name, sha256 } of manifest.tables) {
    const file = tableFile(copy, name)
    if (!(await target.has(file))) faults.push(`the table ${name} is missing`)
    else if ((await hashOf(await target.read(file))) !== sha256)
      faults.push(`the table ${name} has changed`)
  }
  const list = (await target.has(fileList(copy))) ? await readText(target, fileList(copy)) : ''
  if (crypto.createHash('sha256').update(list).digest('hex') !== manifest.files.sha256)
    throw new BackupError(`${addressOf(copy)} is damaged: its list of files has changed.`)
  const files = parseFileList(list)
  faults.push(...(await checkObjects(target, files)))
  if (faults.length > 0)
    throw new BackupError(`${addressOf(copy)} is damaged: ${faults.slice(0, 5).join('; ')}.`)
  return { copy, manifest, files }
}

/** A copy is restored by its own version of the product or a later one, never by an earlier. */
async function refuseForeignPast({ migrations }: Manifest): Promise<void> {
  const ours = new Map((await readMigrations()).map(({ name, checksum }) => [name, checksum]))
  for (const { name, checksum } of migrations)
    if (ours.get(name) !== checksum)
      throw new BackupError(
        `This copy was made by another version of Manzil: it had the migration ${name}, which ${ours.has(name) ? 'differs' : 'is not known'} here. Restore it with that version or a later one.`,
      )
}

interface Place {
  database: DatabaseUrls
  registry: Registry
  log: Logger
  say: (line: string) => void
}

/** Fills an empty database: the migrations that the copy had, its rows, then the migrations since. Tables that somebody had put beside ours stay out. */
export async function restoreDatabase(
  { copy, manifest }: ReadCopy,
  { database, registry, log, say }: Place,
): Promise<void> {
  const client = new pg.Client({ connectionString: database.ownerUrl })
  client.on('error', () => {})
  await client.connect()
  try {
    await refuseFilledDatabase(client)
    await migrate(database.ownerUrl, undefined, undefined, manifest.migrations.at(-1)?.name)
    const { own, foreign } = await withoutForeign(client, manifest)
    for (const { name, rows } of foreign)
      say(`Left out, as Manzil has no such table: ${name} (rows: ${rows}).`)
    await copyTablesIn(client, copy, own)
    const wrong = await compareCounts(client, own)
    if (wrong.length > 0)
      throw new BackupError(`The copy did not come back whole: ${wrong.join('; ')}.`)
    await client.query('analyze')
  } finally {
    await client.end()
  }
  await prepareDatabase(database, registry, log, say)
}

async function refuseFilledDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    `select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') limit 1`,
  )
  if (rowCount)
    throw new BackupError('This database holds tables already. Restore into an empty one.')
}

interface Restored extends ReadCopy {
  config: Config
  passphrase: string | undefined
}

/** Brings a copy back where nothing is yet: database, files and secrets. All that can be refused is refused before the first is written. */
export async function restore(
  { config, passphrase, ...read }: Restored,
  open: () => Promise<Place>,
): Promise<void> {
  const secrets = read.manifest.secrets ? await openSecrets(read.copy, passphrase) : new Map()
  await refuseFilledStore(config)
  await restoreDatabase(read, await open())
  await copyFilesIn(config, read.copy.target, read.files)
  writeSecrets(config.dataDir, secrets)
}
