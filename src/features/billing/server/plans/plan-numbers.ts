import { sql } from 'drizzle-orm'
import type { Context } from '../../../../platform/server/context.ts'
import { numberSeries } from './tables.ts'

/** ORD-P000001: plans have a series of their own. Call it in the transaction that stores the order. */
export const nextPlanOrder = async (ctx: Context): Promise<string> =>
  `ORD-P${padded(await next(ctx, 'plan_order'))}`

/** INV-P000001: given when it is paid, so that no number is missing. Call it in the transaction of the settlement. */
export const nextPlanInvoice = async (ctx: Context): Promise<string> =>
  `INV-P${padded(await next(ctx, 'plan_invoice'))}`

const padded = (number: number): string => String(number).padStart(6, '0')

/** Whoever comes next waits until this transaction has used its number, or has given it back by failing. */
async function next(ctx: Context, name: string): Promise<number> {
  const [row] = await ctx.db
    .insert(numberSeries)
    .values({ name, last: 1 })
    .onConflictDoUpdate({ target: numberSeries.name, set: { last: sql`${numberSeries.last} + 1` } })
    .returning({ last: numberSeries.last })
  if (!row) throw new Error(`the series ${name} gave no number`)
  return row.last
}
