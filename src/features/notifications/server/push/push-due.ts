import { eq } from 'drizzle-orm'
import type { Context } from '../../../../platform/server/context.ts'
import { enqueueAll, nameJob } from '../../../../platform/server/jobs.ts'
import { pushSubscriptions } from '../tables.ts'

export interface PushOfNotice {
  noticeId: number
  subscriptionId: number
}

/** Tells one browser of a notice: what queues it needs no gateway. */
export const pushDue = nameJob<PushOfNotice>('push-notice')

/** Puts a notice into the queue for each browser that she wants to be told in, in the caller's transaction. */
export async function enqueuePush(
  ctx: Context,
  userId: number,
  noticeId: number,
  at: Date,
): Promise<void> {
  const subscriptions = await ctx.db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
  await enqueueAll(
    ctx,
    pushDue,
    subscriptions.map(({ id }) => ({ input: { noticeId, subscriptionId: id }, at })),
  )
}
