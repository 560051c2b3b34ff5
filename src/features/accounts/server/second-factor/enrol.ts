import { eq, isNull } from 'drizzle-orm'
import { audit } from '../../../../platform/server/audit.ts'
import type { SignedIn } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import { countHits, refundHits } from '../../../../platform/server/rate-limits.ts'
import { seal, unseal } from '../../../../platform/server/seal.ts'
import { enforce, invalid } from '../../../../platform/shared/errors.ts'
import { notify } from '../../../notifications/server/index.ts'
import { lockUser } from '../own/close-account.ts'
import { secondFactorLimits } from '../limits.ts'
import { recordChange } from '../means/record-change.ts'
import { secondFactors } from '../tables.ts'
import { getUser } from '../queries.ts'
import { expectFactorGiven, markSession } from './session-factor.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'
import { totpUri, newSecret, sealedFor, stepOfCode } from './totp.ts'
import { confirmFactorRefusal, enrolRefusal } from '../policy.ts'

/** A new secret in place of one that was not confirmed; CONFLICT when a second factor is enrolled already. */
export async function startSecondFactor(ctx: SignedIn): Promise<{ secret: string; uri: string }> {
  const user = await getUser(ctx, ctx.actor.userId)
  await expectFactorGiven(ctx, user)
  const secret = newSecret()
  const fresh = { secret: seal(ctx.config, sealedFor, secret), lastStep: 0, createdAt: ctx.now }
  const stored = await ctx.db
    .insert(secondFactors)
    .values({ userId: user.id, ...fresh })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: fresh,
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId })
  enforce(enrolRefusal(stored.length === 0))
  return { secret, uri: totpUri(secret, user.phoneNumber || user.fullName) }
}

/** Enrols by the first code of the app, counts it as given in this session and ends the others; the recovery codes are shown this once. */
export async function confirmSecondFactor(
  ctx: SignedIn,
  code: string,
): Promise<{ recovery_codes: string[] }> {
  const { userId } = ctx.actor
  await expectFactorGiven(ctx, await getUser(ctx, userId))
  const limits = secondFactorLimits(userId)
  await countHits(ctx, limits)
  const codes = await transaction(ctx, async (tx) => {
    const user = await lockUser(tx, userId)
    const [factor] = await tx.db
      .select()
      .from(secondFactors)
      .where(eq(secondFactors.userId, userId))
      .for('update')
    enforce(confirmFactorRefusal(factor ?? null))
    const step = stepOfCode(unseal(ctx.config, sealedFor, factor!.secret), code, ctx.now)
    if (step === null) throw invalid('code', 'factorCodeWrong')
    await recordChange(tx, user, 'factor', ctx.actor.sessionId)
    await tx.db
      .update(secondFactors)
      .set({ confirmedAt: ctx.now, lastStep: step })
      .where(eq(secondFactors.userId, userId))
    await markSession(tx, ctx.actor.sessionId)
    await audit(tx, 'second_factor.enrolled', `user:${userId}`)
    await notify(tx, { userId, kind: 'second_factor_changed', path: '/account/security' })
    return replaceRecoveryCodes(tx, userId)
  })
  await refundHits(ctx, limits)
  return { recovery_codes: codes }
}
