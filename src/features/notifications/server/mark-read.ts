import { and, eq, inArray, isNull } from 'drizzle-orm'
import { broadcastToUsers } from '../../../platform/server/bus.ts'
import type { SignedIn } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import { countUnread } from './list-notices.ts'
import { noticeTopic } from './notify.ts'
import { notices } from './tables.ts'

/** Marks one's own notices as read, or all of them; ids of other people's are passed over. */
export function markRead(
  ctx: SignedIn,
  { ids }: { ids?: number[] | undefined },
): Promise<{ unread: number }> {
  return transaction(ctx, async (ctx) => {
    const read = await ctx.db
      .update(notices)
      .set({ readAt: ctx.now })
      .where(
        and(
          eq(notices.userId, ctx.actor.userId),
          isNull(notices.readAt),
          ids && inArray(notices.id, ids),
        ),
      )
      .returning({ id: notices.id })
    if (read.length > 0) await broadcastToUsers(ctx, ctx.actor.userId, noticeTopic)
    return countUnread(ctx)
  })
}
