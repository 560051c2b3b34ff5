import { eq } from 'drizzle-orm'
import { audit } from '../../../../platform/server/audit.ts'
import type { Context, SignedIn } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/db.ts'
import { AppError, invalid } from '../../../../platform/shared/errors.ts'
import { notify } from '../../../notifications/server/index.ts'
import type { SecondFactorState } from '../../second-factor-contract.ts'
import { recoveryCodes, secondFactors, sessions } from '../tables.ts'
import { closeSessions } from '../close-sessions.ts'
import { remember } from '../security/remember.ts'
import { getUser } from '../queries.ts'
import { findEnrolment, hasPasskey, holdsFactor } from './held-factors.ts'
import { isCodeDemanded } from './is-factor-required.ts'
import { expectFactorGiven, markSession } from './session-factor.ts'
import { getSecondFactor } from './get-second-factor.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'
import { verifySecondFactorCode } from './verify-code.ts'

/** Gives the second factor in a session that began without it. */
export async function verifySecondFactor(ctx: SignedIn, code: string): Promise<SecondFactorState> {
  const user = await getUser(ctx, ctx.actor.userId)
  if (!(await holdsFactor(ctx, user.id)))
    throw new AppError('CONFLICT', { message: 'factorNotEnrolled' })
  if (!(await verifySecondFactorCode(ctx, user.id, code))) throw invalid('code', 'factorCodeWrong')
  await transaction(ctx, async (tx) => {
    await markSession(tx, ctx.actor.sessionId)
    await audit(tx, 'second_factor.given', `user:${user.id}`)
  })
  return getSecondFactor(ctx)
}

/** New recovery codes in place of the old ones. */
export async function renewRecoveryCodes(ctx: SignedIn): Promise<{ recovery_codes: string[] }> {
  const user = await getUser(ctx, ctx.actor.userId)
  await expectFactorGiven(ctx, user)
  if (!(await isCodeDemanded(ctx, user)))
    throw new AppError('CONFLICT', { message: 'factorNotEnrolled' })
  return transaction(ctx, async (tx) => {
    await audit(tx, 'second_factor.recovery_codes_renewed', `user:${user.id}`)
    await remember(tx, user.id, 'factor_changed')
    await notify(tx, {
      userId: user.id,
      kind: 'second_factor_changed',
      path: '/account/security',
    })
    return { recovery_codes: await replaceRecoveryCodes(tx, user.id) }
  })
}

/** Takes the authenticator app away, and ends the other sessions. */
export async function turnOffSecondFactor(ctx: SignedIn): Promise<SecondFactorState> {
  const user = await getUser(ctx, ctx.actor.userId)
  await expectFactorGiven(ctx, user)
  if ((await findEnrolment(ctx, user.id)) === null)
    throw new AppError('CONFLICT', { message: 'factorNotEnrolled' })
  await transaction(ctx, async (tx) => {
    await removeSecondFactor(tx, user.id)
    await closeSessions(tx, user.id, { except: ctx.actor.sessionId })
  })
  return getSecondFactor(ctx)
}

/** Takes someone's app away, in the caller's transaction; without a passkey her recovery codes go too, and none of her sessions counts as having given it. */
async function removeSecondFactor(ctx: Context, userId: number): Promise<void> {
  await ctx.db.delete(secondFactors).where(eq(secondFactors.userId, userId))
  if (!(await hasPasskey(ctx, userId))) {
    await ctx.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
    await ctx.db.update(sessions).set({ secondFactorAt: null }).where(eq(sessions.userId, userId))
  }
  await audit(ctx, 'second_factor.removed', `user:${userId}`)
  await remember(ctx, userId, 'factor_changed')
  await notify(ctx, { userId, kind: 'second_factor_changed', path: '/account/security' })
}
