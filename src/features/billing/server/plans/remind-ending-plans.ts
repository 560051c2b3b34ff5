import { and, asc, eq, gt, gte, isNull, lte, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { inBatches } from '../../../../platform/server/database/batches.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import { qatarDate } from '../../../../platform/shared/format.ts'
import { notify } from '../../../notifications/server/index.ts'
import { addDays } from '../../../../platform/shared/days.ts'
import { type SubscriptionRow, subscriptions } from './tables.ts'

const daysBefore = 2

/** Tells households that their plan ends in two days, each once; not those whom a longer plan carries on. Gives how many. */
export const remindEndingPlans = (ctx: Context): Promise<number> =>
  inBatches(ctx, {
    what: 'a household could not be told that its plan ends',
    due: (afterId, most) => listEnding(ctx, afterId, most),
    each: (plan) => transaction(ctx, (ctx) => notifyUser(ctx, plan)),
  })

function listEnding(ctx: Context, afterId: number, most: number): Promise<SubscriptionRow[]> {
  const today = qatarDate(ctx.now)
  const longer = alias(subscriptions, 'longer')
  return ctx.db
    .select()
    .from(subscriptions)
    .where(
      and(
        lte(subscriptions.endsOn, addDays(today, daysBefore)),
        gte(subscriptions.endsOn, today),
        isNull(subscriptions.remindedAt),
        isNull(subscriptions.endedAt),
        gt(subscriptions.id, afterId),
        notExists(
          ctx.db
            .select({ one: sql`1` })
            .from(longer)
            .where(
              and(
                eq(longer.employerId, subscriptions.employerId),
                gt(longer.endsOn, subscriptions.endsOn),
                isNull(longer.endedAt),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(subscriptions.id))
    .limit(most)
}

async function notifyUser(
  ctx: Context,
  { id, employerId, plan, endsOn }: SubscriptionRow,
): Promise<boolean> {
  const claimed = await ctx.db
    .update(subscriptions)
    .set({ remindedAt: ctx.now })
    .where(and(eq(subscriptions.id, id), isNull(subscriptions.remindedAt)))
    .returning({ id: subscriptions.id })
  if (claimed.length === 0) return false
  await notify(ctx, {
    userId: employerId,
    kind: 'plan_ending',
    params: { plan, ends_on: endsOn },
    path: '/dashboard/plan',
    key: `plan_ending:${id}`,
  })
  return true
}
