import { and, asc, desc, eq, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Context, SignedIn } from '../../../platform/server/context.ts'
import { AppError } from '../../../platform/shared/errors.ts'
import { openPaymentStates, type OrderLineKind } from '../choices.ts'
import type { Hire } from './ports.ts'
import {
  orderLines,
  type OrderRow,
  orders,
  paymentKeys,
  type PaymentRow,
  payments,
  refunds,
} from './tables.ts'

/** Rows of one list, newest first. */
const listMax = 500

export type PricedOrder = OrderRow & { amountMinor: number }
/** The order of a candidate. */
export type HireOrder = PricedOrder & Hire & { invoiceNo: string }

/** Whether an order is of a candidate, and not of a plan. */
export const isHire = <O extends OrderRow>(order: O): order is O & Hire & { invoiceNo: string } =>
  order.kind === 'hire'

/**
 * One writer at a time for what a household and a candidate have together: pipeline entry, orders and payments; and for its plans.
 * Taken first, before any row lock, so that hiring (entry, then order) and settlement (order, then entry) can't block each other.
 */
export async function lockEngagement(
  ctx: Context,
  { employerId, candidateId }: Pick<OrderRow, 'employerId' | 'candidateId'>,
): Promise<void> {
  await ctx.db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`dealings:${employerId}:${candidateId ?? 'plan'}`}, 0))`,
  )
}

/** The reason of what the settlement itself gives back. */
export const notCompleted = 'not_completed'

const priced = (ctx: Context) =>
  ctx.db
    .select({
      order: orders,
      amountMinor: sql<number>`sum(${orderLines.amountMinor})`.mapWith(Number),
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .groupBy(orders.id)
    .$dynamic()

const flat = (row: { order: OrderRow; amountMinor: number }): PricedOrder => ({
  ...row.order,
  amountMinor: row.amountMinor,
})

/** The household's orders of candidates, newest first, without those that were closed. */
export async function listOwnOrders(ctx: SignedIn): Promise<HireOrder[]> {
  const rows = await priced(ctx)
    .where(
      and(
        eq(orders.employerId, ctx.actor.userId),
        eq(orders.kind, 'hire'),
        ne(orders.status, 'closed'),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(listMax)
  return rows.map(flat).filter(isHire)
}

/** The household's paid orders, newest payment first. */
export async function listOwnPaidOrders(ctx: SignedIn): Promise<HireOrder[]> {
  const rows = await priced(ctx)
    .where(
      and(
        eq(orders.employerId, ctx.actor.userId),
        eq(orders.kind, 'hire'),
        isNotNull(orders.paidAt),
      ),
    )
    .orderBy(desc(orders.paidAt), desc(orders.id))
    .limit(listMax)
  return rows.map(flat).filter(isHire)
}

/** One order of the household, whatever its state. */
export async function getOwnOrder(ctx: SignedIn, id: number): Promise<PricedOrder> {
  const [row] = await priced(ctx).where(
    and(eq(orders.id, id), eq(orders.employerId, ctx.actor.userId)),
  )
  if (!row) throw new AppError('NOT_FOUND')
  return flat(row)
}

export async function getPricedOrder(ctx: Context, id: number): Promise<PricedOrder> {
  const [row] = await priced(ctx).where(eq(orders.id, id))
  if (!row) throw new AppError('NOT_FOUND')
  return flat(row)
}

/** Orders that fit a condition, newest first. */
export async function listPricedOrders(ctx: Context, condition: SQL): Promise<PricedOrder[]> {
  return (await priced(ctx).where(condition).orderBy(desc(orders.id))).map(flat)
}

/** What went back of an order or is on its way, without what was given back because it couldn't be completed. */
export async function refundedOf(ctx: Context, orderId: number): Promise<number> {
  return (await refundedOfOrders(ctx, [orderId])).get(orderId) ?? 0
}

export async function refundedOfOrders(
  ctx: Context,
  ids: readonly number[],
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .select({
      orderId: refunds.orderId,
      sum: sql<number>`sum(${refunds.amountMinor})`.mapWith(Number),
    })
    .from(refunds)
    .where(and(inArray(refunds.orderId, [...ids]), ne(refunds.reason, notCompleted)))
    .groupBy(refunds.orderId)
  return new Map(rows.map((row) => [row.orderId, row.sum]))
}

/** The lines that went back by themselves, by order. */
export async function returnedLines(
  ctx: Context,
  ids: readonly number[],
): Promise<Map<number, OrderLineKind[]>> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .select({ orderId: refunds.orderId, line: refunds.line })
    .from(refunds)
    .where(and(inArray(refunds.orderId, [...ids]), isNotNull(refunds.line)))
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId)
  return new Map([...byOrder].map(([id, found]) => [id, found.flatMap(({ line }) => line ?? [])]))
}

/** The lines of orders, each in its order. */
export async function linesOfOrders(
  ctx: Context,
  ids: readonly number[],
): Promise<Map<number, (typeof orderLines.$inferSelect)[]>> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...ids]))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position))
  return Map.groupBy(rows, (row) => row.orderId)
}

/** The paid order behind an invoice of the household. */
export async function getOwnInvoice(ctx: SignedIn, invoiceNo: string): Promise<PricedOrder> {
  const [row] = await priced(ctx).where(
    and(
      eq(orders.invoiceNo, invoiceNo),
      eq(orders.employerId, ctx.actor.userId),
      isNotNull(orders.paidAt),
    ),
  )
  if (!row) throw new AppError('NOT_FOUND')
  return flat(row)
}

export async function getOrderById(ctx: Context, id: number): Promise<OrderRow> {
  const [row] = await ctx.db.select().from(orders).where(eq(orders.id, id))
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

/** The order's row, locked until the transaction ends; `lockEngagement` comes first. */
export async function lockOrder(ctx: Context, id: number): Promise<OrderRow> {
  const [row] = await ctx.db.select().from(orders).where(eq(orders.id, id)).for('update')
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

export async function getPaymentById(ctx: Context, id: string): Promise<PaymentRow> {
  const [row] = await ctx.db.select().from(payments).where(eq(payments.id, id))
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

/** The payment's row, locked until the transaction ends; `lockEngagement` comes first. */
export async function lockPayment(ctx: Context, id: string): Promise<PaymentRow> {
  const [row] = await ctx.db.select().from(payments).where(eq(payments.id, id)).for('update')
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

/** A payment for an order of the household. */
export async function getOwnPayment(ctx: SignedIn, id: string): Promise<PaymentRow> {
  const [row] = await ctx.db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(payments.id, id), eq(orders.employerId, ctx.actor.userId)))
  if (!row) throw new AppError('NOT_FOUND')
  return row.payment
}

export async function findPaymentByProviderId(
  ctx: Context,
  provider: string,
  providerPaymentId: string,
): Promise<PaymentRow | null> {
  const [row] = await ctx.db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.providerPaymentId, providerPaymentId)))
  return row ?? null
}

/** The order's payment that may still succeed; there is at most one. */
export async function findOpenPayment(ctx: Context, orderId: number): Promise<PaymentRow | null> {
  const [row] = await ctx.db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), inArray(payments.status, [...openPaymentStates])))
  return row ?? null
}

export async function findPaymentByKey(
  ctx: Context,
  orderId: number,
  key: string,
): Promise<PaymentRow | null> {
  const [row] = await ctx.db
    .select({ payment: payments })
    .from(paymentKeys)
    .innerJoin(payments, eq(payments.id, paymentKeys.paymentId))
    .where(and(eq(paymentKeys.orderId, orderId), eq(paymentKeys.idempotencyKey, key)))
  return row?.payment ?? null
}
