import { eq } from 'drizzle-orm'
import { audit } from '../../../../platform/server/audit.ts'
import type { Context, SignedIn } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import { enforce, invalid } from '../../../../platform/shared/errors.ts'
import { notify } from '../../../notifications/server/index.ts'
import type { SecondFactorState } from '../../second-factor-contract.ts'
import { recoveryCodes, secondFactors, sessions } from '../tables.ts'
import { lockUser } from '../own/close-account.ts'
import { recordChange } from '../means/record-change.ts'
import { factorMissingRefusal } from '../policy.ts'
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
  enforce(factorMissingRefusal(await holdsFactor(ctx, user.id)))
  if (!(await verifySecondFactorCode(ctx, user.id, code))) throw invalid('code', 'factorCodeWrong')
  await transaction(ctx, async (tx) => {
    await markSession(tx, ctx.actor.sessionId)
    await audit(tx, 'second_factor.given', `user:${user.id}`)
  })
  return getSecondFactor(ctx)
}

/** New recovery codes in place of the old ones; the other sessions end. */
export async function renewRecoveryCodes(ctx: SignedIn): Promise<{ recovery_codes: string[] }> {
  const user = await getUser(ctx, ctx.actor.userId)
  await expectFactorGiven(ctx, user)
  enforce(factorMissingRefusal(await isCodeDemanded(ctx, user)))
  return transaction(ctx, async (tx) => {
    await recordChange(tx, await lockUser(tx, user.id), 'factor', ctx.actor.sessionId)
    await audit(tx, 'second_factor.recovery_codes_renewed', `user:${user.id}`)
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
  enforce(factorMissingRefusal((await findEnrolment(ctx, user.id)) !== null))
  await transaction(ctx, async (tx) => {
    await recordChange(tx, await lockUser(tx, user.id), 'factor', ctx.actor.sessionId)
    await removeSecondFactor(tx, user.id)
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
  await notify(ctx, { userId, kind: 'second_factor_changed', path: '/account/security' })
}
