import { and, eq } from 'drizzle-orm'
import { audit } from '../../../platform/server/audit.ts'
import { broadcastToUsers } from '../../../platform/server/bus.ts'
import type { SignedIn } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import { enforce } from '../../../platform/shared/errors.ts'
import { formatAmount, fromMinor } from '../../../platform/shared/money.ts'
import { shownPriceRefusal } from './policy.ts'
import {
  findOpenPayment,
  isHire,
  linesOfOrders,
  lockEngagement,
  lockOrder,
  type PricedOrder,
} from './queries.ts'
import { linesToOrder } from './lines-to-order.ts'
import { orderLines } from './tables.ts'

/**
 * An order that was opened while nobody knew what she expects holds nothing for the service. Once she has said it, the order is
 * priced before anyone pays it, and whoever was about to pay is told so first: nobody is hired for nothing by accident.
 */
export async function priceIfKnown(ctx: SignedIn, order: PricedOrder): Promise<void> {
  if (!isHire(order) || order.amountMinor > 0) return
  const now = await transaction(ctx, async (ctx) => {
    await lockEngagement(ctx, order)
    const current = await lockOrder(ctx, order.id)
    const lines = (await linesOfOrders(ctx, [order.id])).get(order.id) ?? []
    const isUnknown = lines.some(({ kind, amountMinor }) => kind === 'service' && amountMinor === 0)
    if (current.status !== 'pending' || !isUnknown || (await findOpenPayment(ctx, order.id)))
      return null
    const [service] = await linesToOrder(ctx, order.candidateId)
    if (service === undefined || service.amountMinor === 0) return null
    await ctx.db
      .update(orderLines)
      .set({ amountMinor: service.amountMinor })
      .where(and(eq(orderLines.orderId, order.id), eq(orderLines.kind, 'service')))
    await audit(ctx, 'order.line', `order:${order.id}`, service)
    await broadcastToUsers(ctx, order.employerId, 'orders')
    return service.amountMinor
  })
  if (now === null) return
  enforce(
    shownPriceRefusal(
      order.amountMinor,
      now,
      formatAmount(fromMinor(now), order.currency, ctx.locale),
    ),
  )
}
