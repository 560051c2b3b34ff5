import { and, count, eq, sql, sum } from 'drizzle-orm'
import type { Context, SignedIn } from '../../../platform/server/context.ts'
import { fromMinor } from '../../../platform/shared/money.ts'
import { listOwnOrders } from './queries.ts'
import { orderLines, orders, refunds } from './tables.ts'

/** A household's orders in numbers: how many, and what was paid and given back. */
export async function sumOrdersOf({ db, settings }: Context, employerId: number) {
  const wasPaid = sql`${orders.paidAt} is not null`
  const [[counted], [paid], [refunded]] = await Promise.all([
    db
      .select({ total: count(), paid: count(orders.paidAt) })
      .from(orders)
      .where(eq(orders.employerId, employerId)),
    db
      .select({ minor: sum(orderLines.amountMinor).mapWith(Number) })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(and(eq(orders.employerId, employerId), wasPaid)),
    db
      .select({ minor: sum(refunds.amountMinor).mapWith(Number) })
      .from(refunds)
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .where(eq(orders.employerId, employerId)),
  ])
  return {
    total: counted?.total ?? 0,
    paid: counted?.paid ?? 0,
    paid_amount: fromMinor(paid?.minor ?? 0),
    refunded_amount: fromMinor(refunded?.minor ?? 0),
    currency: settings.currency,
  }
}

export interface UnpaidOrder {
  candidateId: number
  amount: number
  currency: string
}

/** What the household has still to pay, for whom. */
export async function listUnpaidOrders(ctx: SignedIn): Promise<UnpaidOrder[]> {
  return (await listOwnOrders(ctx)).flatMap(({ status, candidateId, amountMinor, currency }) =>
    status === 'pending' ? [{ candidateId, amount: fromMinor(amountMinor), currency }] : [],
  )
}
