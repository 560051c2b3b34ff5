import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Context } from '../../../../platform/server/context.ts'
import {
  bucketOf,
  type TimeBuckets,
  withinBuckets,
} from '../../../../platform/server/time-buckets.ts'
import { refunds } from '../tables.ts'
import { ledgerEntries, ledgerLines } from './tables.ts'

/** What came in and what went back, in the currency that holds. */
export async function sumMoney(
  { db, settings }: Context,
  buckets: TimeBuckets,
): Promise<{ span: number; kind: 'income' | 'refunds'; amountMinor: number }[]> {
  const span = bucketOf(ledgerEntries.at, buckets).as('span')
  const rows = await db
    .select({
      span,
      kind: ledgerEntries.kind,
      amountMinor: sql<number>`abs(sum(${ledgerLines.amountMinor}))::bigint`,
    })
    .from(ledgerEntries)
    .innerJoin(
      ledgerLines,
      and(eq(ledgerLines.entryId, ledgerEntries.id), eq(ledgerLines.account, 'provider')),
    )
    .where(
      and(
        inArray(ledgerEntries.kind, ['capture', 'refund_paid']),
        withinBuckets(ledgerEntries.at, buckets),
        eq(ledgerEntries.currency, settings.currency),
      ),
    )
    .groupBy(span, ledgerEntries.kind)
  return rows.map(({ kind, ...row }) => ({
    ...row,
    kind: kind === 'capture' ? 'income' : 'refunds',
  }))
}

/** Refunds that are owed and not made yet. */
export const countWaitingRefunds = ({ db }: Pick<Context, 'db'>): Promise<number> =>
  db.$count(refunds, eq(refunds.status, 'pending'))
