import { audit } from '../../../../platform/server/audit.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { count } from '../../../../platform/server/counters.ts'
import {
  countHits,
  type Limit,
  readHits,
  refundHits,
} from '../../../../platform/server/rate-limits.ts'
import { AppError, invalid } from '../../../../platform/shared/errors.ts'
import { freeTries, passwordCheckLimits, signInLimits } from '../limits.ts'
import { isKnownNetwork } from '../networks.ts'
import { isPassword } from './passwords.ts'
import { normalPhone } from '../phones.ts'
import {
  type Difficulty,
  type ProofTarget,
  requireProof,
  requireWork,
} from '../codes/proof-of-work.ts'
import { findUserByPhone, getUser } from '../queries.ts'
import { remember } from '../security/remember.ts'
import type { UserRow } from '../tables.ts'

/** Whose number and password these are; until the password is right, neither the refusal nor its time says anything about the number. */
export async function checkCredentials(
  ctx: Context,
  given: { phone_number: string; password: string },
): Promise<UserRow> {
  const phoneNumber = normalPhone(given.phone_number)
  const keys = signInLimits(ctx, phoneNumber, true)
  const before = { phoneNumber, hits: (await readHits(ctx, keys)).map((made) => made + 1) }
  // What a program repeats is turned away before anything else is asked for.
  await refuseWithoutWork(ctx, { ...before, free: freeTries(true) })
  const user = await findUserByPhone(ctx, phoneNumber)
  const isKnown = await isKnownNetwork(ctx, user?.id ?? 0)
  const free = freeTries(isKnown)
  await refuseWithoutWork(ctx, { ...before, free })
  const limits = signInLimits(ctx, phoneNumber, isKnown)
  // Counted before the password is looked at, so that tries sent at once can't slip past; a right one is given back.
  const hits = await countHits(ctx, limits)
  await proveAfterFailures(ctx, { phoneNumber, hits, free }, limits)
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

interface Tries {
  phoneNumber: string
  hits: readonly number[]
  free: readonly number[]
}

const target = ({ phoneNumber }: Tries): ProofTarget => ({ purpose: 'sign-in', phoneNumber })

/** In place of shutting the owner out with those who guess: past the free tries each costs a proof of work, the dearer the more there were. */
function difficultyOf({ hits, free }: Tries): Difficulty {
  const excess = Math.max(...hits.map((made, place) => made / (free[place] ?? Infinity)), 0)
  if (excess <= 1) return 0
  return excess <= 2 ? 1 : excess <= 4 ? 2 : excess <= 8 ? 3 : 4
}

/** Nothing is counted yet, and the work is not spent yet. */
const refuseWithoutWork = (ctx: Context, tries: Tries): Promise<void> =>
  requireWork(ctx, target(tries), difficultyOf(tries))

async function proveAfterFailures(
  ctx: Context,
  tries: Tries,
  limits: readonly Limit[],
): Promise<void> {
  try {
    await requireProof(ctx, target(tries), difficultyOf(tries))
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
