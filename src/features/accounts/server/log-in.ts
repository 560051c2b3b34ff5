import type { Context } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/db.ts'
import { countHits, refundHits } from '../../../platform/server/rate-limits.ts'
import type { Role } from '../../../platform/shared/endpoint.ts'
import { AppError } from '../../../platform/shared/errors.ts'
import type { SessionGrant } from '../contract.ts'
import type { SuspensionReason } from '../choices.ts'
import { findEnrolment } from './factor/get-factor.ts'
import { takeFactorCode } from './factor/take-code.ts'
import { signInLimits } from './limits.ts'
import { isKnownNetwork } from './networks.ts'
import { isPassword } from './passwords.ts'
import { normalPhone } from './phones.ts'
import { findUserByPhone } from './queries.ts'
import { startSession } from './start-session.ts'

/**
 * Signs in with number and password. Until the password is right, the answer and its time say nothing about the number;
 * then ROLE_MISMATCH when the account is of another role, FORBIDDEN when it is suspended, SECOND_FACTOR_REQUIRED when a code is missing.
 */
export async function logIn(
  ctx: Context,
  role: Role,
  given: { phone_number: string; password: string; code?: string | undefined },
): Promise<SessionGrant> {
  const phoneNumber = normalPhone(given.phone_number)
  const user = await findUserByPhone(ctx, phoneNumber)
  const limits = signInLimits(ctx, phoneNumber, await isKnownNetwork(ctx, user?.id ?? 0))
  // Counted before the password is looked at, so that tries sent at once can't slip past; a right one is given back.
  await countHits(ctx, limits)
  const isRight = await isPassword(user?.passwordHash ?? null, given.password)
  if (!user || !isRight) throw new AppError('INVALID_CREDENTIALS')
  await refundHits(ctx, limits)
  if (user.role !== role) throw new AppError('ROLE_MISMATCH')
  if (user.suspendedAt) throw new AppError('FORBIDDEN', { message: suspensionMessage(user.suspensionReason) })
  const withSecondFactor = role === 'admin' && (await expectFactor(ctx, user.id, given.code))
  return transaction(ctx, (ctx) => startSession(ctx, user, { withSecondFactor }))
}

const suspensionMessage = (reason: SuspensionReason | null) => (reason === null ? 'accountSuspended' : (`accountSuspended_${reason}` as const))

/** Whether an operator gave her second factor; refuses who has one and doesn't. False for who has none: the console stays shut until she enrols. */
async function expectFactor(ctx: Context, userId: number, code: string | undefined): Promise<boolean> {
  if ((await findEnrolment(ctx, userId)) === null) return false
  if (code === undefined) throw new AppError('SECOND_FACTOR_REQUIRED', { status: 401 })
  if (await takeFactorCode(ctx, userId, code)) return true
  throw new AppError('INVALID_CREDENTIALS', { message: 'factorCodeWrong', errors: { code: ['factorCodeWrong'] } })
}
