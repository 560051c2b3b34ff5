import { eq } from 'drizzle-orm'
import { audit } from '../../../../platform/server/audit.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import { countHits, refundHits } from '../../../../platform/server/rate-limits.ts'
import { unseal } from '../../../../platform/server/seal.ts'
import { notify } from '../../../notifications/server/index.ts'
import { secondFactorLimits } from '../limits.ts'
import { secondFactors } from '../tables.ts'
import { remember } from '../security/remember.ts'
import { takeRecoveryCode } from './recovery-codes.ts'
import { sealedFor, stepOfCode } from './totp.ts'

/** Whether this is a code of hers that was not used before; if so, it is now. Tries are limited; call it outside a transaction. */
export async function verifySecondFactorCode(
  ctx: Context,
  userId: number,
  code: string,
): Promise<boolean> {
  const limits = secondFactorLimits(userId)
  await countHits(ctx, limits)
  const isRight = await transaction(ctx, (ctx) =>
    /^\d{6}$/.test(code) ? verifyAppCode(ctx, userId, code) : verifyRecoveryCode(ctx, userId, code),
  )
  if (isRight) await refundHits(ctx, limits)
  else {
    await audit(ctx, 'second_factor.refused', `user:${userId}`)
    await remember(ctx, userId, 'factor_failed')
  }
  return isRight
}

async function verifyAppCode(ctx: Context, userId: number, code: string): Promise<boolean> {
  const [factor] = await ctx.db
    .select()
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .for('update')
  if (!factor?.confirmedAt) return false
  const step = stepOfCode(unseal(ctx.config, sealedFor, factor.secret), code, ctx.now)
  if (step === null || step <= factor.lastStep) return false
  await ctx.db.update(secondFactors).set({ lastStep: step }).where(eq(secondFactors.userId, userId))
  return true
}

async function verifyRecoveryCode(ctx: Context, userId: number, code: string): Promise<boolean> {
  if (!(await takeRecoveryCode(ctx, userId, code))) return false
  await audit(ctx, 'second_factor.recovery_code_used', `user:${userId}`)
  await remember(ctx, userId, 'recovery_code_used')
  await notify(ctx, { userId, kind: 'recovery_code_used', path: '/account/security' })
  return true
}
