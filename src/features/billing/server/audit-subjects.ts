import { eq, ilike, inArray, or, sql } from 'drizzle-orm'
import { type AuditSubject, byNumber, byUuid } from '../../../platform/server/audit-subjects.ts'
import { containing } from '../../../platform/server/paged.ts'
import { normalizeForSearch } from '../../../platform/shared/normalize-for-search.ts'
import { usersCalled } from '../../accounts/server/index.ts'
import { orders, payments, refunds } from './tables.ts'

const { orderNo, employerId } = orders

interface NamedOrder {
  id: number | string
  orderId: number
  orderNo: string
  employerId: number
}

/** An order, or what is about it, is known by the order's number. */
const meant = ({ id, orderId, orderNo, employerId }: NamedOrder) => ({
  id,
  name: orderNo,
  path: `/admin/orders?open=${orderId}`,
  users: [employerId],
})

export const subjects: readonly AuditSubject[] = [
  {
    kind: 'order',
    find: byNumber(async ({ db }, ids) => {
      const rows = await db
        .select({ id: orders.id, orderId: orders.id, orderNo, employerId })
        .from(orders)
        .where(inArray(orders.id, [...ids]))
      return rows.map(meant)
    }),
    called: (ctx, q) =>
      sql`${ctx.db
        .select({ id: orders.id })
        .from(orders)
        .where(
          or(
            ilike(orderNo, containing(normalizeForSearch(q).trim())),
            inArray(employerId, usersCalled(ctx, q)),
          ),
        )}`,
  },
  {
    kind: 'payment',
    find: byUuid(async ({ db }, ids) => {
      const rows = await db
        .select({ id: payments.id, orderId: orders.id, orderNo, employerId })
        .from(payments)
        .innerJoin(orders, eq(orders.id, payments.orderId))
        .where(inArray(payments.id, [...ids]))
      return rows.map(meant)
    }),
  },
  {
    kind: 'refund',
    find: byUuid(async ({ db }, ids) => {
      const rows = await db
        .select({ id: refunds.id, orderId: orders.id, orderNo, employerId })
        .from(refunds)
        .innerJoin(orders, eq(orders.id, refunds.orderId))
        .where(inArray(refunds.id, [...ids]))
      return rows.map(meant)
    }),
  },
  { kind: 'invoice' },
  { kind: 'ledger' },
  { kind: 'reconciliation' },
]
