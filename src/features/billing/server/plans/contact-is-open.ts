import { and, desc, eq, max } from 'drizzle-orm'
import type { Context } from '../../../../platform/server/context.ts'
import { qatarDate, qatarInstant } from '../../../../platform/shared/format.ts'
import { interviewOpensUntil } from '../ports.ts'
import { findHirer } from './find-hirer.ts'
import { findRunning } from './queries.ts'
import { contactOpenings, subscriptions } from './tables.ts'

interface Pair {
  employerId: number
  candidateId: number
}

/**
 * Whether a household and a candidate may reach one another: by a hire, an interview that she accepted, or the household's plan where
 * it has looked her contact up. Of one who is hired, for her household alone.
 */
export async function contactIsOpen(ctx: Context, pair: Pair): Promise<boolean> {
  const hirer = await findHirer(ctx, pair.candidateId)
  if (hirer !== null) return hirer === pair.employerId
  if ((await interviewOpensUntil(ctx, pair)) !== null) return true
  if (!(await findRunning(ctx, pair.employerId, qatarDate(ctx.now)))) return false
  const { employerId, candidateId } = contactOpenings
  const opened = and(eq(employerId, pair.employerId), eq(candidateId, pair.candidateId))
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
    .where(eq(contactOpenings.candidateId, candidateId))
    .groupBy(contactOpenings.employerId)
    .orderBy(desc(max(contactOpenings.openedAt)))
    .limit(200)
  const found = []
  for (const { employerId, at } of opened) {
    const [plan] = await ctx.db
      .select({ endsOn: subscriptions.endsOn, endedAt: subscriptions.endedAt })
      .from(subscriptions)
      .where(eq(subscriptions.employerId, employerId))
      .orderBy(desc(subscriptions.endsOn))
      .limit(1)
    if (!plan || at === null) continue
    const end = new Date(qatarInstant(plan.endsOn, '00:00').getTime() + dayMs)
    const until = plan.endedAt !== null && plan.endedAt < end ? plan.endedAt : end
    found.push({ employerId, openedAt: at, until })
  }
  return found
}
