import type { Context } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import { invalid } from '../../../../platform/shared/errors.ts'
import { codeTtlSeconds, resendAfterSeconds } from '../../contract.ts'
import { lockIfAny } from '../own/close-account.ts'
import { admitCode, codeWasUsed } from '../codes/admit-code.ts'
import { issueLinkToken, voidResetLink } from '../link-tokens.ts'
import { isDormant, isNumberTooNew } from '../means/record-change.ts'
import { type CodeTarget, issueCode, withCode } from '../codes/one-time-codes.ts'
import { newMobile } from '../phones.ts'
import { findUserByPhone } from '../queries.ts'
import { queueEmail, sendText } from '../send-message.ts'
import type { UserRow } from '../tables.ts'

const resetCode = (phoneNumber: string, user: UserRow | null): CodeTarget => ({
  purpose: 'reset-password',
  phoneNumber,
  role: user?.role ?? 'none',
  isAnybodys: true,
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
  const hindrance = await resetHindrance(ctx, user)
  const { code, token } = await transaction(ctx, async (ctx) => {
    // For nobody's number (id 0) the same statements run, and touch nothing.
    const userId = user?.id ?? 0
    await lockIfAny(ctx, userId)
    const code = await issueCode(ctx, target)
    const token = await issueLinkToken(ctx, { purpose: 'reset-password', userId })
    if (user && hindrance === 'resetByEmail' && admission !== 'unsent')
      await mailLink(ctx, user, token)
    else if (hindrance !== null) await voidResetLink(ctx, userId)
    return { code, token }
  })
  if (admission === 'unsent') return sent
  await sendText(ctx, messageTo(ctx, phoneNumber, user, hindrance, { code, token }))
  return sent
}

type Hindrance = 'resetWaits' | 'resetByEmail' | 'resetByUs'

/**
 * Why a message to the number sets no new password: somebody took the number a few hours ago, or nobody used the account for so long that
 * the telephone company may have given the number to somebody else.
 */
async function resetHindrance(ctx: Context, user: UserRow | null): Promise<Hindrance | null> {
  const isNew = await isNumberTooNew(ctx, user?.id ?? 0)
  if (user === null) return null
  if (isNew) return 'resetWaits'
  if (!isDormant(ctx, user)) return null
  return user.email !== null && user.emailVerifiedAt !== null ? 'resetByEmail' : 'resetByUs'
}

function messageTo(
  ctx: Context,
  to: string,
  user: UserRow | null,
  hindrance: Hindrance | null,
  { code, token }: { code: string; token: string },
): Parameters<typeof sendText>[1] {
  if (user === null) return { to, locale: ctx.locale, template: 'resetUnknown' }
  const { locale, id: userId } = user
  if (hindrance !== null) return { to, locale, template: hindrance, userId, path: '/contact' }
  return { to, locale, template: 'resetPassword', userId, code, path: `/reset-password/${token}` }
}

async function mailLink(ctx: Context, user: UserRow, token: string): Promise<void> {
  await queueEmail(ctx, {
    to: user.email ?? '',
    locale: user.locale,
    template: 'resetLink',
    userId: user.id,
    path: `/reset-password/${token}`,
    secretSeconds: codeTtlSeconds,
  })
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
    if (!user || (await resetHindrance(ctx, user)) !== null) throw invalid('otp_code', 'codeVoid')
    return { token: await issueLinkToken(ctx, { purpose: 'reset-password', userId: user.id }) }
  }
  const link = await withCode(ctx, resetCode(phoneNumber, user), code, issue, { owner: user?.id })
  await codeWasUsed(ctx, 'reset', phoneNumber)
  return link
}
