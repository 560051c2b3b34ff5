import { and, count, eq, sql } from 'drizzle-orm'
import { audit } from '../../../platform/server/audit.ts'
import { broadcastToUsers } from '../../../platform/server/bus.ts'
import type { Context } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import { qatarDate } from '../../../platform/shared/format.ts'
import { orderLines, type OrderRow, orders } from './tables.ts'
import { currencyForOrder } from './currency.ts'
import { linesToOrder } from './lines-to-order.ts'
import { releaseMandate } from './mandates/end-mandate.ts'

type Parties = Pick<OrderRow, 'employerId'> & { candidateId: number }

/** Opens the order of a selection: the lines of its quote, numbered after the candidate. */
export function openOrder(ctx: Context, { employerId, candidateId }: Parties): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const lines = await linesToOrder(ctx, candidateId)
    const number = await nextNumber(ctx, candidateId)
    const fresh = {
      employerId,
      candidateId,
      orderNo: `ORD-${number}`,
      invoiceNo: `INV-${number}`,
      orderDate: qatarDate(ctx.now),
      currency: await currencyForOrder(ctx),
      status: 'pending' as const,
    }
    const [order] = await ctx.db
      .insert(orders)
      .values({ ...fresh, createdAt: ctx.now })
      .returning({ id: orders.id })
    if (!order) throw new Error('the order was not stored')
    await ctx.db
      .insert(orderLines)
      .values(lines.map((line, index) => ({ ...line, orderId: order.id, position: index + 1 })))
    const amountMinor = lines.reduce((sum, line) => sum + line.amountMinor, 0)
    await audit(ctx, 'order.open', `order:${order.id}`, { amountMinor })
    await broadcastToUsers(ctx, employerId, 'orders')
  })
}

/** Closes the household's unpaid order for a candidate, when it has one: it can't be paid any more. */
export function closeOrder(ctx: Context, { employerId, candidateId }: Parties): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const closed = await ctx.db
      .update(orders)
      .set({ status: 'closed' })
      .where(
        and(
          eq(orders.employerId, employerId),
          eq(orders.candidateId, candidateId),
          eq(orders.status, 'pending'),
        ),
      )
      .returning({ id: orders.id })
    for (const { id } of closed) {
      await audit(ctx, 'order.close', `order:${id}`)
      await releaseMandate(ctx, { id, employerId, candidateId })
    }
    await broadcastToUsers(ctx, employerId, 'orders')
  })
}

/** 000123 for a candidate's first order, 000123-2 for the next, whichever household it is of. */
async function nextNumber(ctx: Context, candidateId: number): Promise<string> {
  await ctx.db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`order number:${candidateId}`}, 0))`,
  )
  const [found] = await ctx.db
    .select({ before: count() })
    .from(orders)
    .where(eq(orders.candidateId, candidateId))
  const before = found?.before ?? 0
  return `${String(candidateId).padStart(6, '0')}${before === 0 ? '' : `-${before + 1}`}`
}
