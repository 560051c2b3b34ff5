import type { ProviderPayment } from '../../../gateways/payments/index.ts'
import { paymentProvider } from '../../../gateways/payments/index.ts'
import { audit } from '../../../platform/server/audit.ts'
import { announceTo } from '../../../platform/server/bus.ts'
import type { Context } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/db.ts'
import { AppError } from '../../../platform/shared/errors.ts'
import type { PaymentMove } from '../contract.ts'
import { completeOrder } from './complete-order.ts'
import { movePayment } from './move-payment.ts'
import { getOrderById, getPaymentById, lockDealings, lockOrder, lockPayment } from './queries.ts'
import type { OrderRow, PaymentRow } from './tables.ts'

/**
 * Brings a payment to where the provider says it stands: the one way by which money turns into a hire.
 * Webhook, return and sweep all call it, as often as they like; a provider that is away changes nothing.
 */
export async function settlePayment(ctx: Context, paymentId: string): Promise<PaymentRow> {
  const payment = await getPaymentById(ctx, paymentId)
  if (payment.status === 'paid' || payment.status === 'refunded') return payment
  if (payment.status === 'refund_pending') return giveMoneyBack(ctx, payment)
  const report = await askProvider(ctx, payment)
  if (report === 'away') return payment
  const settled = await record(ctx, payment, report)
  return settled.status === 'refund_pending' ? giveMoneyBack(ctx, settled) : settled
}

/** Null for a payment that the provider never heard of. */
async function askProvider(ctx: Context, { id, providerPaymentId }: PaymentRow): Promise<ProviderPayment | 'away' | null> {
  if (providerPaymentId === null) return null
  try {
    return await paymentProvider(ctx).lookUp(providerPaymentId)
  } catch (error) {
    ctx.log.warn({ payment: id, reason: (error as Error).message }, 'the payment provider did not say where a payment stands')
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
  await announceTo(ctx, order.employerId, 'orders')
  return movePayment(ctx, payment, completed ? 'confirm' : 'giveBack')
}

/** Tries the order in a savepoint: a refusal undoes the order, not the news that money came in. */
async function completes(ctx: Context, order: OrderRow): Promise<boolean> {
  try {
    await ctx.db.transaction((savepoint) => completeOrder({ ...ctx, db: savepoint }, order))
    return true
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    ctx.log.warn({ order: order.id, code: error.code }, 'a paid order could not be completed; the money goes back')
    return false
  }
}

/** Outside any transaction: the provider is asked again by the sweep until it has done so. */
async function giveMoneyBack(ctx: Context, payment: PaymentRow): Promise<PaymentRow> {
  if (payment.providerPaymentId === null) return payment
  try {
    await paymentProvider(ctx).refund(payment.providerPaymentId)
  } catch (error) {
    ctx.log.error({ payment: payment.id, reason: (error as Error).message }, 'a refund failed and will be tried again')
    return payment
  }
  const order = await getOrderById(ctx, payment.orderId)
  return transaction(ctx, async (ctx) => {
    await lockDealings(ctx, order)
    await announceTo(ctx, order.employerId, 'orders')
    return movePayment(ctx, await lockPayment(ctx, payment.id), 'refund')
  })
}
