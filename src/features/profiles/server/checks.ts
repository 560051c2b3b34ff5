import { type Column, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { qatarDate } from '../../../platform/shared/format.ts'
import type { Check } from '../contract.ts'

const asWire = sql.raw(`json_build_object('item', v.item, 'method', v.method,
  'checked_on', to_char(v.checked_at at time zone 'Asia/Qatar', 'YYYY-MM-DD'), 'valid_until', v.valid_until,
  'operators', case when v.confirmed_at is null then 1 else 2 end, 'name_differs', v.differences ? 'profile_name')`)

const running = (ofWhom: SQL, now: Date): SQL<Check[]> =>
  sql`coalesce((select json_agg(${asWire} order by v.item) from running_checks v
    where v.candidate_id = ${ofWhom} and v.valid_until >= ${qatarDate(now)}), '[]')`

/** A column of a query: what is checked of whoever's id that column holds, and holds today. */
export const runningChecks = (candidateId: Column, now: Date): SQL<Check[]> =>
  running(sql`${candidateId}`, now)

/** What is checked of one person and holds today. */
export async function checksOf(
  ctx: Pick<Context, 'db' | 'now'>,
  candidateId: number,
): Promise<Check[]> {
  const { rows } = await ctx.db.execute<{ checks: Check[] }>(
    sql`select ${running(sql`${candidateId}`, ctx.now)} as checks`,
  )
  return rows[0]?.checks ?? []
}

/** What is checked of some people and holds today. */
export async function checkedItems(
  { db, now }: Pick<Context, 'db' | 'now'>,
  ids: readonly number[],
): Promise<Map<number, string[]>> {
  const { rows } = await db.execute<{ id: string; items: string[] }>(
    sql`select candidate_id as id, array_agg(distinct item) as items from running_checks
      where candidate_id = any(${sql.param([...ids])}::bigint[]) and valid_until >= ${qatarDate(now)}
      group by candidate_id`,
  )
  return new Map(rows.map(({ id, items }) => [Number(id), items]))
}
