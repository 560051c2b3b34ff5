import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import crypto from 'node:crypto'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { databaseUrl } from '../../../../test/database.ts'
import { migrate } from './migrate.ts'

/** An empty database, and a folder of migrations for it. */
async function newDatabase() {
  const adminUrl = inject('databaseAdminUrl')
  const name = `migrations_${crypto.randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'manzil-migrations-'))
  const client = new pg.Client({ connectionString: databaseUrl(adminUrl, name) })
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
    fs.rmSync(folder, { recursive: true })
  })
  const add = (file: string, sql: string) => fs.writeFileSync(path.join(folder, file), sql)
  const run = (say?: (line: string) => void) => migrate(databaseUrl(adminUrl, name), say, folder)
  return { client, add, folder, run }
}

test('a change of a table is given up after three tries while someone holds it, leaves nothing, and succeeds the next time', async () => {
  const { client, add, run } = await newDatabase()
  add('0001_things.sql', 'create table things (id bigint)')
  await run()
  add('0002_names.sql', 'create table names (); alter table things add column name text')
  await client.query('begin')
  await client.query('select * from things')
  const said: string[] = []
  await expect(run((line) => said.push(line))).rejects.toThrow(
    '0002_names.sql failed: canceling statement due to lock timeout',
  )
  expect(said).toEqual(Array(2).fill('waiting for who uses its tables: 0002_names.sql'))
  await client.query('rollback')
  expect((await client.query("select to_regclass('names') as found")).rows).toEqual([
    { found: null },
  ])
  await run()
  expect((await client.query('select name from migrations order by name')).rows).toEqual([
    { name: '0001_things.sql' },
    { name: '0002_names.sql' },
  ])
})

test('a migration that says so runs outside a transaction, as an index that is built beside the writers must', async () => {
  const { client, add, run } = await newDatabase()
  add('0001_things.sql', 'create table things (id bigint)')
  add(
    '0002_index.sql',
    '-- outside a transaction\ncreate index concurrently if not exists things_id on things (id)',
  )
  await run()
  await run()
  expect(
    (await client.query("select indexname from pg_indexes where tablename = 'things'")).rows,
  ).toEqual([{ indexname: 'things_id' }])
})

const indexesOf = async (client: pg.Client) =>
  (
    await client.query(
      `select relname as name, indisvalid as valid from pg_index join pg_class on pg_class.oid = indexrelid
       where indrelid = 'things'::regclass`,
    )
  ).rows

test.each(['if not exists ', ''])(
  'an index that broke off is made again, whole (concurrently %s…)',
  async (unlessThere) => {
    const { client, add, run } = await newDatabase()
    add('0001_things.sql', 'create table things (id bigint); insert into things values (1), (1)')
    add(
      '0002_index.sql',
      `-- outside a transaction\ncreate unique index concurrently ${unlessThere}"things by id" on things (id)`,
    )
    await expect(run()).rejects.toThrow('0002_index.sql failed: could not create unique index')
    expect(await indexesOf(client)).toEqual([{ name: 'things by id', valid: false }])
    await client.query('truncate things')
    await run()
    expect(await indexesOf(client)).toEqual([{ name: 'things by id', valid: true }])
    expect((await client.query('select from migrations')).rowCount).toBe(2)
  },
)

test('an index that waited too long for a writer is whole after the next try', async () => {
  const { client, add, run } = await newDatabase()
  add('0001_things.sql', 'create table things (id bigint)')
  await run()
  add(
    '0002_index.sql',
    '-- outside a transaction\ncreate index concurrently if not exists things_id on things (id)',
  )
  await client.query('begin')
  await client.query('insert into things values (1)')
  const said: string[] = []
  await run((line) => {
    said.push(line)
    if (line.startsWith('waiting')) void client.query('commit')
  })
  expect(said).toEqual([
    'waiting for who uses its tables: 0002_index.sql',
    'migrated: 0002_index.sql',
  ])
  expect(await indexesOf(client)).toEqual([{ name: 'things_id', valid: true }])
})

test('a change of a table goes on once whoever held it has left', async () => {
  const { client, add, run } = await newDatabase()
  add('0001_things.sql', 'create table things (id bigint)')
  await run()
  add('0002_names.sql', 'alter table things add column name text')
  await client.query('begin')
  await client.query('select * from things')
  const said: string[] = []
  await run((line) => {
    said.push(line)
    if (line.startsWith('waiting')) void client.query('rollback')
  })
  expect(said).toEqual([
    'waiting for who uses its tables: 0002_names.sql',
    'migrated: 0002_names.sql',
  ])
})

test('a database that a later build has changed is refused, and stays as it is', async () => {
  const { client, add, folder, run } = await newDatabase()
  add('0001_things.sql', 'create table things (id bigint)')
  add('0003_later.sql', 'alter table things add column later text')
  await run()
  fs.rmSync(path.join(folder, '0003_later.sql'))
  add('0002_own.sql', 'drop table things')
  await expect(run()).rejects.toThrow(
    'This database has been used by a later version of Manzil (0003_later.sql).',
  )
  expect((await client.query('select later from things')).rows).toEqual([])
})
