import { eq } from 'drizzle-orm'
import { audit } from '../../../../platform/server/audit.ts'
import { publish } from '../../../../platform/server/capability.ts'
import type { Context, SignedIn } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import type { Parsed } from '../../../../platform/shared/endpoint.ts'
import { enforce } from '../../../../platform/shared/errors.ts'
import { notify } from '../../../notifications/server/index.ts'
import type {
  AccountRecord,
  giveNumber as giveCall,
  releaseNumber as releaseCall,
} from '../../users-contract.ts'
import { setPhone } from '../own/change-phone.ts'
import { lockUser } from '../own/close-account.ts'
import { voidLinks } from '../link-tokens.ts'
import { recordChange } from '../means/record-change.ts'
import { voidCodes } from '../codes/one-time-codes.ts'
import { newMobile, ownNumber, releasedNumber } from '../phones.ts'
import { giveNumberRefusal, releaseNumberRefusal } from '../policy.ts'
import { userChanged } from '../ports.ts'
import { getUser } from '../queries.ts'
import { queueText } from '../send-message.ts'
import { type UserRow, users } from '../tables.ts'
import { presentAccount } from './account-record.ts'

/**
 * Takes a number from the account of whoever had it, once an operator has made sure that it is somebody else's now. Only the old owner's
 * confirmed address hears of it; a passkey still lets her in, and the link that she is sent puts the number back while nobody has it.
 */
export async function releaseNumber(
  ctx: SignedIn,
  { id, proved_by: provedBy }: Parsed<typeof releaseCall>,
): Promise<AccountRecord> {
  await transaction(ctx, async (tx) => {
    const user = await lockUser(tx, id)
    const hasNumber = ownNumber(user.phoneNumber) !== null
    enforce(releaseNumberRefusal(ctx.actor, { ...user, hasNumber }, ctx.now))
    await recordChange(tx, user, 'phone', undefined, 'numberReleased')
    await voidCodes(tx, user.phoneNumber)
    await voidLinks(tx, id)
    await audit(tx, 'user.number_released', `user:${id}`, { provedBy })
    await changeNumber(tx, user, releasedNumber(id))
    await notify(tx, { userId: id, kind: 'number_released', path: '/account' })
  })
  return presentAccount(ctx, await getUser(ctx, id))
}

/** Gives an account that has no number the one that its owner has now, once an operator has made sure who she is. */
export async function giveNumber(
  ctx: SignedIn,
  { id, phone_number, identified_by: identifiedBy }: Parsed<typeof giveCall>,
): Promise<AccountRecord> {
  const phoneNumber = newMobile(phone_number)
  await transaction(ctx, async (tx) => {
    const user = await lockUser(tx, id)
    enforce(giveNumberRefusal({ hasNumber: ownNumber(user.phoneNumber) !== null }))
    await recordChange(tx, user, 'phone', undefined)
    await audit(tx, 'user.number_given', `user:${id}`, { identifiedBy })
    // She was seen: her account is no longer one that nobody uses.
    await tx.db.update(users).set({ lastSeenAt: ctx.now }).where(eq(users.id, id))
    const { locale } = user
    await queueText(tx, {
      to: phoneNumber,
      locale,
      template: 'numberGiven',
      userId: id,
      path: '/contact',
    })
    await changeNumber(tx, user, phoneNumber)
    await notify(tx, { userId: id, kind: 'phone_changed', path: '/account' })
  })
  return presentAccount(ctx, await getUser(ctx, id))
}

async function changeNumber(ctx: Context, user: UserRow, phoneNumber: string): Promise<void> {
  await publish(ctx, userChanged, { ...user, phoneNumber })
  await setPhone(ctx, user.id, phoneNumber, 'numberTaken')
}
