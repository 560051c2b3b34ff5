import type { Context } from '../../../../platform/server/context.ts'
import { qatarDate } from '../../../../platform/shared/format.ts'
import type { OrderRow } from '../tables.ts'
import { endOf } from './plan-terms.ts'
import { subscriptions } from './tables.ts'

/** Opens what a plan opens, from the day of its payment, in the transaction of the settlement. */
export async function startSubscription(
  ctx: Context,
  { id, employerId, plan }: OrderRow,
): Promise<void> {
  if (plan === null) throw new Error('an order for a plan names none')
  const startsOn = qatarDate(ctx.now)
  await ctx.db.insert(subscriptions).values({
    employerId,
    orderId: id,
    plan,
    startsOn,
    endsOn: endOf(plan, startsOn),
    createdAt: ctx.now,
  })
}
