import type { Context } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/db.ts'
import { invalid } from '../../../platform/shared/errors.ts'
import { resendAfterSeconds } from '../contract.ts'
import { lockUser } from './close-account.ts'
import { admitCode, codeWasUsed } from './admit-code.ts'
import { issueLinkToken } from './link-tokens.ts'
import { type CodeTarget, issueCode, withCode } from './one-time-codes.ts'
import { newMobile } from './phones.ts'
import { findUserByPhone } from './queries.ts'
import { sendText } from './send-message.ts'
import type { UserRow } from './tables.ts'

const resetCode = (phoneNumber: string, user: UserRow | null): CodeTarget => ({
  purpose: 'reset-password',
  phoneNumber,
  role: user?.role ?? 'none',
})

/** Sends a link and a code to set a new password. A number without an account is told so by the message: answer, work and time are the same. */
export async function forgotPassword(
  ctx: Context,
  typedPhone: string,
): Promise<{ resend_after: number }> {
  const phoneNumber = newMobile(typedPhone, 'phoneNumber')
  const user = await findUserByPhone(ctx, phoneNumber)
  const target = resetCode(phoneNumber, user)
  const sent = { resend_after: resendAfterSeconds }
  const admission = await admitCode(ctx, { askedFor: 'reset', phoneNumber, owner: user, target })
  if (admission === 'standing') return sent
  const { code, token } = await transaction(ctx, async (ctx) => {
    if (user) await lockUser(ctx, user.id)
    return {
      code: await issueCode(ctx, target),
      token: user && (await issueLinkToken(ctx, { purpose: 'reset-password', userId: user.id })),
    }
  })
  if (admission === 'unsent') return sent
  await sendText(
    ctx,
    user
      ? {
          to: phoneNumber,
          locale: user.locale,
          template: 'resetPassword',
          userId: user.id,
          code,
          path: `/reset-password/${token}`,
        }
      : { to: phoneNumber, locale: ctx.locale, template: 'resetUnknown' },
  )
  return sent
}

/** The token of a link to set a new password, for the code that was sent. */
export async function verifyResetCode(
  ctx: Context,
  typedPhone: string,
  code: string,
): Promise<{ token: string }> {
  const phoneNumber = newMobile(typedPhone, 'phoneNumber')
  const user = await findUserByPhone(ctx, phoneNumber)
  const issue = async (ctx: Context) => {
    if (!user) throw invalid('otp_code', 'codeVoid')
    return { token: await issueLinkToken(ctx, { purpose: 'reset-password', userId: user.id }) }
  }
  const link = await withCode(ctx, resetCode(phoneNumber, user), code, issue, { owner: user?.id })
  await codeWasUsed(ctx, 'reset', phoneNumber)
  return link
}
