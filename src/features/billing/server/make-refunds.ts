import { and, asc, eq, sql } from 'drizzle-orm'
import { audit } from '../../../platform/server/audit.ts'
import { announceTo } from '../../../platform/server/bus.ts'
import type { Context } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/db.ts'
import { formatAmount, fromMinor } from '../../../platform/shared/money.ts'
import { notify } from '../../notifications/server/index.ts'
import { postRefundPaid } from './ledger/post-entry.ts'
import { movePayment } from './move-payment.ts'
import { providerOf } from './provider-of.ts'
import { getOrderById, lockDealings, lockPayment } from './queries.ts'
import { returnPath } from './return-from-provider.ts'
import { type PaymentRow, type RefundRow, refunds } from './tables.ts'

/** Asks the provider to give back what is owed of a payment, outside any transaction; what fails is tried again by the sweep. */
export async function makeRefunds(ctx: Context, payment: PaymentRow): Promise<PaymentRow> {
  const owed = await ctx.db
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, payment.id), eq(refunds.status, 'pending')))
    .orderBy(asc(refunds.createdAt))
  let current = payment
  for (const refund of owed) {
    try {
      if (refund.amountMinor > 0) {
        await providerOf(ctx, payment).refund(payment.providerPaymentId ?? '', { reference: refund.id, amountMinor: refund.amountMinor })
      }
    } catch (error) {
      ctx.log.error({ payment: payment.id, reason: (error as Error).message }, 'a refund failed and will be tried again')
      return current
    }
    current = await recordRefund(ctx, refund)
  }
  return current
}

async function recordRefund(ctx: Context, refund: RefundRow): Promise<PaymentRow> {
  const order = await getOrderById(ctx, refund.orderId)
  return transaction(ctx, async (ctx) => {
    await lockDealings(ctx, order)
    const payment = await lockPayment(ctx, refund.paymentId)
    const done = await ctx.db
      .update(refunds)
      .set({ status: 'done', completedAt: ctx.now })
      .where(and(eq(refunds.id, refund.id), eq(refunds.status, 'pending')))
      .returning({ id: refunds.id })
    if (done.length === 0) return payment
    await postRefundPaid(ctx, refund)
    if (refund.amountMinor > 0) {
      const params = { order_no: order.orderNo, amount: formatAmount(fromMinor(refund.amountMinor), refund.currency) }
      await notify(ctx, { userId: order.employerId, kind: 'refund_made', params, path: returnPath(order.kind), key: `refund_made:${refund.id}` })
    }
    await audit(ctx, 'refund.done', `refund:${refund.id}`, { orderId: order.id, amountMinor: refund.amountMinor })
    await announceTo(ctx, order.employerId, 'orders')
    const [left] = await ctx.db
      .select({ pending: sql<number>`count(*)`.mapWith(Number) })
      .from(refunds)
      .where(and(eq(refunds.paymentId, payment.id), eq(refunds.status, 'pending')))
    return left?.pending === 0 ? movePayment(ctx, payment, 'refund') : payment
  })
}
