import { and, eq, gt, gte, isNull, lte, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Context } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/db.ts'
import { qatarDate } from '../../../../platform/shared/format.ts'
import { notify } from '../../../notifications/server/index.ts'
import { addDays } from './plan-terms.ts'
import { subscriptions } from './tables.ts'

const daysBefore = 2
const atOnce = 500

/** Tells households that their plan ends in two days, each once; not those whom a longer plan carries on. */
export async function remindEndingPlans(ctx: Context): Promise<void> {
  const today = qatarDate(ctx.now)
  const longer = alias(subscriptions, 'longer')
  const due = await ctx.db
    .select()
    .from(subscriptions)
    .where(
      and(
        lte(subscriptions.endsOn, addDays(today, daysBefore)),
        gte(subscriptions.endsOn, today),
        isNull(subscriptions.remindedAt),
        isNull(subscriptions.endedAt),
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
    .limit(atOnce)
  for (const { id, employerId, plan, endsOn } of due) {
    await transaction(ctx, async (ctx) => {
      const claimed = await ctx.db
        .update(subscriptions)
        .set({ remindedAt: ctx.now })
        .where(and(eq(subscriptions.id, id), isNull(subscriptions.remindedAt)))
        .returning({ id: subscriptions.id })
      if (claimed.length === 0) return
      await notify(ctx, {
        userId: employerId,
        kind: 'plan_ending',
        params: { plan, ends_on: endsOn },
        path: '/dashboard/plan',
        key: `plan_ending:${id}`,
      })
    })
  }
}
