import type { Context } from '../../../platform/server/context.ts'
import { count } from '../../../platform/server/counters.ts'
import { transaction } from '../../../platform/server/db.ts'
import { AppError, enforce } from '../../../platform/shared/errors.ts'
import type { SessionGrant } from '../contract.ts'
import { rulesOf } from '../role-rules.ts'
import { checkCredentials } from './check-credentials.ts'
import { findEnrolment } from './second-factor/get-second-factor.ts'
import { verifySecondFactorCode } from './second-factor/verify-code.ts'
import { startSession } from './start-session.ts'
import type { Role } from '../../../platform/shared/roles.ts'
import { logInRefusal } from './policy.ts'

/**
 * Signs in with number and password. Until the password is right, the answer and its time say nothing about the number;
 * then ROLE_MISMATCH when the account is of another role, FORBIDDEN when it is suspended, ACCOUNT_CLOSING when it is to be deleted, SECOND_FACTOR_REQUIRED when a code is missing.
 */
export async function logIn(
  ctx: Context,
  role: Role,
  given: { phone_number: string; password: string; code?: string | undefined },
): Promise<SessionGrant> {
  const user = await checkCredentials(ctx, given)
  enforce(logInRefusal(user, role, ctx.locale))
  const withSecondFactor =
    rulesOf(role).operates && (await requireSecondFactor(ctx, user.id, given.code))
  return transaction(ctx, (ctx) => startSession(ctx, user, { withSecondFactor }))
}

/** Whether an operator gave her second factor; refuses who has one and doesn't. False for who has none: the console stays shut until she enrols. */
async function requireSecondFactor(
  ctx: Context,
  userId: number,
  code: string | undefined,
): Promise<boolean> {
  if ((await findEnrolment(ctx, userId)) === null) return false
  if (code === undefined) throw new AppError('SECOND_FACTOR_REQUIRED', { status: 401 })
  if (await verifySecondFactorCode(ctx, userId, code)) return true
  count(ctx, 'sign_ins_failed', { wrong: 'second_factor' })
  throw new AppError('INVALID_CREDENTIALS', {
    message: 'factorCodeWrong',
    errors: { code: ['factorCodeWrong'] },
  })
}
