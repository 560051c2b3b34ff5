import type { Context, SignedIn } from '../../../../platform/server/context.ts'
import type { SecondFactorState } from '../../second-factor-contract.ts'
import { demoAdminPhone, demoAgencyPhone } from '../../choices.ts'
import { rulesOf } from '../../role-rules.ts'
import { getUser } from '../queries.ts'
import type { UserRow } from '../tables.ts'
import { countRecoveryCodes } from './recovery-codes.ts'
import { findEnrolment, hasPasskey } from './held-factors.ts'
import { isFactorRequired } from './is-factor-required.ts'
import { sessionFactor } from './session-factor.ts'

/** Whether a session stays shut until the second factor is given in it: an operator's, and one that began without what her agency's owner needs. */
export const lacksFactor = (
  ctx: Context,
  user: Pick<UserRow, 'role' | 'phoneNumber'>,
  session: { givenAt: Date | null; isDue: boolean; isEnrolled: boolean },
): boolean =>
  session.givenAt === null &&
  (session.isDue ||
    (rulesOf(user.role).operates && !isSecondFactorSpared(ctx, user, session.isEnrolled)))

/** The demo hands out sessions by a click, so that these two accounts work without a second factor until somebody enrols one. */
export const isSecondFactorSpared = (
  { config }: Context,
  user: Pick<UserRow, 'phoneNumber'>,
  isEnrolled: boolean,
): boolean =>
  config.demo && !isEnrolled && [demoAdminPhone, demoAgencyPhone].includes(user.phoneNumber)

/** How the second factor of whoever asks stands, and whether this session has to give it before it opens what is behind it. */
export async function getSecondFactor(ctx: SignedIn): Promise<SecondFactorState> {
  const user = await getUser(ctx, ctx.actor.userId)
  const enrolledAt = await findEnrolment(ctx, user.id)
  const hasKey = await hasPasskey(ctx, user.id)
  const { givenAt, isDue } = await sessionFactor(ctx)
  const isShut = lacksFactor(ctx, user, { givenAt, isDue, isEnrolled: enrolledAt !== null })
  return {
    is_enrolled: enrolledAt !== null,
    enrolled_at: enrolledAt?.toISOString() ?? null,
    has_passkey: hasKey,
    recovery_codes_left: await countRecoveryCodes(ctx, user.id),
    is_given: givenAt !== null,
    is_required: await isFactorRequired(ctx, user),
    is_demanded: isShut,
  }
}
