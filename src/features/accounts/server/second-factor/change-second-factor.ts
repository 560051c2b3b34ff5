import { eq } from 'drizzle-orm'
import { audit } from '../../../../platform/server/audit.ts'
import type { Context, SignedIn } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/db.ts'
import { countHits, refundHits } from '../../../../platform/server/rate-limits.ts'
import { AppError, invalid } from '../../../../platform/shared/errors.ts'
import { notify } from '../../../notifications/server/index.ts'
import type { SecondFactorState } from '../../second-factor-contract.ts'
import { closeSessions } from '../close-sessions.ts'
import { passwordCheckLimits } from '../limits.ts'
import { isPassword } from '../passwords.ts'
import { remember } from '../security/remember.ts'
import { recoveryCodes, secondFactors, sessions, type UserRow } from '../tables.ts'
import { markSession } from './enrol.ts'
import { findEnrolment, getOperator, getSecondFactor } from './get-second-factor.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'
import { verifySecondFactorCode } from './verify-code.ts'

interface Proof {
  password: string
  code: string
}

/** Gives the second factor in a session that began without it. */
export async function verifySecondFactor(ctx: SignedIn, code: string): Promise<SecondFactorState> {
  const user = await getEnrolled(ctx)
  if (!(await verifySecondFactorCode(ctx, user.id, code))) throw invalid('code', 'factorCodeWrong')
  await transaction(ctx, async (tx) => {
    await markSession(tx, ctx.actor.sessionId)
    await audit(tx, 'second_factor.given', `user:${user.id}`)
  })
  return getSecondFactor(ctx)
}

/** New recovery codes in place of the old ones, by password and code. */
export async function renewRecoveryCodes(
  ctx: SignedIn,
  proof: Proof,
): Promise<{ recovery_codes: string[] }> {
  const user = await getEnrolled(ctx)
  await expectProof(ctx, user, proof)
  return transaction(ctx, async (tx) => {
    await audit(tx, 'second_factor.recovery_codes_renewed', `user:${user.id}`)
    await remember(tx, user.id, 'factor_changed')
    await notify(tx, {
      userId: user.id,
      kind: 'second_factor_changed',
      path: '/admin/second-factor',
    })
    return { recovery_codes: await replaceRecoveryCodes(tx, user.id) }
  })
}

/** Takes the second factor away, by password and code; her other sessions end. */
export async function turnOffSecondFactor(ctx: SignedIn, proof: Proof): Promise<SecondFactorState> {
  const user = await getEnrolled(ctx)
  await expectProof(ctx, user, proof)
  await transaction(ctx, async (tx) => {
    await removeSecondFactor(tx, user.id)
    await closeSessions(tx, user.id, { except: ctx.actor.sessionId })
  })
  return getSecondFactor(ctx)
}

/** Takes someone's second factor away, in the caller's transaction; none of her sessions counts as having given it. */
export async function removeSecondFactor(ctx: Context, userId: number): Promise<void> {
  await ctx.db.delete(secondFactors).where(eq(secondFactors.userId, userId))
  await ctx.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await ctx.db.update(sessions).set({ secondFactorAt: null }).where(eq(sessions.userId, userId))
  await audit(ctx, 'second_factor.removed', `user:${userId}`)
  await remember(ctx, userId, 'factor_changed')
  await notify(ctx, { userId, kind: 'second_factor_changed', path: '/admin/second-factor' })
}

async function getEnrolled(ctx: SignedIn): Promise<UserRow> {
  const user = await getOperator(ctx)
  if ((await findEnrolment(ctx, user.id)) === null)
    throw new AppError('CONFLICT', { message: 'factorNotEnrolled' })
  return user
}

async function expectProof(ctx: SignedIn, user: UserRow, { password, code }: Proof): Promise<void> {
  const limits = passwordCheckLimits(user.id)
  await countHits(ctx, limits)
  if (!(await isPassword(user.passwordHash, password)))
    throw invalid('password', 'factorPasswordWrong')
  await refundHits(ctx, limits)
  if (!(await verifySecondFactorCode(ctx, user.id, code))) throw invalid('code', 'factorCodeWrong')
}
