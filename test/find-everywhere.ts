import type { TestApp } from './harness.ts'

/** Where any of these words stands in any text or JSON column of any table: 'table.column'. */
export async function findEverywhere(test: TestApp, words: readonly string[]): Promise<string[]> {
  const { rows: columns } = await test.connection.pool.query<{ table: string; column: string }>(
    `select c.table_name as table, c.column_name as column from information_schema.columns c
     join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
     where c.table_schema = 'public' and c.udt_name in ('text', 'varchar', 'json', 'jsonb', '_text', 'citext', 'tsvector')`,
  )
  const found: string[] = []
  for (const { table, column } of columns) {
    const { rows } = await test.connection.pool.query<{ hits: number }>(
      `select count(*)::int as hits from "${table}" where exists (select from unnest($1::text[]) as word where position(lower(word) in lower("${column}"::text)) > 0)`,
      [words],
    )
    if ((rows[0]?.hits ?? 0) > 0) found.push(`${table}.${column}`)
  }
  return found
}
