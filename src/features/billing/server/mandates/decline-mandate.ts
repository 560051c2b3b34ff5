import { and, eq } from 'drizzle-orm'
import { broadcastToUsers } from '../../../../platform/server/bus.ts'
import { publish } from '../../../../platform/server/capability.ts'
import type { SignedIn } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import { AppError, refuse } from '../../../../platform/shared/errors.ts'
import { notify } from '../../../notifications/server/index.ts'
import { mandateOver } from '../policy.ts'
import { describeAgencies, describeCandidates, mandateChanged } from '../ports.ts'
import { getOrderById, getPaymentById, isHire, lockEngagement, lockOrder } from '../queries.ts'
import { makeRefunds } from '../refunds/make-refunds.ts'
import { type MandateRow, mandates } from '../tables.ts'
import { endMandate, findMandate } from './end-mandate.ts'
import { takeFeeBack } from './take-fee-back.ts'

/** An agency won't bring somebody: what the household has paid for it goes back, and it chooses again. */
export async function declineMandate(
  ctx: SignedIn,
  { id, agencyId, reason }: { id: number; agencyId: number; reason: string },
): Promise<void> {
  const mandate = await getMandateOf(ctx, id, agencyId)
  const refund = await transaction(ctx, async (ctx) => {
    const found = await getOrderById(ctx, mandate.orderId)
    await lockEngagement(ctx, found)
    const order = await lockOrder(ctx, found.id)
    const running = await findMandate(ctx, order.id)
    if (running?.id !== id || !isHire(order)) refuse(mandateOver)
    const refund = await takeFeeBack(ctx, order, 'agency declined')
    await endMandate(ctx, running, 'declined', reason)
    await publish(ctx, mandateChanged, {
      hire: order,
      before: agencyId,
      after: null,
      because: 'declined',
    })
    await notifyHousehold(ctx, order, agencyId, reason)
    await broadcastToUsers(ctx, order.employerId, 'orders')
    return refund
  })
  if (refund) await makeRefunds(ctx, await getPaymentById(ctx, refund.paymentId))
}

async function notifyHousehold(
  ctx: SignedIn,
  order: { employerId: number; candidateId: number; paidAt: Date | null },
  agencyId: number,
  reason: string,
): Promise<void> {
  const [agencies, people] = await Promise.all([
    describeAgencies(ctx, [agencyId]),
    describeCandidates(ctx, [order.candidateId]),
  ])
  await notify(ctx, {
    userId: order.employerId,
    kind: 'agency_declined',
    params: {
      agency: agencies.get(agencyId)?.name ?? '',
      name: people.get(order.candidateId)?.full_name ?? '',
      reason,
    },
    path:
      order.paidAt === null ? '/dashboard/orders' : `/dashboard/recruitments/${order.candidateId}`,
  })
}

async function getMandateOf(ctx: SignedIn, id: number, agencyId: number): Promise<MandateRow> {
  const [row] = await ctx.db
    .select()
    .from(mandates)
    .where(and(eq(mandates.id, id), eq(mandates.agencyId, agencyId)))
  if (!row) throw new AppError('NOT_FOUND')
  return row
}
