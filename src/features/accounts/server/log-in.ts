import type { Context } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/db.ts'
import { countHits, refundHits } from '../../../platform/server/rate-limits.ts'
import type { Role } from '../../../platform/shared/endpoint.ts'
import { AppError } from '../../../platform/shared/errors.ts'
import type { SessionGrant } from '../contract.ts'
import { signInLimits } from './limits.ts'
import { isKnownNetwork } from './networks.ts'
import { isPassword } from './passwords.ts'
import { normalPhone } from './phones.ts'
import { findUserByPhone } from './queries.ts'
import { startSession } from './start-session.ts'

/**
 * Signs in with number and password. Until the password is right, the answer and its time say nothing about the number;
 * then ROLE_MISMATCH when the account is of another role, FORBIDDEN when it is suspended.
 */
export async function logIn(ctx: Context, role: Role, given: { phone_number: string; password: string }): Promise<SessionGrant> {
  const phoneNumber = normalPhone(given.phone_number)
  const user = await findUserByPhone(ctx, phoneNumber)
  const limits = signInLimits(ctx, phoneNumber, await isKnownNetwork(ctx, user?.id ?? 0))
  // Counted before the password is looked at, so that tries sent at once can't slip past; a right one is given back.
  await countHits(ctx, limits)
  const isRight = await isPassword(user?.passwordHash ?? null, given.password)
  if (!user || !isRight) throw new AppError('INVALID_CREDENTIALS')
  await refundHits(ctx, limits)
  if (user.role !== role) throw new AppError('ROLE_MISMATCH')
  if (user.suspendedAt) throw new AppError('FORBIDDEN', { message: 'accountSuspended' })
  return transaction(ctx, (ctx) => startSession(ctx, user))
}
