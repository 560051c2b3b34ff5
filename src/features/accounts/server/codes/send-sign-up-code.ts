import type { Context } from '../../../../platform/server/context.ts'
import { resendAfterSeconds } from '../../contract.ts'
import { admitCode } from './admit-code.ts'
import { isDormant } from '../means/record-change.ts'
import { type CodeTarget, issueCode } from './one-time-codes.ts'
import { expectHardToGuess, expectNotBreached } from '../passwords/passwords.ts'
import { newMobile } from '../phones.ts'
import { findUserByPhone } from '../queries.ts'
import { sendText } from '../send-message.ts'
import type { Role } from '../../../../platform/shared/roles.ts'

/** Sends a code to sign up with. A number that has an account is told so by the message: the answer is the same. */
export async function sendSignUpCode(
  ctx: Context,
  role: Role,
  { phone_number, password }: { phone_number: string; password?: string | undefined },
) {
  const phoneNumber = newMobile(phone_number)
  if (password !== undefined) {
    expectHardToGuess(phoneNumber, password, 'password')
    await expectNotBreached(ctx, password, 'password')
  }
  const user = await findUserByPhone(ctx, phoneNumber)
  const target: CodeTarget = { purpose: 'sign-up', phoneNumber, role, isAnybodys: true }
  const sent = { phone_number: phoneNumber, resend_after: resendAfterSeconds }
  const admission = await admitCode(ctx, { askedFor: 'sign-up', phoneNumber, owner: user, target })
  if (admission === 'standing') return sent
  const code = await issueCode(ctx, target)
  if (admission === 'unsent') return sent
  await sendText(
    ctx,
    user
      ? {
          to: phoneNumber,
          locale: user.locale,
          userId: user.id,
          // Of an account that nobody uses, she may be another: she is led to us, and not into it.
          ...(isDormant(ctx, user)
            ? { template: 'resetByUs', path: '/contact' }
            : { template: 'signUpTaken', path: '/login' }),
        }
      : { to: phoneNumber, locale: ctx.locale, template: 'signUpCode', code },
  )
  return sent
}
