import type { ProviderPayment } from '../../../gateways/payments/index.ts'
import { audit } from '../../../platform/server/audit.ts'
import { announceTo } from '../../../platform/server/bus.ts'
import type { Context } from '../../../platform/server/context.ts'
import { savepoint, transaction } from '../../../platform/server/db.ts'
import { AppError } from '../../../platform/shared/errors.ts'
import type { PaymentMove } from '../contract.ts'
import { completeOrder } from './complete-order.ts'
import { formatAmount, fromMinor } from '../../../platform/shared/money.ts'
import { notify } from '../../notifications/server/index.ts'
import { postCapture, postReturnOwed } from './ledger/post-entry.ts'
import { makeRefunds } from './make-refunds.ts'
import { movePayment } from './move-payment.ts'
import { providerOf } from './provider-of.ts'
import { getOrderById, lockDealings, lockOrder, lockPayment, notCompleted } from './queries.ts'
import { returnPath } from './return-from-provider.ts'
import { storeRefund } from './refund-order.ts'
import type { OrderRow, PaymentRow } from './tables.ts'

/**
 * Brings a payment to where the provider says it stands: the one way by which money turns into a hire.
 * Webhook, return and sweep all call it, as often as they like; a provider that is away changes nothing.
 */
export async function settlePayment(ctx: Context, payment: PaymentRow): Promise<PaymentRow> {
  if (payment.status === 'paid' || payment.status === 'refund_pending' || payment.status === 'refunded') return makeRefunds(ctx, payment)
  const report = await askProvider(ctx, payment)
  if (report === 'away') return payment
  const settled = await record(ctx, payment, report)
  return settled.status === 'refund_pending' ? makeRefunds(ctx, settled) : settled
}

/** Null for a payment that the provider never heard of. */
async function askProvider(ctx: Context, payment: PaymentRow): Promise<ProviderPayment | 'away' | null> {
  if (payment.providerPaymentId === null) return null
  try {
    return await providerOf(ctx, payment).lookUp(payment.providerPaymentId)
  } catch (error) {
    ctx.log.warn({ payment: payment.id, reason: (error as Error).message }, 'the payment provider did not say where a payment stands')
    return 'away'
  }
}

const moveOf: Partial<Record<ProviderPayment['status'], PaymentMove>> = { pending: 'wait', failed: 'fail', cancelled: 'cancel' }

/** The report was made before the locks: what was settled meanwhile stands, since the moves don't lead away from it. */
async function record(ctx: Context, { id, orderId }: PaymentRow, report: ProviderPayment | null): Promise<PaymentRow> {
  const parties = await getOrderById(ctx, orderId)
  return transaction(ctx, async (ctx) => {
    await lockDealings(ctx, parties)
    const payment = await lockPayment(ctx, id)
    const order = await lockOrder(ctx, orderId)
    if (report?.status === 'paid') return confirm(ctx, payment, order, report)
    const move = report === null ? undefined : moveOf[report.status]
    const moved = move === undefined ? payment : await movePayment(ctx, payment, move)
    return moved.expiresAt <= ctx.now ? movePayment(ctx, moved, 'expire') : moved
  })
}

async function confirm(ctx: Context, payment: PaymentRow, order: OrderRow, report: ProviderPayment): Promise<PaymentRow> {
  if (payment.status === 'paid' || payment.status === 'refund_pending' || payment.status === 'refunded') return payment
  if (report.amountMinor !== payment.amountMinor || report.currency !== payment.currency || report.reference !== payment.id) {
    ctx.log.error({ payment: payment.id }, 'the provider reports another amount, currency or reference than was asked for')
    await audit(ctx, 'payment.mismatch', `payment:${payment.id}`, { amountMinor: report.amountMinor, currency: report.currency })
    return movePayment(ctx, payment, 'fail')
  }
  const completed = await completes(ctx, order)
  await postCapture(ctx, payment)
  if (completed) {
    const params = { order_no: order.orderNo, amount: formatAmount(fromMinor(payment.amountMinor), payment.currency) }
    await notify(ctx, {
      userId: order.employerId,
      kind: 'payment_received',
      params,
      path: returnPath(order.kind),
      key: `payment_received:${order.id}`,
    })
  }
  if (!completed) {
    const { id: paymentId, orderId, amountMinor, currency } = payment
    await postReturnOwed(ctx, await storeRefund(ctx, { orderId, paymentId, amountMinor, currency, reason: notCompleted, idempotencyKey: null }))
  }
  await announceTo(ctx, order.employerId, 'orders')
  return movePayment(ctx, payment, completed ? 'confirm' : 'giveBack')
}

/** Tries the order in a savepoint: a refusal undoes the order, not the news that money came in. */
async function completes(ctx: Context, order: OrderRow): Promise<boolean> {
  try {
    await savepoint(ctx, (ctx) => completeOrder(ctx, order))
    return true
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    ctx.log.warn({ order: order.id, code: error.code }, 'a paid order could not be completed; the money goes back')
    return false
  }
}
