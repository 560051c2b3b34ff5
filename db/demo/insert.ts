import { getTableColumns, getTableName, type Table } from 'drizzle-orm'
import type pg from 'pg'

const rowsAtOnce = 2500

/** Ids that nobody else will get, in rising order. */
export async function reserveIds(
  client: pg.ClientBase,
  table: Table,
  count: number,
): Promise<number[]> {
  const { rows } = await client.query<{ id: string }>(
    `select nextval(pg_get_serial_sequence($1, 'id'))::text as id from generate_series(1, $2)`,
    [getTableName(table), count],
  )
  return rows.map(({ id }) => Number(id))
}

/** Stores many rows at once, with the ids they bring. All of them hold the columns of the first. */
export async function insertRows<T extends Table>(
  client: pg.ClientBase,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first)
  const name = `"${getTableName(table)}"`
  const names = columns.map(([, column]) => `"${column.name}"`).join(', ')
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const part = rows.slice(from, from + rowsAtOnce) as Record<string, unknown>[]
    const records = part.map((row) =>
      Object.fromEntries(columns.map(([key, column]) => [column.name, row[key]])),
    )
    await client.query(
      `insert into ${name} (${names}) overriding system value select ${names} from json_populate_recordset(null::${name}, $1)`,
      [JSON.stringify(records)],
    )
  }
}
