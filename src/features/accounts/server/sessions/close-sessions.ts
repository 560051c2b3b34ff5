import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { audit } from '../../../../platform/server/audit.ts'
import { broadcastToUsers } from '../../../../platform/server/bus.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { forgetBrowsers } from '../../../notifications/server/browsers-api.ts'
import { sessions, users } from '../tables.ts'

/** Ends live sessions of someone: one, all but one, or all; their tokens are refused at once. Gives back how many there were. */
export async function closeSessions(
  ctx: Context,
  userId: number,
  which: { only?: string; except?: string } = {},
): Promise<number> {
  await ctx.db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  const closed = await ctx.db
    .update(sessions)
    .set({ endedAt: sql`clock_timestamp()` })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.endedAt),
        which.only === undefined ? undefined : eq(sessions.id, which.only),
        which.except === undefined ? undefined : ne(sessions.id, which.except),
      ),
    )
    .returning({ id: sessions.id })
  const ids = closed.map(({ id }) => id)
  await forgetBrowsers(ctx, ids)
  for (const id of ids) await audit(ctx, 'session.ended', `session:${id}`)
  if (closed.length > 0) await broadcastToUsers(ctx, userId, 'sessions')
  return closed.length
}
