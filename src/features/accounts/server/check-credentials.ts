import { audit } from '../../../platform/server/audit.ts'
import type { Context } from '../../../platform/server/context.ts'
import { count } from '../../../platform/server/counters.ts'
import { countHits, type Limit, refundHits } from '../../../platform/server/rate-limits.ts'
import { AppError, invalid } from '../../../platform/shared/errors.ts'
import { freeTries, passwordCheckLimits, signInLimits } from './limits.ts'
import { isKnownNetwork } from './networks.ts'
import { isPassword } from './passwords.ts'
import { normalPhone } from './phones.ts'
import { requireProof } from './proof-of-work.ts'
import { findUserByPhone, getUser } from './queries.ts'
import { remember } from './security/remember.ts'
import type { UserRow } from './tables.ts'

/** Whose number and password these are; until the password is right, neither the refusal nor its time says anything about the number. */
export async function checkCredentials(
  ctx: Context,
  given: { phone_number: string; password: string },
): Promise<UserRow> {
  const phoneNumber = normalPhone(given.phone_number)
  const user = await findUserByPhone(ctx, phoneNumber)
  const isKnown = await isKnownNetwork(ctx, user?.id ?? 0)
  const limits = signInLimits(ctx, phoneNumber, isKnown)
  // Counted before the password is looked at, so that tries sent at once can't slip past; a right one is given back.
  const hits = await countHits(ctx, limits)
  await proveAfterFailures(ctx, { limits, hits, free: freeTries(isKnown), phoneNumber })
  const isRight = await isPassword(user?.passwordHash ?? null, given.password)
  if (!user || !isRight) {
    count(ctx, 'sign_ins_failed', { wrong: 'password' })
    await audit(ctx, 'sign_in.failed', `user:${user?.id ?? 0}`)
    await remember(ctx, user?.id ?? 0, 'sign_in_failed')
    throw new AppError('INVALID_CREDENTIALS')
  }
  await refundHits(ctx, limits)
  return user
}

/** In place of shutting the owner out with those who guess: past the free tries each costs a proof of work, the dearer the more there were. */
async function proveAfterFailures(
  ctx: Context,
  {
    limits,
    hits,
    free,
    phoneNumber,
  }: {
    limits: readonly Limit[]
    hits: readonly number[]
    free: readonly number[]
    phoneNumber: string
  },
): Promise<void> {
  const excess = Math.max(...hits.map((made, place) => made / (free[place] ?? Infinity)), 0)
  if (excess <= 1) return
  const difficulty = excess <= 2 ? 1 : excess <= 4 ? 2 : excess <= 8 ? 3 : 4
  try {
    await requireProof(ctx, { purpose: 'sign-in', phoneNumber }, difficulty)
  } catch (error) {
    // What was not looked at is no try.
    await refundHits(ctx, limits)
    throw error
  }
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
