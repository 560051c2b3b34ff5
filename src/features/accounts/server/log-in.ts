import type { Context } from '../../../platform/server/context.ts'
import { count } from '../../../platform/server/counters.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import { AppError, enforce } from '../../../platform/shared/errors.ts'
import type { SessionGrant } from '../contract.ts'
import { checkCredentials } from './passwords/check-credentials.ts'
import { isSecondFactorSpared } from './second-factor/get-second-factor.ts'
import { findEnrolment, hasPasskey } from './second-factor/held-factors.ts'
import { isFactorRequired } from './second-factor/is-factor-required.ts'
import { verifySecondFactorCode } from './second-factor/verify-code.ts'
import { startSession } from './sessions/start-session.ts'
import type { Role } from '../../../platform/shared/roles.ts'
import { logInRefusal } from './policy.ts'
import type { UserRow } from './tables.ts'

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
  enforce(logInRefusal(user, [role], ctx.locale))
  const factor = await demandSecondFactor(ctx, user, given.code)
  return transaction(ctx, (ctx) =>
    startSession(ctx, user, {
      withSecondFactor: factor === 'given',
      isFactorDue: factor === 'due',
    }),
  )
}

/**
 * Asks for the second factor of whoever has one: a code of her app, or a recovery code. A passkey is asked for beside the password where a second factor is
 * demanded; elsewhere it is a way of its own. 'due' for who needs one and has none: nothing of her role opens until she sets it up.
 */
async function demandSecondFactor(
  ctx: Context,
  user: UserRow,
  code: string | undefined,
): Promise<'given' | 'due' | 'none'> {
  const isEnrolled = (await findEnrolment(ctx, user.id)) !== null
  const isRequired = await isFactorRequired(ctx, user)
  if (!isEnrolled && !(isRequired && (await hasPasskey(ctx, user.id))))
    return isRequired && !isSecondFactorSpared(ctx, user, false) ? 'due' : 'none'
  if (code === undefined)
    throw new AppError('SECOND_FACTOR_REQUIRED', {
      status: 401,
      ...(!isEnrolled && { message: 'passkeyWanted', errors: { passkey: ['passkeyWanted'] } }),
    })
  if (await verifySecondFactorCode(ctx, user.id, code)) return 'given'
  count(ctx, 'sign_ins_failed', { wrong: 'second_factor' })
  throw new AppError('INVALID_CREDENTIALS', {
    message: 'factorCodeWrong',
    errors: { code: ['factorCodeWrong'] },
  })
}
