import type { SignedIn } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import type { Parsed } from '../../../../platform/shared/endpoint.ts'
import { invalid } from '../../../../platform/shared/errors.ts'
import type { updateDetails as call } from '../../contract.ts'
import { changeAccount } from './change-account.ts'
import { normalPhone } from '../phones.ts'
import { presentUser } from '../present.ts'
import { getUser } from '../queries.ts'

/** Changes one's name, and the language of one's messages where it is given. The phone may come along as it is; another is refused, it changes by code. */
export function updateDetails(ctx: SignedIn, { fullName, phone, locale }: Parsed<typeof call>) {
  return transaction(ctx, async (tx) => {
    const before = await getUser(tx, ctx.actor.userId)
    if (phone !== undefined && normalPhone(phone, 'phone') !== before.phoneNumber)
      throw invalid('phone', 'phoneChangesByCode')
    return {
      user: await presentUser(
        tx,
        await changeAccount({ ...tx, actor: ctx.actor }, { fullName, locale }),
      ),
    }
  })
}
