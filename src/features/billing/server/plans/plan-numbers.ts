import { and, count, eq, isNotNull, sql } from 'drizzle-orm'
import type { Context } from '../../../../platform/server/context.ts'
import { orders } from '../tables.ts'

/** ORD-P000001: plans have a series of their own. Call it in the transaction that stores the order. */
export async function nextPlanOrder(ctx: Context): Promise<string> {
  await lockSeries(ctx, 'order')
  const [found] = await ctx.db.select({ before: count() }).from(orders).where(eq(orders.kind, 'plan'))
  return `ORD-P${padded(found?.before ?? 0)}`
}

/** INV-P000001: given when it is paid, so that no number is missing. Call it in the transaction of the settlement. */
export async function nextPlanInvoice(ctx: Context): Promise<string> {
  await lockSeries(ctx, 'invoice')
  const [found] = await ctx.db
    .select({ before: count() })
    .from(orders)
    .where(and(eq(orders.kind, 'plan'), isNotNull(orders.invoiceNo)))
  return `INV-P${padded(found?.before ?? 0)}`
}

const padded = (before: number): string => String(before + 1).padStart(6, '0')

const lockSeries = (ctx: Context, series: string): Promise<unknown> =>
  ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`plan ${series} number`}, 0))`)
