import { and, desc, eq, ilike, inArray, lt, or, type SQL } from 'drizzle-orm'
import type { SignedIn } from '../../../platform/server/context.ts'
import { csvBatch, type CsvColumn } from '../../../platform/server/csv.ts'
import { containing, countUpTo } from '../../../platform/server/paged.ts'
import type { Output, Parsed } from '../../../platform/shared/endpoint.ts'
import { fromMinor } from '../../../platform/shared/money.ts'
import type {
  AdminOrder,
  exportOrders,
  listAllOrders as listAllOrdersCall,
  OrderRecord,
} from '../contract.ts'
import { presentAdminOrders } from './present.ts'
import { getPricedOrder, listPricedOrders } from './queries.ts'
import { orders, payments, refunds } from './tables.ts'

type Filters = Parsed<typeof exportOrders>

const asked = ({ q, status, kind, employer }: Filters): SQL | undefined =>
  and(
    status && eq(orders.status, status),
    kind && eq(orders.kind, kind),
    employer === undefined ? undefined : eq(orders.employerId, employer),
    q === undefined
      ? undefined
      : or(ilike(orders.orderNo, containing(q)), ilike(orders.invoiceNo, containing(q))),
  )

/** All orders for the operator, newest first. */
export async function listAllOrders(
  ctx: SignedIn,
  { page, page_size, ...filters }: Parsed<typeof listAllOrdersCall>,
): Promise<Output<typeof listAllOrdersCall>> {
  const condition = asked(filters)
  const [counted, ids] = await Promise.all([
    countUpTo(ctx, orders, condition),
    ctx.db
      .select({ id: orders.id })
      .from(orders)
      .where(condition)
      .orderBy(desc(orders.id))
      .limit(page_size)
      .offset((page - 1) * page_size),
  ])
  return { results: await byIds(ctx, ids), ...counted, page, page_size }
}

/** The next orders after one, for the export. */
export async function readOrders(
  ctx: SignedIn,
  filters: Filters,
  after: AdminOrder | undefined,
): Promise<AdminOrder[]> {
  const ids = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(asked(filters), after && lt(orders.id, after.id)))
    .orderBy(desc(orders.id))
    .limit(csvBatch)
  return byIds(ctx, ids)
}

const byIds = async (ctx: SignedIn, ids: readonly { id: number }[]): Promise<AdminOrder[]> =>
  ids.length === 0
    ? []
    : presentAdminOrders(
        ctx,
        await listPricedOrders(
          ctx,
          inArray(
            orders.id,
            ids.map(({ id }) => id),
          ),
        ),
      )

export const orderColumns: CsvColumn<AdminOrder>[] = [
  { header: 'order_no', value: (order) => order.order_no },
  { header: 'order_date', value: (order) => order.order_date },
  { header: 'kind', value: (order) => order.plan ?? order.kind },
  { header: 'status', value: (order) => order.status },
  { header: 'employer_id', value: (order) => order.employer_id },
  { header: 'employer_name', value: (order) => order.employer_name },
  { header: 'candidate_id', value: (order) => order.candidate_id },
  { header: 'candidate_name', value: (order) => order.candidate_name },
  { header: 'amount', value: (order) => order.amount },
  { header: 'refunded_amount', value: (order) => order.refunded_amount },
  { header: 'currency', value: (order) => order.currency },
  { header: 'invoice_no', value: (order) => order.invoice_no },
  { header: 'paid_at', value: (order) => order.paid_at },
]

/** One order with all that was paid and given back. */
export async function getOrderRecord(ctx: SignedIn, id: number): Promise<OrderRecord> {
  const found = await getPricedOrder(ctx, id)
  const [[order], paid, givenBack] = await Promise.all([
    presentAdminOrders(ctx, [found]),
    ctx.db
      .select()
      .from(payments)
      .where(eq(payments.orderId, id))
      .orderBy(desc(payments.createdAt))
      .limit(100),
    ctx.db
      .select()
      .from(refunds)
      .where(eq(refunds.orderId, id))
      .orderBy(desc(refunds.createdAt))
      .limit(100),
  ])
  if (!order) throw new Error('an order vanished while it was read')
  return {
    ...order,
    payments: paid.map((row) => ({
      id: row.id,
      provider: row.provider,
      provider_payment_id: row.providerPaymentId,
      status: row.status,
      amount: fromMinor(row.amountMinor),
      created_at: row.createdAt.toISOString(),
      updated_at: row.updatedAt.toISOString(),
    })),
    refunds: givenBack.map((row) => ({
      id: row.id,
      amount: fromMinor(row.amountMinor),
      reason: row.reason,
      status: row.status,
      created_at: row.createdAt.toISOString(),
      completed_at: row.completedAt?.toISOString() ?? null,
    })),
  }
}
