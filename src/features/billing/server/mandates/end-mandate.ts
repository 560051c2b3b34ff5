import { and, eq, isNull } from 'drizzle-orm'
import { audit } from '../../../../platform/server/audit.ts'
import { publish } from '../../../../platform/server/capability.ts'
import type { Context } from '../../../../platform/server/context.ts'
import type { MandateEnd } from '../../choices.ts'
import { type Hire, mandateChanged } from '../ports.ts'
import { type MandateRow, mandates } from '../tables.ts'

/** Ends a running mandate, in the caller's transaction. */
export async function endMandate(
  ctx: Context,
  mandate: MandateRow,
  endedBecause: MandateEnd,
  reason: string | null = null,
): Promise<void> {
  await ctx.db
    .update(mandates)
    .set({ endedAt: ctx.now, endedBecause, reason })
    .where(eq(mandates.id, mandate.id))
  await audit(ctx, 'mandate.ended', `order:${mandate.orderId}`, {
    agency: mandate.agencyId,
    because: endedBecause,
  })
}

/** Nobody is hired by this order any more: whoever was to bring her is told. In the caller's transaction. */
export async function releaseMandate(ctx: Context, hire: Hire): Promise<void> {
  const mandate = await findMandate(ctx, hire.id)
  if (mandate === null) return
  await endMandate(ctx, mandate, 'released')
  await publish(ctx, mandateChanged, {
    hire,
    before: mandate.agencyId,
    after: null,
    because: 'released',
  })
}

/** The running mandate of an order. */
export async function findMandate(ctx: Context, orderId: number): Promise<MandateRow | null> {
  const [row] = await ctx.db
    .select()
    .from(mandates)
    .where(and(eq(mandates.orderId, orderId), isNull(mandates.endedAt)))
  return row ?? null
}
