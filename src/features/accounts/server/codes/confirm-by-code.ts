import type { Context, SignedIn } from '../../../../platform/server/context.ts'
import { enforce } from '../../../../platform/shared/errors.ts'
import { resendAfterSeconds } from '../../contract.ts'
import { countOwnCode } from './admit-code.ts'
import { type CodeTarget, issueCode, withCode } from './one-time-codes.ts'
import { ownNumber } from '../phones.ts'
import { ownCodeRefusal } from '../policy.ts'
import { getUser } from '../queries.ts'
import { sendText } from '../send-message.ts'

const targetOf = (ctx: SignedIn, what: string, phoneNumber: string): CodeTarget => ({
  purpose: `confirm:${what}:${ctx.actor.userId}`,
  phoneNumber,
  role: ctx.actor.role,
})

/** Sends whoever is signed in a code by which she confirms one thing; `what` names it, with its id. */
export async function sendConfirmationCode(
  ctx: SignedIn,
  what: string,
): Promise<{ resend_after: number }> {
  const owner = await getUser(ctx, ctx.actor.userId)
  const { id, phoneNumber, locale } = owner
  enforce(ownCodeRefusal(ownNumber(phoneNumber)))
  await countOwnCode(ctx, 'confirm', { phoneNumber, owner })
  const code = await issueCode(ctx, targetOf(ctx, what, phoneNumber))
  await sendText(ctx, { to: phoneNumber, locale, template: 'confirmationCode', userId: id, code })
  return { resend_after: resendAfterSeconds }
}

/** Does `work` in a transaction that uses her code up; INVALID for `otp_code` when it isn't the right one. Call it outside a transaction. */
export async function confirmByCode<T>(
  ctx: SignedIn,
  what: string,
  code: string,
  work: (ctx: Context) => Promise<T>,
): Promise<T> {
  const { phoneNumber } = await getUser(ctx, ctx.actor.userId)
  return withCode(ctx, targetOf(ctx, what, phoneNumber), code, work, { owner: ctx.actor.userId })
}
