import { desc, eq } from 'drizzle-orm'
import type { SignedIn } from '../../../../platform/server/context.ts'
import { qatarDate } from '../../../../platform/shared/format.ts'
import { fromMinor } from '../../../../platform/shared/money.ts'
import type { Subscription, SubscriptionState } from '../../contract.ts'
import { orderLines, orders } from '../tables.ts'
import { openingsPerDay } from './open-contact.ts'
import { countOpenedToday } from './queries.ts'
import { subscriptions } from './tables.ts'

const historyMax = 50

/** The household's plan of today, and those it has had, newest first. */
export async function getSubscription(ctx: SignedIn): Promise<SubscriptionState> {
  const today = qatarDate(ctx.now)
  const employerId = ctx.actor.userId
  const rows = await ctx.db
    .select({ subscription: subscriptions, order: orders, amountMinor: orderLines.amountMinor })
    .from(subscriptions)
    .innerJoin(orders, eq(orders.id, subscriptions.orderId))
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(eq(subscriptions.employerId, employerId))
    .orderBy(desc(subscriptions.id))
    .limit(historyMax)
  const history = rows.map(({ subscription, order, amountMinor }): Subscription => {
    const isRunning = subscription.endedAt === null && subscription.endsOn >= today
    return {
      plan: subscription.plan,
      amount: fromMinor(amountMinor),
      currency: order.currency,
      invoice_no: order.invoiceNo,
      paid_on: qatarDate(order.paidAt ?? subscription.createdAt),
      starts_on: subscription.startsOn,
      ends_on: subscription.endsOn,
      state: subscription.endedAt !== null ? 'refunded' : isRunning ? 'running' : 'over',
    }
  })
  const running = history
    .filter(({ state }) => state === 'running')
    .toSorted((a, b) => (a.ends_on < b.ends_on ? 1 : -1))
  const current = running[0] ?? null
  return {
    current,
    history,
    openings_left_today:
      current === null
        ? null
        : Math.max(0, openingsPerDay - (await countOpenedToday(ctx, employerId))),
  }
}
