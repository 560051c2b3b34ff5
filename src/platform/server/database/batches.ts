import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Context } from '../context.ts'
import { reasonOf } from '../log.ts'

const size = 200

interface Work<Row> {
  /** For the log: what could not be done to one of them. */
  what: string
  /** The next that are due, by their ids, above one of them. */
  due: (afterId: number, most: number) => Promise<Row[]>
  /** Does it to one, in a transaction of its own. */
  each: (row: Row) => Promise<unknown>
}

/** Does a job's work until nothing is left, a batch after the other; one that fails is logged and stops no other. Gives how many were done. */
export async function inBatches<Row extends { id: number }>(
  ctx: Context,
  { what, due, each }: Work<Row>,
): Promise<number> {
  let done = 0
  let afterId = 0
  for (;;) {
    const rows = await due(afterId, size)
    for (const row of rows) {
      try {
        if ((await each(row)) !== false) done += 1
      } catch (error) {
        ctx.log.error({ id: row.id, reason: reasonOf(error) }, what)
      }
    }
    if (rows.length < size) return done
    afterId = rows.at(-1)?.id ?? afterId
  }
}

const deletedAtOnce = 1000

/**
 * Deletes every row that meets a condition, a batch after the other, each by itself: none is long, and what is done stays done. A row that
 * someone else holds is left to the next time.
 */
export async function deleteAll(
  ctx: Context,
  table: PgTable,
  condition: SQL | undefined,
): Promise<void> {
  if (condition === undefined) throw new Error('a condition says what is deleted')
  const batch = sql`select ctid from ${table} where ${condition} limit ${deletedAtOnce} for update skip locked`
  for (let deleted: number | null = deletedAtOnce; deleted === deletedAtOnce;)
    ({ rowCount: deleted } = await ctx.db.execute(
      sql`delete from ${table} where ctid = any(array(${batch}))`,
    ))
}
