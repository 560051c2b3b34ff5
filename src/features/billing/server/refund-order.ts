import crypto from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { publish } from '../../../platform/server/capability.ts'
import { audit } from '../../../platform/server/audit.ts'
import { broadcastToUsers } from '../../../platform/server/bus.ts'
import type { Context, SignedIn } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import type { Parsed } from '../../../platform/shared/endpoint.ts'
import { enforce, invalid, refuse } from '../../../platform/shared/errors.ts'
import { qatarDate } from '../../../platform/shared/format.ts'
import { fromMinor, toMinor } from '../../../platform/shared/money.ts'
import type { refundOrder as refundOrderCall } from '../contract.ts'
import type { OrderLineKind } from '../choices.ts'
import { type Hire, hireEnded } from './ports.ts'
import { postRefundOwed } from './ledger/post-entry.ts'
import { releaseMandate } from './mandates/end-mandate.ts'
import { makeRefunds } from './refunds/make-refunds.ts'
import { movePayment } from './move-payment.ts'
import { endSubscription } from './plans/end-subscription.ts'
import {
  getPaymentById,
  getPricedOrder,
  isHire,
  lockEngagement,
  lockOrder,
  lockPayment,
  notCompleted,
  refundedOf,
} from './queries.ts'
import {
  type AskedRefund,
  type OrderRow,
  orders,
  payments,
  type RefundRow,
  refunds,
} from './tables.ts'
import { keyRefusal, orderNotPaid, refundRefusal } from './policy.ts'

/** Gives back a paid order, in part or all that is left of it; a whole refund takes back what was bought, a part when it says so. Asked again with its key, it answers the same. */
export async function refundOrder(
  ctx: SignedIn,
  input: Parsed<typeof refundOrderCall>,
  key: string | undefined,
) {
  const refund = await transaction(ctx, (ctx) => openRefund(ctx, input, key))
  await makeRefunds(ctx, await getPaymentById(ctx, refund.paymentId))
  const order = await getPricedOrder(ctx, input.id)
  const [current = refund] = await ctx.db.select().from(refunds).where(eq(refunds.id, refund.id))
  return {
    refund_id: refund.id,
    order_id: order.id,
    amount: fromMinor(refund.amountMinor),
    currency: refund.currency,
    status: current.status,
    order_status: order.status === 'refunded' ? ('refunded' as const) : ('paid' as const),
    refunded_amount: fromMinor(await refundedOf(ctx, order.id)),
  }
}

/** What goes back of an order: an amount, all that is left, or one line alone. */
type Returned = Parsed<typeof refundOrderCall> & { line?: OrderLineKind }

/** Writes down that a paid order is to go back, in the caller's transaction; the caller makes it afterwards. What was bought stands when one line alone goes back, be it all that the order held. */
export async function openRefund(
  ctx: Context,
  { id, amount, ends_hire: endsHire, reason, line }: Returned,
  key: string | undefined,
  endedOn = qatarDate(ctx.now),
): Promise<RefundRow> {
  const found = await getPricedOrder(ctx, id)
  await lockEngagement(ctx, found)
  const known = key === undefined ? null : await findRefundByKey(ctx, id, key)
  const asked = { amountMinor: amount === undefined ? null : toMinor(amount), endsHire, reason }
  if (known) {
    enforce(keyRefusal(isSameQuestion(known, asked)))
    return known
  }
  const [paid] = await ctx.db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, id), eq(payments.status, 'paid')))
  const payment = paid && (await lockPayment(ctx, paid.id))
  const order = await lockOrder(ctx, id)
  enforce(refundRefusal(order))
  if (payment?.status !== 'paid') refuse(orderNotPaid)
  const left = found.amountMinor - (await refundedOf(ctx, id))
  const amountMinor = asked.amountMinor ?? left
  if (amountMinor > left) throw invalid('amount', 'refundTooMuch')
  // Nothing may go back when the hire ends: after the guarantee nobody else could free her.
  if (amountMinor === 0 && left > 0 && !(endsHire && isHire(order)))
    throw invalid('amount', 'amountInvalid')
  const refund = await storeRefund(ctx, {
    orderId: id,
    paymentId: payment.id,
    amountMinor,
    currency: order.currency,
    reason,
    line: line ?? null,
    idempotencyKey: key ?? null,
    asked,
  })
  await postRefundOwed(ctx, refund)
  const isAll = amountMinor === left && line === undefined
  if (isHire(order) && order.hireEndedOn === null && (endsHire || isAll))
    await endHire(ctx, order, endedOn)
  if (isAll) {
    await takeBack(ctx, order)
    await movePayment(ctx, payment, 'takeBack')
  }
  await broadcastToUsers(ctx, order.employerId, 'orders')
  return refund
}

/** Writes down that a part of a payment is to go back, in the caller's transaction. */
export async function storeRefund(
  ctx: Context,
  refund: Pick<
    RefundRow,
    | 'orderId'
    | 'paymentId'
    | 'amountMinor'
    | 'currency'
    | 'reason'
    | 'line'
    | 'idempotencyKey'
    | 'asked'
  >,
): Promise<RefundRow> {
  const requestedBy = refund.reason === notCompleted ? null : (ctx.actor?.userId ?? null)
  const untouched = {
    status: 'pending' as const,
    claimedUntil: null,
    isUnclear: false,
    isHeld: false,
    completedAt: null,
  }
  const fresh: RefundRow = {
    ...refund,
    ...untouched,
    id: crypto.randomUUID(),
    requestedBy,
    createdAt: ctx.now,
  }
  await ctx.db.insert(refunds).values(fresh)
  await audit(ctx, 'refund.open', `refund:${fresh.id}`, {
    orderId: refund.orderId,
    amountMinor: refund.amountMinor,
  })
  return fresh
}

/** Refunds older than their questions were kept without them; of those the amount is compared. */
function isSameQuestion({ asked: before, amountMinor }: RefundRow, asked: AskedRefund): boolean {
  if (before === null) return asked.amountMinor === null || asked.amountMinor === amountMinor
  return (
    before.amountMinor === asked.amountMinor &&
    before.endsHire === asked.endsHire &&
    before.reason === asked.reason
  )
}

/** Frees her; once, so that a refund of the rest doesn't undo what the household hired after it. */
async function endHire(ctx: Context, order: OrderRow & Hire, endedOn: string): Promise<void> {
  await ctx.db.update(orders).set({ hireEndedOn: endedOn }).where(eq(orders.id, order.id))
  await audit(ctx, 'order.end_hire', `order:${order.id}`, { endedOn })
  await publish(ctx, hireEnded, order)
  await releaseMandate(ctx, order)
}

async function takeBack(ctx: Context, order: OrderRow): Promise<void> {
  await ctx.db.update(orders).set({ status: 'refunded' }).where(eq(orders.id, order.id))
  await audit(ctx, 'order.refund', `order:${order.id}`)
  if (!isHire(order)) await endSubscription(ctx, order.id)
}

async function findRefundByKey(
  ctx: Context,
  orderId: number,
  key: string,
): Promise<RefundRow | null> {
  const [row] = await ctx.db
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.idempotencyKey, sql`${key}`)))
  return row ?? null
}
