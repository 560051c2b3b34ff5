import { and, eq, max } from 'drizzle-orm'
import { audit } from '../../../platform/server/audit.ts'
import { broadcastToUsers } from '../../../platform/server/bus.ts'
import type { SignedIn } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import type { Parsed } from '../../../platform/shared/endpoint.ts'
import { AppError, enforce } from '../../../platform/shared/errors.ts'
import { formatAmount, fromMinor, toMinor } from '../../../platform/shared/money.ts'
import type { setOrderLine as setOrderLineCall } from '../contract.ts'
import { describeCandidates } from './ports.ts'
import { getPriceList, recruitmentCapMinor } from './prices/price-list.ts'
import {
  findOpenPayment,
  getPricedOrder,
  isHire,
  lockEngagement,
  lockOrder,
  type PricedOrder,
} from './queries.ts'
import { settlePayment } from './settle-payment.ts'
import { orderLines } from './tables.ts'
import { lineRefusal } from './policy.ts'

/** Sets what an unpaid order holds beside the service; a recruitment fee stays within the law's cap. */
export async function setOrderLine(
  ctx: SignedIn,
  { id, kind, amount }: Parsed<typeof setOrderLineCall>,
): Promise<PricedOrder> {
  const order = await getPricedOrder(ctx, id)
  const amountMinor = toMinor(amount)
  if (kind === 'recruitment_fee') await expectWithinCap(ctx, order, amountMinor)
  const open = await findOpenPayment(ctx, id)
  if (open) await settlePayment(ctx, open)
  await transaction(ctx, async (ctx) => {
    await lockEngagement(ctx, order)
    const current = await lockOrder(ctx, id)
    enforce(lineRefusal(current, (await findOpenPayment(ctx, id)) !== null))
    await ctx.db
      .delete(orderLines)
      .where(and(eq(orderLines.orderId, id), eq(orderLines.kind, kind)))
    const [last] = await ctx.db
      .select({ position: max(orderLines.position) })
      .from(orderLines)
      .where(eq(orderLines.orderId, id))
    if (amountMinor > 0)
      await ctx.db
        .insert(orderLines)
        .values({ orderId: id, position: (last?.position ?? 0) + 1, kind, amountMinor })
    await audit(ctx, 'order.line', `order:${id}`, { kind, amountMinor })
    await broadcastToUsers(ctx, order.employerId, 'orders')
  })
  return getPricedOrder(ctx, id)
}

async function expectWithinCap(
  ctx: SignedIn,
  order: PricedOrder,
  amountMinor: number,
): Promise<void> {
  const facts = isHire(order)
    ? (await describeCandidates(ctx, [order.candidateId])).get(order.candidateId)
    : undefined
  const cap = recruitmentCapMinor(await getPriceList(ctx), facts?.nationality ?? null)
  if (cap === null || amountMinor <= cap) return
  const params = { cap: formatAmount(fromMinor(cap), order.currency, ctx.locale) }
  throw new AppError('INVALID', {
    message: 'recruitmentFeeAboveCap',
    params,
    errors: { amount: ['recruitmentFeeAboveCap'] },
  })
}
