import { and, asc, count, eq, gt, gte, sql } from 'drizzle-orm'
import { customType, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { looseId } from './database/columns.ts'
import type { Database } from './database/db.ts'

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })

/** Which records were told to have changed, each with the last transaction that did: for those who heard nothing for a while. */
export const recordChanges = pgTable(
  'record_changes',
  {
    topic: text().notNull(),
    recordId: looseId('record_id').notNull(),
    changedIn: transactionId('changed_in').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.topic, row.recordId] }),
    index('record_changes_since').on(row.topic, row.changedIn),
  ],
)

/** A point in the order of transactions: what it takes in was committed, and can be read, before it was asked for. */
export type Position = string

/**
 * Where the database stands. Transactions end in another order than they begin: every one before this has ended, so whatever is still
 * to be seen, or was seen a moment ago, is found from here on.
 */
export async function positionOf(db: Database): Promise<Position> {
  const { rows } = await db.execute<{ position: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as position`,
  )
  return rows[0]!.position
}

/** What tells a database from any other, a restored one included, whose positions mean nothing here. */
export async function identityOf(db: Database): Promise<string> {
  const { rows } = await db.execute<{ identity: string }>(
    sql`select concat_ws(' ', system_identifier, timeline_id, oid) as identity
      from pg_control_system(), pg_control_checkpoint(), pg_database where datname = current_database()`,
  )
  return rows[0]!.identity
}

const since = (topic: string, position: Position) =>
  and(eq(recordChanges.topic, topic), gte(recordChanges.changedIn, sql`${position}::text::xid8`))

export async function countChangedSince(
  db: Database,
  topic: string,
  position: Position,
): Promise<number> {
  const [row] = await db
    .select({ changed: count() })
    .from(recordChanges)
    .where(since(topic, position))
  return row?.changed ?? 0
}

/** Ids of the records that changed since, some at a time. */
export async function* listChangedSince(
  db: Database,
  topic: string,
  position: Position,
  atOnce: number,
): AsyncGenerator<number[]> {
  for (let after = 0; ;) {
    const rows = await db
      .select({ id: recordChanges.recordId })
      .from(recordChanges)
      .where(and(since(topic, position), gt(recordChanges.recordId, after)))
      .orderBy(asc(recordChanges.recordId))
      .limit(atOnce)
    if (rows.length > 0) yield rows.map(({ id }) => id)
    if (rows.length < atOnce) return
    after = rows.at(-1)!.id
  }
}
