import { and, eq } from 'drizzle-orm'
import { audit } from '../../../../platform/server/audit.ts'
import { broadcastToUsers } from '../../../../platform/server/bus.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import { heldAmount } from '../../../../platform/shared/money.ts'
import { notify } from '../../../notifications/server/index.ts'
import { postRefundPaid } from '../ledger/post-entry.ts'
import { movePayment } from '../move-payment.ts'
import { getOrderById, lockEngagement, lockPayment } from '../queries.ts'
import { returnPath } from '../return-from-provider.ts'
import { type PaymentRow, type RefundRow, refunds } from '../tables.ts'

/** Writes down, once, that the provider has given back what was owed. */
export async function recordRefund(ctx: Context, refund: RefundRow): Promise<PaymentRow> {
  const order = await getOrderById(ctx, refund.orderId)
  return transaction(ctx, async (ctx) => {
    await lockEngagement(ctx, order)
    const payment = await lockPayment(ctx, refund.paymentId)
    const done = await ctx.db
      .update(refunds)
      .set({
        status: 'done',
        completedAt: ctx.now,
        claimedUntil: null,
        isUnclear: false,
        isHeld: false,
      })
      .where(and(eq(refunds.id, refund.id), eq(refunds.status, 'pending')))
      .returning({ id: refunds.id })
    if (done.length === 0) return payment
    await postRefundPaid(ctx, refund)
    if (refund.amountMinor > 0) {
      const params = {
        order_no: order.orderNo,
        amount: heldAmount(refund.amountMinor, refund.currency),
      }
      await notify(ctx, {
        userId: order.employerId,
        kind: 'refund_made',
        params,
        path: returnPath(order.kind),
        key: `refund_made:${refund.id}`,
      })
    }
    await audit(ctx, 'refund.done', `refund:${refund.id}`, {
      orderId: order.id,
      amountMinor: refund.amountMinor,
    })
    await broadcastToUsers(ctx, order.employerId, 'orders')
    const left = await ctx.db.$count(
      refunds,
      and(eq(refunds.paymentId, payment.id), eq(refunds.status, 'pending')),
    )
    return left === 0 ? movePayment(ctx, payment, 'refund') : payment
  })
}
