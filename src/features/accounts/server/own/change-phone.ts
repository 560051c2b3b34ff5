import { eq } from 'drizzle-orm'
import { publish } from '../../../../platform/server/capability.ts'
import { audit } from '../../../../platform/server/audit.ts'
import type { Context, SignedIn } from '../../../../platform/server/context.ts'
import { sqlState } from '../../../../platform/server/database/db.ts'
import { enforce, invalid } from '../../../../platform/shared/errors.ts'
import { resendAfterSeconds } from '../../contract.ts'
import { notify } from '../../../notifications/server/index.ts'
import { userChanged } from '../ports.ts'
import { countOwnCode } from '../codes/admit-code.ts'
import { recordChange } from '../means/record-change.ts'
import { voidResetLink } from '../link-tokens.ts'
import { type CodeTarget, issueCode, voidCodes, withCode } from '../codes/one-time-codes.ts'
import { newMobile } from '../phones.ts'
import { numberTakenRefusal } from '../policy.ts'
import { findUserByPhone, getUser } from '../queries.ts'
import { sendText } from '../send-message.ts'
import { users } from '../tables.ts'

// The user is part of the purpose: a code that one person asked for is no use to another.
const changeCode = (ctx: SignedIn, phoneNumber: string): CodeTarget => ({
  purpose: `change-phone:${ctx.actor.userId}`,
  phoneNumber,
  role: ctx.actor.role,
})

/** Sends a code to the number that shall be one's own. A number that has an account is told so by the message: the answer is the same. */
export async function sendPhoneChangeCode(ctx: SignedIn, typedPhone: string) {
  const phoneNumber = newMobile(typedPhone)
  const user = await getUser(ctx, ctx.actor.userId)
  if (user.phoneNumber === phoneNumber) throw invalid('phone_number', 'phoneUnchanged')
  const owner = await findUserByPhone(ctx, phoneNumber)
  await countOwnCode(ctx, 'change-phone', { phoneNumber, owner })
  const code = await issueCode(ctx, changeCode(ctx, phoneNumber))
  await sendText(
    ctx,
    owner
      ? { to: phoneNumber, locale: owner.locale, template: 'changePhoneTaken', userId: owner.id }
      : {
          to: phoneNumber,
          locale: user.locale,
          template: 'changePhoneCode',
          userId: user.id,
          code,
        },
  )
  return { phone_number: phoneNumber, resend_after: resendAfterSeconds }
}

/** Takes the new number, by the code sent to it. What was sent to the old number is void, and the old number is told. */
export async function changePhone(
  ctx: SignedIn,
  typedPhone: string,
  code: string,
): Promise<{ phone_number: string }> {
  const phoneNumber = newMobile(typedPhone)
  await withCode(
    ctx,
    changeCode(ctx, phoneNumber),
    code,
    (inside) => takeNumber({ ...inside, actor: ctx.actor }, phoneNumber),
    {
      whenVoid: 'codeNotRequested',
      owner: ctx.actor.userId,
    },
  )
  return { phone_number: phoneNumber }
}

async function takeNumber(ctx: SignedIn, phoneNumber: string): Promise<void> {
  const before = await getUser(ctx, ctx.actor.userId)
  await voidCodes(ctx, before.phoneNumber)
  await voidResetLink(ctx, before.id)
  await publish(ctx, userChanged, { ...before, phoneNumber })
  await recordChange(ctx, before, 'phone', ctx.actor.sessionId)
  await audit(ctx, 'account.phone_changed', `user:${before.id}`)
  await notify(ctx, { userId: before.id, kind: 'phone_changed', path: '/account' })
  // Last: a number is a key, and whoever changes a key waits for all who name the account, who may wait for what others of her have.
  await setPhone(ctx, before.id, phoneNumber)
}

/** Gives an account a number; CONFLICT with these words when another has it. */
export async function setPhone(
  ctx: Context,
  userId: number,
  phoneNumber: string,
  whenTaken?: string,
): Promise<void> {
  try {
    await ctx.db.update(users).set({ phoneNumber }).where(eq(users.id, userId))
  } catch (error) {
    enforce(numberTakenRefusal(sqlState(error) === '23505', whenTaken))
    throw error
  }
}
