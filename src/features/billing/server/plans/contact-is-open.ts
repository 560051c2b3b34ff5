import { and, desc, eq, inArray, max } from 'drizzle-orm'
import type { Context } from '../../../../platform/server/context.ts'
import { qatarDate, qatarInstant } from '../../../../platform/shared/format.ts'
import { interviewOpensUntil, type Pair } from '../ports.ts'
import { findHirer } from './find-hirer.ts'
import { findRunning } from './queries.ts'
import { contactOpenings, subscriptions } from './tables.ts'

/**
 * What opens contact between a household and a candidate without any plan: a hire, and of one who is hired nothing else ('taken');
 * otherwise an interview that she accepted.
 */
export async function contactGround(
  ctx: Context,
  pair: Pair,
): Promise<'hire' | 'interview' | 'taken' | null> {
  const hirer = await findHirer(ctx, pair.candidateId)
  if (hirer !== null) return hirer === pair.employerId ? 'hire' : 'taken'
  return (await interviewOpensUntil(ctx, pair)) === null ? null : 'interview'
}

/** Whether the two may reach one another: by what is between them, or by the household's plan where it has looked her contact up. */
export async function contactIsOpen(ctx: Context, pair: Pair): Promise<boolean> {
  const ground = await contactGround(ctx, pair)
  if (ground !== null) return ground !== 'taken'
  if (!(await findRunning(ctx, pair.employerId, qatarDate(ctx.now)))) return false
  const opened = and(
    eq(contactOpenings.employerId, pair.employerId),
    eq(contactOpenings.candidateId, pair.candidateId),
    eq(contactOpenings.ground, 'plan'),
  )
  return (await ctx.db.$count(contactOpenings, opened)) > 0
}

const dayMs = 86_400_000

/** Households that looked up a candidate's contact by a plan, and until when that plan shows it. */
export async function listContactOpenings(
  ctx: Context,
  candidateId: number,
): Promise<{ employerId: number; openedAt: Date; until: Date }[]> {
  const opened = await ctx.db
    .select({ employerId: contactOpenings.employerId, at: max(contactOpenings.openedAt) })
    .from(contactOpenings)
    .where(and(eq(contactOpenings.candidateId, candidateId), eq(contactOpenings.ground, 'plan')))
    .groupBy(contactOpenings.employerId)
    .orderBy(desc(max(contactOpenings.openedAt)))
    .limit(200)
  const plans = await lastPlansOf(
    ctx,
    opened.map(({ employerId }) => employerId),
  )
  return opened.flatMap(({ employerId, at }) => {
    const plan = plans.get(employerId)
    if (plan === undefined || at === null) return []
    const end = new Date(qatarInstant(plan.endsOn, '00:00').getTime() + dayMs)
    const until = plan.endedAt !== null && plan.endedAt < end ? plan.endedAt : end
    return [{ employerId, openedAt: at, until }]
  })
}

async function lastPlansOf(ctx: Context, employerIds: readonly number[]) {
  const rows = await ctx.db
    .selectDistinctOn([subscriptions.employerId], {
      employerId: subscriptions.employerId,
      endsOn: subscriptions.endsOn,
      endedAt: subscriptions.endedAt,
    })
    .from(subscriptions)
    .where(inArray(subscriptions.employerId, [...employerIds]))
    .orderBy(subscriptions.employerId, desc(subscriptions.endsOn))
  return new Map(rows.map((row) => [row.employerId, row]))
}
