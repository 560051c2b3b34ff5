import { and, eq, isNotNull } from 'drizzle-orm'
import type { Context, SignedIn } from '../../../../platform/server/context.ts'
import { enforce } from '../../../../platform/shared/errors.ts'
import type { SecondFactorState } from '../../second-factor-contract.ts'
import { demoAdminPhone } from '../../choices.ts'
import { getUser } from '../queries.ts'
import { secondFactors, sessions, type UserRow } from '../tables.ts'
import { countRecoveryCodes } from './recovery-codes.ts'
import { secondFactorRefusal } from '../policy.ts'

/** When she enrolled; null without a confirmed second factor. */
export async function findEnrolment(ctx: Context, userId: number): Promise<Date | null> {
  const [row] = await ctx.db
    .select({ confirmedAt: secondFactors.confirmedAt })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)))
  return row?.confirmedAt ?? null
}

/** The demo hands out its operator's sessions by a click, so that one account works without a second factor until somebody enrols it. */
export const isSecondFactorSpared = (
  { config }: Context,
  user: Pick<UserRow, 'phoneNumber'>,
  isEnrolled: boolean,
): boolean => config.demo && !isEnrolled && user.phoneNumber === demoAdminPhone

/** The operator who asks; FORBIDDEN for anyone else. */
export async function getOperator(ctx: SignedIn): Promise<UserRow> {
  enforce(secondFactorRefusal(ctx.actor))
  return getUser(ctx, ctx.actor.userId)
}

export async function getSecondFactor(ctx: SignedIn): Promise<SecondFactorState> {
  const user = await getOperator(ctx)
  const enrolledAt = await findEnrolment(ctx, user.id)
  const [session] = await ctx.db
    .select({ givenAt: sessions.secondFactorAt })
    .from(sessions)
    .where(eq(sessions.id, ctx.actor.sessionId))
  const isGiven = session?.givenAt !== null && session?.givenAt !== undefined
  return {
    is_enrolled: enrolledAt !== null,
    enrolled_at: enrolledAt?.toISOString() ?? null,
    recovery_codes_left: await countRecoveryCodes(ctx, user.id),
    is_given: isGiven,
    is_demanded: !isGiven && !isSecondFactorSpared(ctx, user, enrolledAt !== null),
  }
}
