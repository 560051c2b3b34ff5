import fs from 'node:fs'
import path from 'node:path'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { migrate } from '../src/platform/server/migrate.ts'
import { databaseUrl, templateName } from './database.ts'

const source = path.resolve(import.meta.dirname, '../src')

/** Every table that the code describes. */
async function describedTables(): Promise<PgTable[]> {
  const files = fs
    .readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(tables|audit|rate-limits|settings)\.ts$/.test(file))
  const modules = (await Promise.all(
    files.map((file) => import(path.join(source, file))),
  )) as Record<string, unknown>[]
  return [
    ...new Set(
      modules
        .flatMap((module) => Object.values(module))
        .filter((value): value is PgTable => value instanceof PgTable),
    ),
  ]
}

const sqlTypes: Record<string, string> = {
  int8: 'bigint',
  int4: 'integer',
  bool: 'boolean',
  timestamptz: 'timestamp with time zone',
}
const plainType = (type: string): string => type.replace(/\(.*\)/, '').trim()

async function withDatabase<T>(name: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl(inject('databaseAdminUrl'), name) })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

test('the migrated schema is the one that the code describes, column by column', async () => {
  const { rows } = await withDatabase(templateName, (client) =>
    client.query<{ table: string; column: string; type: string; required: boolean }>(`
      select table_name as table, column_name as column, is_nullable = 'NO' as required,
             case when data_type = 'ARRAY' then ltrim(udt_name, '_') || '[]' else udt_name end as type
      from information_schema.columns where table_schema = 'public' and table_name <> 'migrations'`),
  )
  const migrated = rows
    .map(
      (row) =>
        `${row.table}.${row.column} ${sqlTypes[row.type] ?? row.type}${row.required ? ' not null' : ''}`,
    )
    .sort()
  const described = (await describedTables())
    .flatMap((table) => {
      const { name, columns, primaryKeys } = getTableConfig(table)
      const keys = new Set(primaryKeys.flatMap((key) => key.columns.map((column) => column.name)))
      return columns.map((column) => {
        const type =
          plainType(column.getSQLType()) +
          (column.getSQLType().endsWith('[]') && !plainType(column.getSQLType()).endsWith('[]')
            ? '[]'
            : '')
        return `${name}.${column.name} ${type}${column.notNull || column.primary || keys.has(column.name) ? ' not null' : ''}`
      })
    })
    .sort()
  expect(described).toEqual(migrated)
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
  const files = fs.readdirSync(path.resolve(source, '../db/migrations'))
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
