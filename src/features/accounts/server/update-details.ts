import { eq } from 'drizzle-orm'
import { audit } from '../../../platform/server/audit.ts'
import type { SignedIn } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/db.ts'
import { invalid } from '../../../platform/shared/errors.ts'
import { userChanged } from './handlers.ts'
import { normalPhone } from './phones.ts'
import { presentUser } from './present.ts'
import { getUser } from './queries.ts'
import { users } from './tables.ts'

/** Changes one's name. The phone may be sent along as it is; a different one is refused, it changes by code. */
export function updateDetails(ctx: SignedIn, { fullName, phone }: { fullName: string; phone?: string | undefined }) {
  return transaction(ctx, async (ctx) => {
    const before = await getUser(ctx, ctx.actor.userId)
    if (phone !== undefined && normalPhone(phone, 'phone') !== before.phoneNumber) throw invalid('phone', 'phoneChangesByCode')
    await ctx.db.update(users).set({ fullName }).where(eq(users.id, before.id))
    const user = { ...before, fullName }
    await userChanged(ctx, user)
    await audit(ctx, 'account.details_changed', `user:${user.id}`)
    return { user: await presentUser(ctx, user) }
  })
}
