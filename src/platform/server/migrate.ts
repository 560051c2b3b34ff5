import crypto from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'

const folder = path.resolve(import.meta.dirname, '../../../db/migrations')
// Any number, the same in every process: only one of them migrates at a time.
const advisoryLock = 7_263_901

/** Applies the migrations that this database hasn't had yet, in order, each in a transaction. Refuses a database whose past differs from ours. */
export async function migrate(url: string, say: (line: string) => void = () => {}): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, application_name: 'manzil migrate' })
  client.on('error', () => {})
  await client.connect().catch((error: Error & { code?: string }) => {
    throw new Error(`The database can't be reached: ${error.message || error.code}.`, { cause: error })
  })
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLock])
    await client.query(
      'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    )
    const applied = new Map(
      (await client.query<{ name: string; checksum: string }>('select name, checksum from migrations')).rows.map((row) => [row.name, row.checksum]),
    )
    for (const { name, sql, checksum } of await readMigrations()) {
      const before = applied.get(name)
      if (before === checksum) continue
      if (before !== undefined)
        throw new Error(`The migration ${name} was changed after this database had it. Migrations only go forward: add a new one.`)
      await client.query('begin')
      try {
        await client.query(sql)
        await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
        await client.query('commit')
      } catch (error) {
        await client.query('rollback')
        throw new Error(`The migration ${name} failed: ${(error as Error).message}`, { cause: error })
      }
      say(`migrated: ${name}`)
    }
  } finally {
    await client.end()
  }
}

async function readMigrations(): Promise<{ name: string; sql: string; checksum: string }[]> {
  const names = (await fs.readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = await fs.readFile(path.join(folder, name), 'utf8')
      return { name, sql, checksum: crypto.createHash('sha256').update(sql).digest('hex') }
    }),
  )
}
