import { and, count, desc, eq, ilike, inArray, or } from 'drizzle-orm'
import type { SignedIn } from '../../../platform/server/context.ts'
import type { Output, Parsed } from '../../../platform/shared/endpoint.ts'
import type { listAllOrders as listAllOrdersCall } from '../contract.ts'
import { presentAdminOrders } from './present.ts'
import { listPricedOrders } from './queries.ts'
import { orders } from './tables.ts'

/** All orders for the operator, newest first. */
export async function listAllOrders(
  ctx: SignedIn,
  { q, status, page, page_size }: Parsed<typeof listAllOrdersCall>,
): Promise<Output<typeof listAllOrdersCall>> {
  const part = q === undefined ? undefined : `%${q.replace(/[\\%_]/g, '\\$&')}%`
  const asked = and(
    status && eq(orders.status, status),
    part === undefined ? undefined : or(ilike(orders.orderNo, part), ilike(orders.invoiceNo, part)),
  )
  const [[total], ids] = await Promise.all([
    ctx.db.select({ count: count() }).from(orders).where(asked),
    ctx.db
      .select({ id: orders.id })
      .from(orders)
      .where(asked)
      .orderBy(desc(orders.id))
      .limit(page_size)
      .offset((page - 1) * page_size),
  ])
  const found = await listPricedOrders(ctx, inArray(orders.id, [0, ...ids.map(({ id }) => id)]))
  return { results: await presentAdminOrders(ctx, found), total: total?.count ?? 0, page, page_size }
}
