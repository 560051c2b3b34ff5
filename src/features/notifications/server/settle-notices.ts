import { and, eq, isNull } from 'drizzle-orm'
import { broadcastToUsers } from '../../../platform/server/bus.ts'
import type { Context } from '../../../platform/server/context.ts'
import { noticeTopic } from './notify.ts'
import { notices } from './tables.ts'

/** What somebody was told of a page that she has opened now counts as read. */
export async function settleNotices(ctx: Context, userId: number, path: string): Promise<void> {
  const read = await ctx.db
    .update(notices)
    .set({ readAt: ctx.now })
    .where(and(eq(notices.userId, userId), eq(notices.path, path), isNull(notices.readAt)))
    .returning({ id: notices.id })
  if (read.length > 0) await broadcastToUsers(ctx, userId, noticeTopic)
}
