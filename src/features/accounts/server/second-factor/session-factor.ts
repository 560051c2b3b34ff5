import { eq } from 'drizzle-orm'
import type { Context, SignedIn } from '../../../../platform/server/context.ts'
import { enforce } from '../../../../platform/shared/errors.ts'
import { factorGivenRefusal } from '../policy.ts'
import { sessions, type UserRow } from '../tables.ts'
import { findEnrolment, hasPasskey } from './held-factors.ts'
import { isFactorRequired } from './is-factor-required.ts'

/** How the second factor stands in the session that asks. */
export async function sessionFactor(
  ctx: SignedIn,
): Promise<{ givenAt: Date | null; isDue: boolean }> {
  const [session] = await ctx.db
    .select({ givenAt: sessions.secondFactorAt, isDue: sessions.isFactorDue })
    .from(sessions)
    .where(eq(sessions.id, ctx.actor.sessionId))
  return session ?? { givenAt: null, isDue: false }
}

/** The second factor was given in this session. */
export async function markSession(ctx: Context, sessionId: string): Promise<void> {
  await ctx.db.update(sessions).set({ secondFactorAt: ctx.now }).where(eq(sessions.id, sessionId))
}

/** Refuses who has a second factor and has not given it in this session: a password alone adds no way in beside it. */
export async function expectFactorGiven(ctx: SignedIn, user: UserRow): Promise<void> {
  const { givenAt } = await sessionFactor(ctx)
  enforce(
    factorGivenRefusal({
      isGiven: givenAt !== null,
      hasApp: (await findEnrolment(ctx, user.id)) !== null,
      hasKey: await hasPasskey(ctx, user.id),
      isRequired: await isFactorRequired(ctx, user),
    }),
  )
}
