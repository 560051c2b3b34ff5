import { audit } from '../../../../platform/server/audit.ts'
import type { SignedIn } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import type { Parsed } from '../../../../platform/shared/endpoint.ts'
import { enforce } from '../../../../platform/shared/errors.ts'
import type { AccountRecord, removeFactorsOf as call } from '../../users-contract.ts'
import { lockUser } from '../own/close-account.ts'
import { removeFactorsRefusal } from '../policy.ts'
import { getUser } from '../queries.ts'
import { holdsFactor } from '../second-factor/held-factors.ts'
import { removeFactors } from '../second-factor/remove-factors.ts'
import { presentAccount } from './account-record.ts'

/** Lets somebody in again who has lost phone and recovery codes, once an operator has made sure who she is: app and passkeys go, her password stays. */
export async function removeFactorsOf(
  ctx: SignedIn,
  { id, identified_by: identifiedBy }: Parsed<typeof call>,
): Promise<AccountRecord> {
  await transaction(ctx, async (tx) => {
    const user = await lockUser(tx, id)
    enforce(removeFactorsRefusal(ctx.actor, { ...user, holdsFactor: await holdsFactor(tx, id) }))
    await removeFactors(tx, id)
    await audit(tx, 'second_factor.taken_away', `user:${id}`, { identifiedBy })
  })
  return presentAccount(ctx, await getUser(ctx, id))
}
