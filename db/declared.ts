import fs from 'node:fs'
import path from 'node:path'
import {
  getTableConfig,
  getViewConfig,
  PgArray,
  type PgColumn,
  PgTable,
  PgView,
} from 'drizzle-orm/pg-core'
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
interface View {
  name: string
  definition: string
}
type Schema = Omit<ReturnType<typeof generateDrizzleJson>, 'tables' | 'views'> & {
  tables: Record<string, Table>
  views: Record<string, View>
}
const describe = generateDrizzleJson as (declared: Record<string, PgTable | PgView>) => Schema

/** Every table and view that the code declares, wherever it does. */
async function declared(): Promise<unknown[]> {
  const files = fs
    .readdirSync(source, { recursive: true, encoding: 'utf8' })
    .sort()
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => path.join(source, file))
    .filter((file) => /^export const \w+ = pg(Table|View)\(/m.test(fs.readFileSync(file, 'utf8')))
  const modules = (await Promise.all(files.map((file) => import(file)))) as object[]
  return modules.flatMap((module) => Object.values(module) as unknown[])
}

/** Every view that the code reads: of whoever owns it, and of others who name it in queries of theirs. */
export const declaredViews = async (): Promise<PgView[]> =>
  (await declared()).filter((value): value is PgView => value instanceof PgView)

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
  const tables = (await declared())
    .filter((value): value is PgTable => value instanceof PgTable)
    .map((table) => ({ table, ...getTableConfig(table) }))
  const owned = (await declaredViews()).filter((view) => !getViewConfig(view).isExisting)
  const schema = describe(
    Object.fromEntries([
      ...tables.map(({ name, table }) => [name, table] as const),
      ...owned.map((view) => [getViewConfig(view).name, view] as const),
    ]),
  )
  return {
    ...schema,
    tables: Object.fromEntries(
      Object.entries(schema.tables)
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

/** A line for each table and view: what two people change in different ones is merged without a conflict. */
export const linesOf = ({ tables, views }: Schema): string =>
  [...Object.values(tables), ...Object.values(views)]
    .map((part) => `${JSON.stringify(part)}\n`)
    .join('')

/** The schema as it was declared when the newest migration was made. */
export function readSnapshot(): Schema {
  const parts = fs
    .readFileSync(snapshot, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Table | View)
  const named = <T extends Table | View>(of: T[]) =>
    Object.fromEntries(of.map((part) => [`public.${part.name}`, part]))
  return {
    ...describe({}),
    tables: named(parts.filter((part): part is Table => 'indexes' in part)),
    views: named(parts.filter((part): part is View => 'definition' in part)),
  }
}

export const writeSnapshot = (schema: Schema): void => fs.writeFileSync(snapshot, linesOf(schema))
