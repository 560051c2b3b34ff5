import fs from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import type { Client } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { Meter } from './hashing.ts'
import { type Copy, type Manifest, tableFile } from './manifest.ts'
import { addFile } from './target.ts'

type Table = Manifest['tables'][number]

/**
 * All tables with the columns that hold something, but for what is true of one database alone: which migrations it had, and by which of its
 * transactions a record changed. The queues are filled from the tables.
 */
const tablesOf = `
  select class.oid::regclass::text as name,
    array(select quote_ident(attname) from pg_attribute
      where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns
  from pg_class class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
    and relname not in ('migrations', 'record_changes')
  order by 1`

/** Writes every table as the client's transaction sees it, one after the other. */
export async function copyTablesOut(client: Client, copy: Copy): Promise<Table[]> {
  const { rows } = await client.query<Pick<Table, 'name' | 'columns'>>(tablesOf)
  const tables: Table[] = []
  for (const { name, columns } of rows) {
    const meter = new Meter()
    let rowCount = 0
    await addFile(copy.target, async (file) => {
      const out = client.query(copyTo(`copy (select ${columns.join(', ')} from ${name}) to stdout`))
      const writing = fs.createWriteStream(file, { mode: 0o600, flush: true })
      await pipeline(out, createZstdCompress(), meter, writing)
      rowCount = out.rowCount
      return tableFile(copy, name)
    })
    tables.push({ name, columns, rows: rowCount, sha256: meter.sha256() })
  }
  return tables
}

/** The newest number of each sequence, read after the tables: it may be ahead of them and never behind. */
export async function readSequences(client: Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select format('%I', sequencename) as name, last_value::text as value from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1`,
  )
  return rows
}

/** What of a copy no migration made: somebody's own tables beside the product's, with their sequences. */
export async function withoutForeign(
  client: Client,
  { tables, sequences }: Manifest,
): Promise<{ own: Pick<Manifest, 'tables' | 'sequences'>; foreign: Table[] }> {
  const { rows } = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relnamespace = 'public'::regnamespace`,
  )
  const there = new Set(rows.map(({ name }) => name))
  const isOurs = ({ name }: { name: string }) => there.has(name)
  return {
    own: { tables: tables.filter(isOurs), sequences: sequences.filter(isOurs) },
    foreign: tables.filter((table) => !isOurs(table)),
  }
}

/**
 * Fills a database that is as migrations left it: in one transaction, all or nothing. What migrations had put there goes first. Triggers
 * rest meanwhile, for each row was checked when it was written; foreign keys are made again at the end and so check all.
 */
export async function copyTablesIn(
  client: Client,
  copy: Copy,
  { tables, sequences }: Pick<Manifest, 'tables' | 'sequences'>,
): Promise<void> {
  await client.query('begin')
  const { rows: keys } = await client.query<{ drop: string; make: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
     from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`,
  )
  for (const { drop } of keys) await client.query(drop)
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`)
  if (tables.length > 0) await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`)
  for (const { name, columns } of tables)
    await pipeline(
      await copy.target.read(tableFile(copy, name)),
      createZstdDecompress(),
      client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`)),
    )
  for (const { make } of keys) await client.query(make)
  for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`)
  for (const { name, value } of sequences)
    await client.query('select setval($1::regclass, $2)', [name, value])
  await client.query('commit')
}

/** The tables whose number of rows is not what the copy says. */
export async function compareCounts(
  client: Client,
  { tables }: Pick<Manifest, 'tables'>,
): Promise<string[]> {
  const wrong: string[] = []
  for (const { name, rows: expected } of tables) {
    const { rows } = await client.query<{ n: string }>(`select count(*) as n from ${name}`)
    if (Number(rows[0]?.n) !== expected)
      wrong.push(`${name} has ${rows[0]?.n} rows and not ${expected}`)
  }
  return wrong
}
