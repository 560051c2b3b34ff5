import { and, count, countDistinct, desc, eq, gte, isNull, lte } from 'drizzle-orm'
import type { Context } from '../../../../platform/server/context.ts'
import { qatarDate, qatarInstant } from '../../../../platform/shared/format.ts'
import { contactOpenings, type SubscriptionRow, subscriptions } from './tables.ts'

/** The plan that is open on a day, the one that lasts longest; null without one. */
export async function findRunning(
  ctx: Context,
  employerId: number,
  today: string,
): Promise<SubscriptionRow | null> {
  const [row] = await ctx.db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.employerId, employerId),
        lte(subscriptions.startsOn, today),
        gte(subscriptions.endsOn, today),
        isNull(subscriptions.endedAt),
      ),
    )
    .orderBy(desc(subscriptions.endsOn))
    .limit(1)
  return row ?? null
}

const todayOf = (ctx: Context, employerId: number) =>
  and(
    eq(contactOpenings.employerId, employerId),
    eq(contactOpenings.ground, 'plan'),
    gte(contactOpenings.openedAt, qatarInstant(qatarDate(ctx.now), '00:00')),
  )

/** Whether a household has a plan today. */
export const hasPlan = async (ctx: Context, employerId: number): Promise<boolean> =>
  (await findRunning(ctx, employerId, qatarDate(ctx.now))) !== null

/** How many candidates' contact data a household has opened today in Qatar. */
export async function countOpenedToday(ctx: Context, employerId: number): Promise<number> {
  const [row] = await ctx.db
    .select({ opened: countDistinct(contactOpenings.candidateId) })
    .from(contactOpenings)
    .where(todayOf(ctx, employerId))
  return row?.opened ?? 0
}

/** Whether a household has already opened this candidate's contact data today. */
export async function hasOpenedToday(
  ctx: Context,
  employerId: number,
  candidateId: number,
): Promise<boolean> {
  const [row] = await ctx.db
    .select({ opened: count() })
    .from(contactOpenings)
    .where(and(todayOf(ctx, employerId), eq(contactOpenings.candidateId, candidateId)))
  return (row?.opened ?? 0) > 0
}
