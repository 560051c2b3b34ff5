import { and, eq, gte } from 'drizzle-orm'
import { audit } from '../../../../platform/server/audit.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { notify } from '../../../notifications/server/index.ts'
import { lockUser } from '../own/close-account.ts'
import { recordChange } from '../means/record-change.ts'
import { passkeys, recoveryCodes, secondFactors } from '../tables.ts'
import { findEnrolment, passkeysOf } from './held-factors.ts'

/**
 * For somebody who has lost the phone and the recovery codes, in the caller's transaction: app, passkeys and codes go, every session ends, and she
 * is told. Her password lets her in again, and where her part demands a second factor she sets one up at once. False when there was nothing to take.
 */
export async function removeFactors(ctx: Context, userId: number): Promise<boolean> {
  const keys = await passkeysOf(ctx, userId)
  if (keys.length === 0 && (await findEnrolment(ctx, userId)) === null) return false
  await recordChange(ctx, await lockUser(ctx, userId), 'factor', undefined)
  await ctx.db.delete(secondFactors).where(eq(secondFactors.userId, userId))
  await ctx.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await ctx.db.delete(passkeys).where(eq(passkeys.userId, userId))
  await audit(ctx, 'second_factor.removed', `user:${userId}`, { passkeys: keys.length })
  await notify(ctx, { userId, kind: 'second_factor_changed', path: '/account/security' })
  return true
}

/** Takes away what was set up since an instant, in the caller's transaction: an app with its codes, and passkeys. */
export async function removeFactorsSince(ctx: Context, userId: number, since: Date): Promise<void> {
  await ctx.db
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), gte(passkeys.createdAt, since)))
  const apps = await ctx.db
    .delete(secondFactors)
    .where(and(eq(secondFactors.userId, userId), gte(secondFactors.createdAt, since)))
    .returning({ userId: secondFactors.userId })
  if (apps.length > 0) await ctx.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}
