import { asc, and, eq, sql } from 'drizzle-orm'
import type { Context } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import { lockPayment } from '../queries.ts'
import { type RefundRow, refunds } from '../tables.ts'

/** Longer than the calls of one try, each of which a provider may leave unanswered. */
const leaseSeconds = 60

/**
 * Takes the oldest refund owed of a payment, as it was before, so that nobody else asks the provider for it; one of a payment at a time.
 * Null when nothing is owed, someone is at it, or an operator must first say what came of one. Until `releaseRefund` it counts as unclear.
 */
export function claimRefund(ctx: Context, paymentId: string): Promise<RefundRow | null> {
  return transaction(ctx, async (ctx) => {
    await lockPayment(ctx, paymentId)
    const owed = await ctx.db
      .select({
        refund: refunds,
        isClaimed: sql<boolean>`coalesce(${refunds.claimedUntil} > clock_timestamp(), false)`,
      })
      .from(refunds)
      .where(and(eq(refunds.paymentId, paymentId), eq(refunds.status, 'pending')))
      .orderBy(asc(refunds.createdAt), asc(refunds.id))
    const [next] = owed
    if (!next || owed.some(({ refund, isClaimed }) => isClaimed || refund.isHeld)) return null
    await ctx.db
      .update(refunds)
      .set({
        claimedUntil: sql`clock_timestamp() + make_interval(secs => ${leaseSeconds})`,
        isUnclear: true,
      })
      .where(eq(refunds.id, next.refund.id))
    return next.refund
  })
}

/** Gives a refund back that wasn't made: refused, it may be asked for again as if for the first time; held, it waits for an operator. */
export async function releaseRefund(
  ctx: Context,
  id: string,
  why: 'refused' | 'held',
): Promise<void> {
  await ctx.db
    .update(refunds)
    .set({ claimedUntil: null, isUnclear: why === 'held', isHeld: why === 'held' })
    .where(and(eq(refunds.id, id), eq(refunds.status, 'pending')))
}
