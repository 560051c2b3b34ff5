import { expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { jobContext } from '../../../../test/people.ts'
import { allKeepers } from './keepers.ts'

const app = useTestApp()

test('every table that names a user or a candidate is erased with her, or kept for a reason that is written down', async () => {
  const { rows } = await app.connection.pool.query<{ table: string }>(
    `select distinct conrelid::regclass::text as table from pg_constraint
     where contype = 'f' and confrelid in ('users'::regclass, 'candidates'::regclass) order by 1`,
  )
  const referring = rows.map(({ table }) => table)
  const kept = Object.assign({}, ...allKeepers(jobContext(app)).map(({ tables }) => tables)) as Record<string, 'erased' | { kept: string }>
  expect(referring.filter((table) => kept[table] === undefined)).toEqual([])
  const { rows: all } = await app.connection.pool.query<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'public'`)
  const known = new Set(all.map(({ name }) => name))
  expect(Object.keys(kept).filter((table) => !known.has(table))).toEqual([])
  for (const rule of Object.values(kept)) if (rule !== 'erased') expect(rule.kept.length).toBeGreaterThan(10)
})
