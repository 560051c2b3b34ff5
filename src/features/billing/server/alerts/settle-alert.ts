import { eq } from 'drizzle-orm'
import { audit } from '../../../../platform/server/audit.ts'
import type { SignedIn } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import type { Parsed } from '../../../../platform/shared/endpoint.ts'
import { AppError, enforce, invalid } from '../../../../platform/shared/errors.ts'
import { notify } from '../../../notifications/server/index.ts'
import type { MoneyAlert, settleAlert as call } from '../../alert-contract.ts'
import { getOrderById, getPaymentById, lockEngagement } from '../queries.ts'
import { releaseRefund } from '../refunds/claim-refund.ts'
import { makeRefunds } from '../refunds/make-refunds.ts'
import { recordRefund } from '../refunds/record-refund.ts'
import { returnPath } from '../return-from-provider.ts'
import { refunds } from '../tables.ts'
import { presentAlerts } from './present.ts'
import { type AlertRow, moneyAlerts } from './tables.ts'
import { settleAlertRefusal } from '../policy.ts'

/** Writes down what an operator has done about an alert; what came of an unclear refund is the operator's to say. */
export async function settleAlert(
  ctx: SignedIn,
  { id, note, made }: Parsed<typeof call>,
): Promise<MoneyAlert> {
  const seen = await getAlert(ctx, id)
  if (seen.kind === 'refund_unclear' && made === undefined) throw invalid('made', 'required')
  const order = await getOrderById(ctx, seen.orderId)
  const settled = await transaction(ctx, async (ctx) => {
    await lockEngagement(ctx, order)
    const alert = await getAlert(ctx, id, true)
    enforce(settleAlertRefusal(alert))
    if (alert.refundId !== null) await answerRefund(ctx, alert.refundId, made === true)
    const [row] = await ctx.db
      .update(moneyAlerts)
      .set({ settledAt: ctx.now, settledBy: ctx.actor.userId, note })
      .where(eq(moneyAlerts.id, id))
      .returning()
    await audit(ctx, 'money.settled', `order:${alert.orderId}`, {
      alert: id,
      kind: alert.kind,
      made,
    })
    if (alert.kind === 'taken_for_another') {
      const params = { order_no: order.orderNo, answer: note }
      await notify(ctx, {
        userId: order.employerId,
        kind: 'payment_reviewed',
        params,
        path: returnPath(order.kind),
        key: `payment_reviewed:${id}`,
      })
    }
    return row ?? alert
  })
  if (settled.refundId !== null)
    await makeRefunds(ctx, await getPaymentById(ctx, settled.paymentId))
  const [alert] = await presentAlerts(ctx, [settled])
  if (!alert) throw new AppError('NOT_FOUND')
  return alert
}

async function answerRefund(ctx: SignedIn, refundId: string, made: boolean): Promise<void> {
  const [refund] = await ctx.db.select().from(refunds).where(eq(refunds.id, refundId))
  if (!refund) throw new AppError('NOT_FOUND')
  if (made) await recordRefund(ctx, refund)
  else await releaseRefund(ctx, refundId, 'refused')
}

async function getAlert(ctx: SignedIn, id: number, lock = false): Promise<AlertRow> {
  const query = ctx.db.select().from(moneyAlerts).where(eq(moneyAlerts.id, id))
  const [row] = await (lock ? query.for('update') : query)
  if (!row) throw new AppError('NOT_FOUND')
  return row
}
