import { ilike, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { containing } from '../../../platform/server/paged.ts'
import { normalizeForSearch } from '../../../platform/shared/normalize-for-search.ts'
import { usersCalled } from '../../accounts/server/index.ts'
import { orders, payments, refunds } from './tables.ts'

interface NamedOrder {
  id: number
  orderNo: string
  employerId: number
}

/** The orders behind orders, payments and refunds of the log, by what the log calls them ('payment:…'). */
export async function nameOrders(
  { db }: Context,
  of: { orders: number[]; payments: string[]; refunds: string[] },
): Promise<Map<string, NamedOrder>> {
  const [paid, given] = await Promise.all([
    of.payments.length === 0
      ? []
      : db
          .select({ id: payments.id, orderId: payments.orderId })
          .from(payments)
          .where(inArray(payments.id, of.payments)),
    of.refunds.length === 0
      ? []
      : db
          .select({ id: refunds.id, orderId: refunds.orderId })
          .from(refunds)
          .where(inArray(refunds.id, of.refunds)),
  ])
  const meant = [
    ...of.orders.map((id) => [`order:${id}`, id] as const),
    ...paid.map(({ id, orderId }) => [`payment:${id}`, orderId] as const),
    ...given.map(({ id, orderId }) => [`refund:${id}`, orderId] as const),
  ]
  if (meant.length === 0) return new Map()
  const ids = [...new Set(meant.map(([, id]) => id))]
  const rows = await db
    .select({ id: orders.id, orderNo: orders.orderNo, employerId: orders.employerId })
    .from(orders)
    .where(inArray(orders.id, ids))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return new Map(
    meant.flatMap(([subject, id]) => {
      const order = byId.get(id)
      return order === undefined ? [] : [[subject, order]]
    }),
  )
}

/** The ids of orders by a part of their number or by their household, as a part of another query. */
export const ordersCalled = ({ db }: Context, q: string): SQL =>
  sql`${db
    .select({ id: orders.id })
    .from(orders)
    .where(
      or(
        ilike(orders.orderNo, containing(normalizeForSearch(q).trim())),
        inArray(orders.employerId, usersCalled({ db }, q)),
      ),
    )}`
