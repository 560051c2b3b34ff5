import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { SignedIn } from '../../../../platform/server/context.ts'
import { clock } from '../session-life.ts'
import { sessions, users } from '../tables.ts'

/** An operator who was not seen for longer is not waited for. */
const activeFor = sql`interval '30 days'`

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
        gt(sessions.lastUsedAt, sql`${clock} - ${activeFor}`),
      ),
    )
    .limit(1)
  return other !== undefined
}
