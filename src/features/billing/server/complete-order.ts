import { eq } from 'drizzle-orm'
import { publish } from '../../../platform/server/capability.ts'
import { audit } from '../../../platform/server/audit.ts'
import { broadcastToUsers } from '../../../platform/server/bus.ts'
import type { Context } from '../../../platform/server/context.ts'
import { enforce } from '../../../platform/shared/errors.ts'
import { orderPaid } from './ports.ts'
import { postCharge } from './ledger/post-entry.ts'
import { startSubscription } from './plans/start-subscription.ts'
import { nextPlanInvoice } from './plans/plan-numbers.ts'
import { isHire } from './queries.ts'
import { type OrderRow, orders } from './tables.ts'
import { payRefusal } from './policy.ts'

/** Marks a locked order as paid and gives what was bought, in the caller's transaction; throws CONFLICT or CANDIDATE_UNAVAILABLE when it can't. */
export async function completeOrder(ctx: Context, order: OrderRow): Promise<void> {
  enforce(payRefusal(order))
  if (isHire(order)) await publish(ctx, orderPaid, order)
  else await startSubscription(ctx, order)
  const invoiceNo = order.invoiceNo ?? (await nextPlanInvoice(ctx))
  await ctx.db
    .update(orders)
    .set({ status: 'paid', paidAt: ctx.now, invoiceNo })
    .where(eq(orders.id, order.id))
  await postCharge(ctx, order)
  await audit(ctx, 'order.pay', `order:${order.id}`)
  await broadcastToUsers(ctx, order.employerId, 'orders')
}
