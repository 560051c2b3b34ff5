import { and, asc, eq, gt, gte, inArray, isNull } from 'drizzle-orm'
import { auditAs } from '../../../../platform/server/audit.ts'
import { publish } from '../../../../platform/server/capability.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import { countHits, refundHits } from '../../../../platform/server/rate-limits.ts'
import { AppError, invalid } from '../../../../platform/shared/errors.ts'
import { setPhone } from '../own/change-phone.ts'
import { lockUser } from '../own/close-account.ts'
import { closeSessions } from '../sessions/close-sessions.ts'
import { passwordCheckLimits } from '../limits.ts'
import { voidLinks } from '../link-tokens.ts'
import { releasedNumber } from '../phones.ts'
import { rememberNetwork } from '../networks.ts'
import { voidCodes } from '../codes/one-time-codes.ts'
import {
  expectNotBreached,
  expectStrongEnough,
  hashPassword,
  isPassword,
} from '../passwords/passwords.ts'
import { userChanged } from '../ports.ts'
import { getUser } from '../queries.ts'
import { removeFactorsSince } from '../second-factor/remove-factors.ts'
import { remember } from '../security/remember.ts'
import { tokenHash } from '../secrets.ts'
import { meansChanges, type UserRow, users } from '../tables.ts'
import { putFactorsBack } from './kept-factors.ts'

interface Undoing {
  token: string
  oldPassword: string
  password: string
}

/**
 * Puts back what a change and all after it made of number, address, passkeys and second factor, by the link that was sent with it and the
 * password of before, which whoever was given her number since doesn't know; her new password takes the place of whatever it is, and every
 * session ends. INVALID for a link that is unknown, used or past its time.
 */
export async function undoChange(
  ctx: Context,
  { token, oldPassword, password }: Undoing,
): Promise<Record<string, never>> {
  const { user, changes } = await findChanges(ctx, token)
  await expectOldPassword(ctx, user, changes, oldPassword)
  await expectNotBreached(ctx, password, 'password')
  const passwordHash = await hashPassword(password)
  return transaction(ctx, async (ctx) => {
    const before = await lockUser(ctx, user.id)
    // Someone may have been faster while it waited for the account.
    const { changes } = await findChanges(ctx, token)
    const restored = { ...restoredFrom(before, changes, ctx.now), passwordHash }
    expectStrongEnough(restored, password, 'password')
    await useUp(ctx, changes)
    await removeFactorsSince(ctx, user.id, changes[0]!.changedAt)
    await putOldFactorsBack(ctx, user.id, changes)
    await putBack(ctx, before, restored)
    await remember(ctx, user.id, 'change_undone')
    await auditAs(ctx, user.id, 'account.change_undone', `user:${user.id}`, {
      kinds: [...new Set(changes.map(({ kind }) => kind))],
    })
    return {}
  })
}

async function putBack(ctx: Context, before: UserRow, restored: UserRow): Promise<void> {
  const { email, emailVerifiedAt, passwordHash, phoneNumber } = restored
  await ctx.db
    .update(users)
    .set({ email, emailVerifiedAt, passwordHash })
    .where(eq(users.id, before.id))
  await voidCodes(ctx, before.phoneNumber)
  await voidLinks(ctx, before.id)
  await rememberNetwork(ctx, before.id)
  await closeSessions(ctx, before.id)
  await publish(ctx, userChanged, restored)
  // Last, as wherever a number changes.
  if (phoneNumber !== before.phoneNumber)
    await setPhone(ctx, before.id, phoneNumber, 'undoPhoneTaken')
}

type Change = typeof meansChanges.$inferSelect

/** The change that the link was sent with and all since, the first of them first, and whose they are. */
async function findChanges(
  ctx: Context,
  token: string,
): Promise<{ user: UserRow; changes: Change[] }> {
  const { id, userId, tokenHash: hash, undoUntil, undoneAt } = meansChanges
  const [found] = await ctx.db
    .select({ id, userId })
    .from(meansChanges)
    .where(and(eq(hash, tokenHash(token)), gt(undoUntil, ctx.now), isNull(undoneAt)))
  if (!found) throw new AppError('INVALID', { message: 'undoLinkVoid' })
  const changes = await ctx.db
    .select()
    .from(meansChanges)
    .where(and(eq(userId, found.userId), gte(id, found.id), isNull(undoneAt)))
    .orderBy(asc(id))
  return { user: await getUser(ctx, found.userId), changes }
}

/** What she had beside her password when the first change of it happened. */
async function putOldFactorsBack(
  ctx: Context,
  userId: number,
  changes: readonly Change[],
): Promise<void> {
  const first = changes.find(({ factors }) => factors !== null)
  if (first?.factors)
    await putFactorsBack(ctx, userId, { factors: first.factors, appSecret: first.appSecret })
}

async function useUp(ctx: Context, changes: readonly Change[]): Promise<void> {
  const ids = changes.map(({ id }) => id)
  await ctx.db.update(meansChanges).set({ undoneAt: ctx.now }).where(inArray(meansChanges.id, ids))
}

/** The password that she had when the first of them happened; tries are limited. */
async function expectOldPassword(
  ctx: Context,
  user: UserRow,
  changes: readonly Change[],
  typed: string,
): Promise<void> {
  const limits = passwordCheckLimits(user.id)
  await countHits(ctx, limits)
  const hash = changes.find(({ kind }) => kind === 'password')?.before ?? user.passwordHash
  if (!(await isPassword(hash, typed))) throw invalid('oldPassword', 'oldPasswordWrong')
  await refundHits(ctx, limits)
}

/** Her account with each number and address as the first change of it found it. */
function restoredFrom(user: UserRow, changes: readonly Change[], now: Date): UserRow {
  const phone = changes.find(({ kind }) => kind === 'phone')
  const email = changes.find(({ kind }) => kind === 'email')
  return {
    ...user,
    ...(phone && { phoneNumber: phone.before || releasedNumber(user.id) }),
    ...(email && { email: email.before, emailVerifiedAt: email.before === null ? null : now }),
  }
}
