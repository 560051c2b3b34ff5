import fs from 'node:fs'
import path from 'node:path'
import { getTableConfig, PgArray, type PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'

const source = path.resolve(import.meta.dirname, '../src')
const byHand = path.resolve(import.meta.dirname, 'by-hand')
const snapshot = path.resolve(import.meta.dirname, 'schema.jsonl')

type Parts<T = unknown> = Record<string, { name: string } & T>

/** Of drizzle-kit's description of a table, what is touched here. */
interface Table {
  name: string
  columns: Parts
  indexes: Parts
  foreignKeys: Parts<{ columnsFrom: string[] }>
  compositePrimaryKeys: Parts
  uniqueConstraints: Parts
  checkConstraints: Parts<{ value: string }>
}
type Schema = Omit<ReturnType<typeof generateDrizzleJson>, 'tables'> & {
  tables: Record<string, Table>
}
const describe = generateDrizzleJson as (tables: Record<string, PgTable>) => Schema

/** Every table that the code declares, wherever it does. */
async function declaredTables(): Promise<PgTable[]> {
  const files = fs
    .readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => path.join(source, file))
    .filter((file) => /^export const \w+ = pgTable\(/m.test(fs.readFileSync(file, 'utf8')))
  const modules = (await Promise.all(files.map((file) => import(file)))) as object[]
  return modules
    .flatMap((module) => Object.values(module) as unknown[])
    .filter((value): value is PgTable => value instanceof PgTable)
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** A column whose values are a list in the code holds nothing else in the database. */
function listCheck(table: string, column: PgColumn): [string, { name: string; value: string }][] {
  const isArray = column instanceof PgArray
  const { enumValues } = isArray ? (column.baseColumn as PgColumn) : column
  if (enumValues === undefined) return []
  const list = enumValues.map(quoted).join(', ')
  const name = `${table}_${column.name}_check`
  const value = isArray
    ? `"${column.name}" <@ array[${list}]::text[]`
    : `"${column.name}" in (${list})`
  return [[name, { name, value }]]
}

/** What drizzle-kit makes of a table, under the names that PostgreSQL itself gives. */
function named(table: Table, columns: PgColumn[]): Table {
  const keyed = <T>(parts: Parts<T>, nameOf: (part: T) => string): Parts<T> =>
    Object.fromEntries(
      Object.values(parts).map((part) => [nameOf(part), { ...part, name: nameOf(part) }]),
    )
  return {
    ...table,
    foreignKeys: keyed(
      table.foreignKeys,
      ({ columnsFrom }) => `${table.name}_${columnsFrom.join('_')}_fkey`,
    ),
    compositePrimaryKeys: keyed(table.compositePrimaryKeys, () => `${table.name}_pkey`),
    checkConstraints: {
      ...Object.fromEntries(columns.flatMap((column) => listCheck(table.name, column))),
      ...table.checkConstraints,
    },
  }
}

/** The schema as `tables.ts` declare it. */
export async function readDeclared(): Promise<Schema> {
  const tables = (await declaredTables()).map((table) => ({ table, ...getTableConfig(table) }))
  const declared = describe(Object.fromEntries(tables.map(({ name, table }) => [name, table])))
  return {
    ...declared,
    tables: Object.fromEntries(
      Object.entries(declared.tables)
        .map(([key, table]): [string, Table] => {
          const columns = tables.find(({ name }) => name === table.name)?.columns ?? []
          return [key, named(table, columns)]
        })
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    ),
  }
}

/** The statements that bring a database from one schema to the next. */
export const writeMigration = (before: Schema, after: Schema): Promise<string[]> =>
  generateMigration(before, after)

/** The statements that make an empty database one of this schema, with what is written by hand. */
export async function writeFreshSql(schema: Schema): Promise<string[]> {
  const read = (name: string) => fs.readFileSync(path.join(byHand, name), 'utf8')
  return [
    read('before-tables.sql'),
    ...(await writeMigration(describe({}), schema)),
    read('after-tables.sql'),
  ]
}

/** A line for each table: what two people change in different ones is merged without a conflict. */
export const linesOf = ({ tables }: Schema): string =>
  Object.values(tables)
    .map((table) => `${JSON.stringify(table)}\n`)
    .join('')

/** The schema as it was declared when the newest migration was made. */
export function readSnapshot(): Schema {
  const tables = fs
    .readFileSync(snapshot, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Table)
  return {
    ...describe({}),
    tables: Object.fromEntries(tables.map((table) => [`public.${table.name}`, table])),
  }
}

export const writeSnapshot = (schema: Schema): void => fs.writeFileSync(snapshot, linesOf(schema))
