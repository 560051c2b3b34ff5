import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Context } from '../../../../platform/server/context.ts'
import type { AlertKind } from '../../alert-contract.ts'
import { type AlertRow, moneyAlerts } from './tables.ts'

/** Why a payment needed the look of an operator; null when it didn't. */
export async function alertOfPayment(ctx: Context, paymentId: string): Promise<AlertKind | null> {
  const [row] = await ctx.db
    .select({ kind: moneyAlerts.kind })
    .from(moneyAlerts)
    .where(and(eq(moneyAlerts.paymentId, paymentId), isNull(moneyAlerts.refundId)))
    .limit(1)
  return row?.kind ?? null
}

/** The open ones first, each kind newest first. */
export const listNewestAlerts = (
  ctx: Context,
  page: number,
  pageSize: number,
): Promise<AlertRow[]> =>
  ctx.db
    .select()
    .from(moneyAlerts)
    .orderBy(sql`${moneyAlerts.settledAt} is not null`, desc(moneyAlerts.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)

/** How many wait for an operator. */
export const countOpenAlerts = ({ db }: Pick<Context, 'db'>): Promise<number> =>
  db.$count(moneyAlerts, isNull(moneyAlerts.settledAt))
