import crypto from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { advisoryLock } from './roles.ts'
import { sqlState } from './db.ts'

const folder = path.resolve(import.meta.dirname, '../../../../db/migrations')

/** A change of a table waits at most so long for those who use it: behind it, everyone would wait. */
const lockTimeout = '3s'
/** So often is it tried before the upgrade is given up; those who waited behind it come in between. */
const lockTries = 3
const pauseMs = 1000
/** The first line of a migration that consists of one statement and runs outside a transaction, such as `create index concurrently`. */
const outside = /^-- outside a transaction\b/

/**
 * Applies the migrations that this database hasn't had yet, in order, each in a transaction but for one that says it runs outside.
 * Refuses a database whose past differs from ours, or which a later build has changed. Ends after the one named `last`, where one is.
 */
export async function migrate(
  url: string,
  say: (line: string) => void = () => {},
  from = folder,
  last?: string,
): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: 'manzil migrate',
  })
  client.on('error', () => {})
  await client.connect().catch((error: Error & { code?: string }) => {
    throw new Error(`The database can't be reached: ${error.message || error.code}.`, {
      cause: error,
    })
  })
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLock])
    // Who may only read and write rows can still tell that there is nothing to do.
    const { rows } = await client.query<{ found: string | null }>(
      "select to_regclass('migrations') as found",
    )
    if (rows[0]?.found === null)
      await client.query(
        'create table migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
      )
    const applied = new Map(
      (
        await client.query<{ name: string; checksum: string }>(
          'select name, checksum from migrations',
        )
      ).rows.map((row) => [row.name, row.checksum]),
    )
    await client.query(`set lock_timeout = '${lockTimeout}'`)
    const ours = await readMigrations(from)
    refuseLater([...applied.keys()], ours)
    for (const { name, sql, checksum } of ours) {
      if (last !== undefined && name > last) break
      const before = applied.get(name)
      if (before === checksum) continue
      if (before !== undefined)
        throw new Error(
          `The migration ${name} was changed after this database had it. Migrations only go forward: add a new one.`,
        )
      await applyPatiently(client, { name, sql, checksum }, say).catch((error: Error) => {
        throw new Error(`The migration ${name} failed: ${error.message}`, { cause: error })
      })
      say(`migrated: ${name}`)
    }
  } finally {
    await client.end()
  }
}

interface Migration {
  name: string
  sql: string
  checksum: string
}

/** What a later build has done to a table, this one knows nothing of: it would write rows that the other can't read. */
function refuseLater(applied: string[], ours: Migration[]): void {
  const known = new Set(ours.map(({ name }) => name))
  const unknown = applied.filter((name) => !known.has(name)).sort()
  if (unknown.length > 0)
    throw new Error(
      `This database has been used by a later version of Manzil (${unknown.join(', ')}). Start that one, or restore a copy from before its upgrade.`,
    )
}

async function applyPatiently(
  client: pg.Client,
  migration: Migration,
  say: (line: string) => void,
): Promise<void> {
  for (let tried = 1; ; tried++) {
    try {
      return await apply(client, migration)
    } catch (error) {
      const isLocked = sqlState(error) === '55P03'
      if (!isLocked || tried === lockTries) throw error
      say(`waiting for who uses its tables: ${migration.name}`)
      await wait(pauseMs)
    }
  }
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  const isOutside = outside.test(sql)
  if (isOutside) await dropInvalidIndexes(client)
  else await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
    if (!isOutside) await client.query('commit')
  } catch (error) {
    if (!isOutside) await client.query('rollback')
    throw error
  }
}

/**
 * What `create index concurrently` leaves when it breaks off: an index that nothing reads, whose name is taken. Left alone, `if not exists` would
 * take it for the one that is wanted. Nobody else makes one meanwhile, as one process at a time migrates.
 */
async function dropInvalidIndexes(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ index: string }>(
    `select indexrelid::regclass as index from pg_index join pg_class on pg_class.oid = indexrelid
     where not indisvalid and relkind = 'i' and relnamespace = 'public'::regnamespace`,
  )
  for (const { index } of rows) await client.query(`drop index concurrently ${index}`)
}

/** The migrations of this version, in their order. */
export async function readMigrations(from = folder): Promise<Migration[]> {
  const names = (await fs.readdir(from)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = await fs.readFile(path.join(from, name), 'utf8')
      return { name, sql, checksum: crypto.createHash('sha256').update(sql).digest('hex') }
    }),
  )
}
