import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { Context, SignedIn } from '../../../../platform/server/context.ts'
import { clock } from '../sessions/session-life.ts'
import { sessions, users } from '../tables.ts'

/** The account of an operator who is neither suspended nor leaving. */
const isOpenOperator = and(
  eq(users.role, 'admin'),
  isNull(users.suspendedAt),
  isNull(users.closedAt),
  isNull(users.erasedAt),
)

/** The ids of all who can run Manzil. */
export async function openOperatorIds(ctx: Context): Promise<number[]> {
  const rows = await ctx.db.select({ id: users.id }).from(users).where(isOpenOperator)
  return rows.map(({ id }) => id)
}

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
        isOpenOperator,
        ne(users.id, ctx.actor.userId),
        gt(sessions.lastUsedAt, sql`${clock} - ${activeFor}`),
      ),
    )
    .limit(1)
  return other !== undefined
}
