import type { Context } from '../../../platform/server/context.ts'
import { countHits, refundHits } from '../../../platform/server/rate-limits.ts'
import { AppError, invalid } from '../../../platform/shared/errors.ts'
import { passwordCheckLimits, signInLimits } from './limits.ts'
import { isKnownNetwork } from './networks.ts'
import { isPassword } from './passwords.ts'
import { normalPhone } from './phones.ts'
import { findUserByPhone, getUser } from './queries.ts'
import type { UserRow } from './tables.ts'

/** Whose number and password these are; until the password is right, neither the refusal nor its time says anything about the number. */
export async function checkCredentials(
  ctx: Context,
  given: { phone_number: string; password: string },
): Promise<UserRow> {
  const phoneNumber = normalPhone(given.phone_number)
  const user = await findUserByPhone(ctx, phoneNumber)
  const limits = signInLimits(ctx, phoneNumber, await isKnownNetwork(ctx, user?.id ?? 0))
  // Counted before the password is looked at, so that tries sent at once can't slip past; a right one is given back.
  await countHits(ctx, limits)
  const isRight = await isPassword(user?.passwordHash ?? null, given.password)
  if (!user || !isRight) throw new AppError('INVALID_CREDENTIALS')
  await refundHits(ctx, limits)
  return user
}

/** Asks someone who is signed in for her password once more; INVALID for `field` when it isn't the right one. */
export async function confirmPassword(
  ctx: Context,
  userId: number,
  password: string,
  field: string,
  whenWrong = 'currentPasswordWrong',
): Promise<UserRow> {
  const user = await getUser(ctx, userId)
  const limits = passwordCheckLimits(userId)
  await countHits(ctx, limits)
  if (!(await isPassword(user.passwordHash, password))) throw invalid(field, whenWrong)
  await refundHits(ctx, limits)
  return user
}
