import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import crypto from 'node:crypto'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { databaseUrl } from '../../../test/database.ts'
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
  return { client, add, run: () => migrate(databaseUrl(adminUrl, name), undefined, folder) }
}

test('a change of a table gives up within seconds while someone holds it, leaves nothing, and succeeds the next time', async () => {
  const { client, add, run } = await newDatabase()
  add('0001_things.sql', 'create table things (id bigint)')
  await run()
  add('0002_names.sql', 'create table names (); alter table things add column name text')
  await client.query('begin')
  await client.query('select * from things')
  await expect(run()).rejects.toThrow(
    '0002_names.sql failed: canceling statement due to lock timeout',
  )
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
