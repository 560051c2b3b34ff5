import { and, eq } from 'drizzle-orm'
import { audit } from '../../../../platform/server/audit.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { enforce } from '../../../../platform/shared/errors.ts'
import { fromMinor } from '../../../../platform/shared/money.ts'
import { lineRefusal } from '../policy.ts'
import { findOpenPayment, linesOfOrders, refundedOf, returnedLines } from '../queries.ts'
import { openRefund } from '../refund-order.ts'
import { orderLines, type OrderRow, type RefundRow } from '../tables.ts'

/** What an order holds for an agency that won't bring her: off an unpaid one, back from a paid one. In the caller's transaction. */
export async function takeFeeBack(
  ctx: Context,
  order: OrderRow,
  reason: string,
): Promise<RefundRow | null> {
  const lines = (await linesOfOrders(ctx, [order.id])).get(order.id) ?? []
  const fee = lines.find(({ kind }) => kind === 'recruitment_fee')
  const gone = (await returnedLines(ctx, [order.id])).get(order.id) ?? []
  if (fee === undefined || fee.amountMinor === 0 || gone.includes('recruitment_fee')) return null
  if (order.paidAt === null) {
    enforce(lineRefusal(order, (await findOpenPayment(ctx, order.id)) !== null))
    await ctx.db
      .delete(orderLines)
      .where(and(eq(orderLines.orderId, order.id), eq(orderLines.kind, 'recruitment_fee')))
    await audit(ctx, 'order.line', `order:${order.id}`, { kind: 'recruitment_fee', amountMinor: 0 })
    return null
  }
  const paid = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const back = Math.min(fee.amountMinor, paid - (await refundedOf(ctx, order.id)))
  if (back <= 0) return null
  return openRefund(
    ctx,
    {
      id: order.id,
      amount: fromMinor(back),
      ends_hire: false,
      reason,
      line: 'recruitment_fee',
    },
    undefined,
  )
}
