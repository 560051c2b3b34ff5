import type { SignedIn } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/db.ts'
import { invalid } from '../../../platform/shared/errors.ts'
import { changeAccount } from './change-account.ts'
import { normalPhone } from './phones.ts'
import { presentUser } from './present.ts'
import { getUser } from './queries.ts'

/** Changes one's name. The phone may be sent along as it is; a different one is refused, it changes by code. */
export function updateDetails(ctx: SignedIn, { fullName, phone }: { fullName: string; phone?: string | undefined }) {
  return transaction(ctx, async (tx) => {
    const before = await getUser(tx, ctx.actor.userId)
    if (phone !== undefined && normalPhone(phone, 'phone') !== before.phoneNumber) throw invalid('phone', 'phoneChangesByCode')
    return { user: await presentUser(tx, await changeAccount({ ...tx, actor: ctx.actor }, { fullName })) }
  })
}
