import { eq } from 'drizzle-orm'
import type { Context } from '../../../../platform/server/context.ts'
import { subscriptions } from './tables.ts'

/** Closes what a plan opened, when its order was given back. */
export async function endSubscription(ctx: Context, orderId: number): Promise<void> {
  await ctx.db
    .update(subscriptions)
    .set({ endedAt: ctx.now })
    .where(eq(subscriptions.orderId, orderId))
}
