import { and, eq, gt, isNull, ne } from 'drizzle-orm'
import type { SignedIn } from '../../../../platform/server/context.ts'
import { sessions, users } from '../tables.ts'

/** An operator who was not seen for longer is not waited for. */
const activeMs = 30 * 86_400_000

/** Whether anybody else runs Manzil at present: an open account of an operator that was used within 30 days. */
export async function hasOtherOperator(ctx: SignedIn): Promise<boolean> {
  const [other] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .innerJoin(sessions, eq(sessions.userId, users.id))
    .where(
      and(
        eq(users.role, 'admin'),
        ne(users.id, ctx.actor.userId),
        isNull(users.suspendedAt),
        isNull(users.closedAt),
        isNull(users.erasedAt),
        gt(sessions.lastUsedAt, new Date(ctx.now.getTime() - activeMs)),
      ),
    )
    .limit(1)
  return other !== undefined
}
