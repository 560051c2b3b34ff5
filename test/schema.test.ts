import { is } from 'drizzle-orm'
import { getViewConfig, PgColumn } from 'drizzle-orm/pg-core'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { describeDatabase } from '../db/catalog.ts'
import {
  declaredViews,
  linesOf,
  readDeclared,
  readSnapshot,
  writeFreshSql,
  writeMigration,
} from '../db/declared.ts'
import { capabilities } from '../src/app/capabilities.ts'
import { migrate } from '../src/platform/server/database/migrate.ts'
import { createRegistry } from '../src/platform/server/registry.ts'
import { databaseUrl, templateName } from './database.ts'

const source = path.resolve(import.meta.dirname, '../src')
const folder = path.resolve(import.meta.dirname, '../db/migrations')

async function withDatabase<T>(name: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl(inject('databaseAdminUrl'), name) })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function makeDatabase(name: string, statements: readonly string[]): Promise<string[]> {
  await withDatabase('postgres', (client) => client.query(`create database ${name}`))
  return withDatabase(name, async (client) => {
    for (const statement of statements) await client.query(statement)
    return describeDatabase(client)
  })
}

// spec: 1.3 Profile, read: all fields
test('the migrated schema is the one that the code declares, definition by definition', async () => {
  const declared = await makeDatabase('declared', await writeFreshSql(await readDeclared()))
  const migrated = await withDatabase(templateName, describeDatabase)
  expect(migrated).toEqual(declared)
  expect(declared.length).toBeGreaterThan(1000)
})

test('whoever reads a view knows its columns as they are, and somebody owns it', async () => {
  const views = (await declaredViews()).map(getViewConfig)
  const columnsOf = (view: (typeof views)[number]) =>
    Object.values(view.selectedFields)
      .filter((field): field is PgColumn => is(field, PgColumn))
      .map((column) => `${view.name}.${column.name} ${column.getSQLType()}`)
  const { rows } = await withDatabase(templateName, (client) =>
    client.query<{ line: string }>(
      `select format('%s.%s %s', relname, attname, format_type(atttypid, atttypmod)) as line
         from pg_attribute join pg_class on pg_class.oid = attrelid
         where relnamespace = 'public'::regnamespace and relkind = 'v'`,
    ),
  )
  const there = rows.map(({ line }) => line.replace('numeric(5,1)', 'numeric(5, 1)'))
  expect(there).toEqual(expect.arrayContaining(views.flatMap(columnsOf)))
  expect(
    views
      .filter(({ isExisting }) => !isExisting)
      .flatMap(columnsOf)
      .sort(),
  ).toEqual(there.sort())
})

test('whose refusal has words of its own is a unique index that there is', async () => {
  const { rows } = await withDatabase(templateName, (client) =>
    client.query<{ name: string }>(
      `select indexrelid::regclass::text as name from pg_index where indisunique`,
    ),
  )
  const { conflicts } = createRegistry(capabilities)
  expect(Object.keys(conflicts)).not.toEqual([])
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(conflicts)))
})

test('what tables.ts declare has its migration: the snapshot of npm run db:new is theirs', async () => {
  expect(linesOf(readSnapshot())).toBe(linesOf(await readDeclared()))
})

test('a record that the code deletes is found by an index wherever another names it', async () => {
  const deleted = fs
    .readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [
      ...fs
        .readFileSync(path.join(source, file), 'utf8')
        .matchAll(/(?:\.delete\(|deleteAll\(\w+, )(\w+)/g),
    ])
    .map(([, name = '']) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
  expect(deleted).toContain('stored_files')
  const { rows } = await withDatabase(templateName, (client) =>
    client.query(
      `select conname from pg_constraint
         join pg_attribute on attrelid = conrelid and attnum = conkey[1]
         where contype = 'f' and confrelid::regclass::text = any($1) and not exists (
           select from pg_index where indrelid = conrelid and indkey[0] = conkey[1]
             and (indpred is null or pg_get_expr(indpred, indrelid) = format('(%I IS NOT NULL)', attname)))
         order by conname`,
      [deleted],
    ),
  )
  expect(rows).toEqual([])
})

test('a migration written for a change brings a database to what is declared', async () => {
  const after = await readDeclared()
  const before = structuredClone(after)
  const { messages, notices, interviews, agency_objections } = Object.fromEntries(
    Object.values(before.tables).map((table) => [table.name, table]),
  )
  delete before.tables[`public.${agency_objections?.name}`]
  delete messages?.columns.due_at
  delete messages?.indexes.messages_dead
  delete notices?.uniqueConstraints.notices_user_id_key_key
  delete interviews?.checkConstraints.interviews_status_check
  delete interviews?.foreignKeys.interviews_employer_id_fkey
  const changed = await makeDatabase('changed', [
    ...(await writeFreshSql(before)),
    ...(await writeMigration(before, after)),
  ])
  expect(changed).toEqual(await withDatabase(templateName, describeDatabase))
})

test('migrating again, and by two processes at once, changes nothing', async () => {
  const url = databaseUrl(inject('databaseAdminUrl'), 'migrate_twice')
  await withDatabase('postgres', (client) => client.query('create database migrate_twice'))
  const said: string[] = []
  await Promise.all([
    migrate(url, (line) => said.push(line)),
    migrate(url, (line) => said.push(line)),
  ])
  await migrate(url, (line) => said.push(line))
  const files = fs.readdirSync(folder)
  expect(said.sort()).toEqual(files.map((file) => `migrated: ${file}`).sort())
})

test('a database whose past was rewritten is refused', async () => {
  const url = databaseUrl(inject('databaseAdminUrl'), 'migrate_rewritten')
  await withDatabase('postgres', (client) =>
    client.query(`create database migrate_rewritten template ${templateName}`),
  )
  await withDatabase('migrate_rewritten', (client) =>
    client.query(`update migrations set checksum = 'another' where name like '0001%'`),
  )
  await expect(migrate(url)).rejects.toThrow('Migrations only go forward')
})
