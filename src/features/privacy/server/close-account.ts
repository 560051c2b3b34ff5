import { audit } from '../../../platform/server/audit.ts'
import { inBatches } from '../../../platform/server/database/batches.ts'
import type { Context, SignedIn } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import { enforce } from '../../../platform/shared/errors.ts'
import { formatDate, qatarDate } from '../../../platform/shared/format.ts'
import type { Parsed } from '../../../platform/shared/endpoint.ts'
import { checkCredentials, confirmPassword } from '../../accounts/server/sign-in-api.ts'
import {
  closeUser,
  type ClosedBecause,
  listToErase,
  personOf,
  reopenUser,
} from '../../accounts/server/own-account-api.ts'
import { lockUser } from '../../accounts/server/index.ts'
import { notify } from '../../notifications/server/index.ts'
import type { keepAccount as keepCall } from '../../accounts/contract.ts'
import { quarantineDays } from '../choices.ts'
import type { closeOwnAccount as closeCall } from '../contract.ts'
import { allProviders, lockAll, blockersOfOne } from './personal-data-providers.ts'
import { closeRefusal } from './policy.ts'

const dayMs = 86_400_000

/** Closes one's own account, by the password and the word; refused with the reason while something hangs on it. */
export async function closeOwnAccount(
  ctx: SignedIn,
  { password }: Parsed<typeof closeCall>,
): Promise<{ erase_at: string }> {
  const { userId } = ctx.actor
  await confirmPassword(ctx, userId, password, 'password')
  const eraseAt = await transaction(ctx, (ctx) => closeAccount(ctx, userId, 'asked'))
  return { erase_at: eraseAt.toISOString() }
}

/** Hides what others see of someone, calls off what is planned, ends her sessions and messages, and sets the day of erasure. */
export async function closeAccount(
  ctx: Context,
  userId: number,
  because: ClosedBecause,
): Promise<Date> {
  const user = await lockUser(ctx, userId)
  const person = personOf(user)
  await lockAll(ctx, person)
  enforce(closeRefusal(await blockersOfOne(ctx, person)))
  const eraseAt = new Date(ctx.now.getTime() + quarantineDays * dayMs)
  for (const provider of allProviders(ctx)) await provider.close?.(ctx, person)
  // The last word, while she can still be told.
  await notify(ctx, { userId, kind: 'account_closed', params: { date: qatarDate(eraseAt) } })
  await closeUser(ctx, userId, because, eraseAt)
  return eraseAt
}

/** Opens an account again that is to be deleted. The session comes by the ordinary way, with all that it asks for. */
export async function keepAccount(
  ctx: Context,
  given: Parsed<typeof keepCall>,
): Promise<Record<string, never>> {
  const { id } = await checkCredentials(ctx, given)
  return transaction(ctx, async (ctx) => {
    const user = await lockUser(ctx, id)
    if (user.closedAt === null) return {}
    await lockAll(ctx, personOf(user))
    for (const provider of allProviders(ctx)) await provider.reopen?.(ctx, personOf(user))
    await reopenUser(ctx, id)
    await notify(ctx, { userId: id, kind: 'account_kept', path: '/account/data' })
    return {}
  })
}

/** Erases every account whose 30 days are over, each in a transaction of its own; gives how many. What hangs on one holds up no other. */
export const eraseClosedAccounts = (ctx: Context): Promise<number> =>
  inBatches(ctx, {
    what: 'an account could not be erased',
    due: (afterId, most) => listToErase(ctx, afterId, most),
    each: ({ id }) => transaction(ctx, (ctx) => eraseAccount(ctx, id)),
  })

/** Takes away all that is held of someone but what law demands, which stays without her name. Not while something hangs on her again. */
async function eraseAccount(ctx: Context, userId: number): Promise<boolean> {
  const user = await lockUser(ctx, userId)
  if (user.eraseAt === null || user.eraseAt > ctx.now) return false
  const person = personOf(user)
  await lockAll(ctx, person)
  if ((await blockersOfOne(ctx, person)).length > 0) return false
  for (const provider of allProviders(ctx)) await provider.erase(ctx, person)
  await audit(ctx, 'account.erased', `user:${userId}`, {
    because: user.closedBecause,
    lastDay: formatDate(qatarDate(user.eraseAt), 'en'),
  })
  return true
}
