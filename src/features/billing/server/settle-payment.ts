import type { ProviderPayment } from '../../../gateways/payments/index.ts'
import { broadcastToUsers } from '../../../platform/server/bus.ts'
import type { Context } from '../../../platform/server/context.ts'
import { savepoint, transaction } from '../../../platform/server/database/db.ts'
import { reasonOf } from '../../../platform/server/log.ts'
import { AppError } from '../../../platform/shared/errors.ts'
import type { PaymentMove } from '../contract.ts'
import { completeOrder } from './complete-order.ts'
import { heldAmount } from '../../../platform/shared/money.ts'
import { notify } from '../../notifications/server/index.ts'
import { postCapture, postReturnOwed } from './ledger/post-entry.ts'
import { makeRefunds } from './refunds/make-refunds.ts'
import { raiseAlert } from './alerts/raise-alert.ts'
import { movePayment } from './move-payment.ts'
import { providerOf } from './provider-of.ts'
import {
  getOrderById,
  getPricedOrder,
  lockEngagement,
  lockOrder,
  lockPayment,
  notCompleted,
} from './queries.ts'
import { returnPath } from './return-from-provider.ts'
import { storeRefund } from './refund-order.ts'
import type { OrderRow, PaymentRow } from './tables.ts'

/**
 * Brings a payment to where the provider says it stands: the one way by which money turns into a hire.
 * Webhook, return and sweep all call it, as often as they like; a provider that is away changes nothing.
 */
export async function settlePayment(ctx: Context, payment: PaymentRow): Promise<PaymentRow> {
  if (isSettled(payment)) return makeRefunds(ctx, payment)
  const report = await askProvider(ctx, payment)
  if (report === 'away') return payment
  const settled = await record(ctx, payment, report)
  return settled.status === 'refund_pending' ? makeRefunds(ctx, settled) : settled
}

/** Null for a payment that the provider never heard of. */
async function askProvider(
  ctx: Context,
  payment: PaymentRow,
): Promise<ProviderPayment | 'away' | null> {
  if (payment.providerPaymentId === null) return null
  try {
    return await providerOf(ctx, payment).lookUp(payment.providerPaymentId)
  } catch (error) {
    ctx.log.warn(
      { payment: payment.id, reason: reasonOf(error) },
      'the payment provider did not say where a payment stands',
    )
    return 'away'
  }
}

const moveOf: Partial<Record<ProviderPayment['status'], PaymentMove>> = {
  pending: 'wait',
  failed: 'fail',
  cancelled: 'cancel',
}

/** The report was made before the locks: what was settled meanwhile stands, since the moves don't lead away from it. */
async function record(
  ctx: Context,
  { id, orderId }: PaymentRow,
  report: ProviderPayment | null,
): Promise<PaymentRow> {
  const parties = await getOrderById(ctx, orderId)
  return transaction(ctx, async (ctx) => {
    await lockEngagement(ctx, parties)
    const payment = await lockPayment(ctx, id)
    const order = await lockOrder(ctx, orderId)
    if (report?.status === 'paid') return confirm(ctx, payment, order, report)
    const move = report === null ? undefined : moveOf[report.status]
    const moved = move === undefined ? payment : await movePayment(ctx, payment, move)
    return moved.expiresAt <= ctx.now ? movePayment(ctx, moved, 'expire') : moved
  })
}

const isSettled = ({ status }: PaymentRow): boolean =>
  status === 'paid' || status === 'refund_pending' || status === 'refunded'

async function confirm(
  ctx: Context,
  payment: PaymentRow,
  order: OrderRow,
  report: ProviderPayment,
): Promise<PaymentRow> {
  if (isSettled(payment)) return payment
  if (report.reference !== payment.id) return keepForOperator(ctx, payment, order, report)
  const fits = await fitsWhatIsOwed(ctx, payment, order, report)
  const completed = fits && (await completes(ctx, order))
  const { amountMinor, currency } = report
  const taken = { ...payment, takenMinor: amountMinor, takenCurrency: currency }
  await postCapture(ctx, taken)
  if (!completed) {
    const { id: paymentId, orderId } = payment
    const owed = {
      orderId,
      paymentId,
      amountMinor,
      currency,
      reason: notCompleted,
      line: null,
      idempotencyKey: null,
      asked: null,
    }
    await postReturnOwed(ctx, await storeRefund(ctx, owed))
  }
  if (completed || !fits)
    await tell(ctx, completed ? 'payment_received' : 'payment_differs', order, payment, report)
  await broadcastToUsers(ctx, order.employerId, 'orders')
  const isAsAsked = amountMinor === payment.amountMinor && currency === payment.currency
  return movePayment(
    ctx,
    payment,
    completed ? 'confirm' : 'giveBack',
    isAsAsked ? {} : { takenMinor: amountMinor, takenCurrency: currency },
  )
}

/** Whether what was taken is what was asked for, and that what the order holds by now: its lines stand still under the lock. */
async function fitsWhatIsOwed(
  ctx: Context,
  payment: PaymentRow,
  order: OrderRow,
  taken: ProviderPayment,
): Promise<boolean> {
  if (taken.amountMinor !== payment.amountMinor || taken.currency !== payment.currency) {
    await raiseAlert(ctx, { kind: 'taken_other_sum', payment, expected: payment, found: taken })
    return false
  }
  const owed = await getPricedOrder(ctx, order.id)
  if (
    order.status !== 'pending' ||
    (owed.amountMinor === payment.amountMinor && owed.currency === payment.currency)
  )
    return true
  await raiseAlert(ctx, { kind: 'order_changed', payment, expected: owed, found: taken })
  return false
}

/** Money that the provider says was paid for something else may be another's: nobody gives it back unseen. */
async function keepForOperator(
  ctx: Context,
  payment: PaymentRow,
  order: OrderRow,
  report: ProviderPayment,
): Promise<PaymentRow> {
  const isNew = await raiseAlert(ctx, {
    kind: 'taken_for_another',
    payment,
    expected: payment,
    found: report,
  })
  if (isNew) await tell(ctx, 'payment_under_review', order, payment, report)
  return movePayment(ctx, payment, 'fail')
}

type PaymentNotice = 'payment_received' | 'payment_differs' | 'payment_under_review'

async function tell(
  ctx: Context,
  kind: PaymentNotice,
  order: OrderRow,
  payment: PaymentRow,
  { amountMinor, currency }: ProviderPayment,
): Promise<void> {
  const params = {
    order_no: order.orderNo,
    amount: heldAmount(amountMinor, currency),
  }
  const key = `${kind}:${kind === 'payment_received' ? order.id : payment.id}`
  await notify(ctx, { userId: order.employerId, kind, params, path: returnPath(order.kind), key })
}

/** Tries the order in a savepoint: a refusal undoes the order, not the news that money came in. */
async function completes(ctx: Context, order: OrderRow): Promise<boolean> {
  try {
    await savepoint(ctx, (ctx) => completeOrder(ctx, order))
    return true
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    ctx.log.warn(
      { order: order.id, code: error.code },
      'a paid order could not be completed; the money goes back',
    )
    return false
  }
}
