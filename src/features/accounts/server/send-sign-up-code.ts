import type { Context } from '../../../platform/server/context.ts'
import { countHits } from '../../../platform/server/rate-limits.ts'
import { resendAfterSeconds } from '../contract.ts'
import { codeSendLimits } from './limits.ts'
import { issueCode } from './one-time-codes.ts'
import { expectHardToGuess } from './passwords.ts'
import { newMobile } from './phones.ts'
import { findUserByPhone } from './queries.ts'
import { sendText } from './send-message.ts'
import type { Role } from '../../../platform/shared/roles.ts'

/** Sends a code to sign up with. A number that has an account is told so by the message: the answer is the same. */
export async function sendSignUpCode(
  ctx: Context,
  role: Role,
  { phone_number, password }: { phone_number: string; password?: string | undefined },
) {
  const phoneNumber = newMobile(phone_number)
  if (password !== undefined) expectHardToGuess(phoneNumber, password, 'password')
  await countHits(ctx, codeSendLimits(ctx, phoneNumber))
  const code = await issueCode(ctx, { purpose: 'sign-up', phoneNumber, role })
  const user = await findUserByPhone(ctx, phoneNumber)
  await sendText(
    ctx,
    user
      ? {
          to: phoneNumber,
          locale: user.locale,
          template: 'signUpTaken',
          userId: user.id,
          path: '/login',
        }
      : { to: phoneNumber, locale: ctx.locale, template: 'signUpCode', code },
  )
  return { phone_number: phoneNumber, resend_after: resendAfterSeconds }
}
