import { sql } from 'drizzle-orm'
import type { Context } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/db.ts'
import { qatarDate } from '../../../../platform/shared/format.ts'
import { findHirer } from './find-hirer.ts'
import { countOpenedToday, findRunning, hasOpenedToday } from './queries.ts'
import { contactOpenings } from './tables.ts'
import { mayBuyContact } from '../policy.ts'

/** Candidates whose contact data a household may open in a day: a family's search, and no harvest. */
export const openingsPerDay = 30

/** Whether whoever asks may see how to reach a candidate: of one who is hired her household alone, of the others whoever has a plan; each opening by a plan is written down. */
export async function openContact(
  ctx: Context,
  candidateId: number,
): Promise<'open' | 'needs_plan' | 'limit_reached' | 'hidden'> {
  if (!mayBuyContact(ctx.actor)) return 'hidden'
  const hirer = await findHirer(ctx, candidateId)
  if (hirer !== null) return hirer === ctx.actor?.userId ? 'open' : 'hidden'
  if (ctx.actor === null) return 'needs_plan'
  const employerId = ctx.actor.userId
  if (!(await findRunning(ctx, employerId, qatarDate(ctx.now)))) return 'needs_plan'
  return transaction(ctx, async (ctx) => {
    await ctx.db.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`contacts:${employerId}`}, 0))`,
    )
    const isKnown = await hasOpenedToday(ctx, employerId, candidateId)
    if (!isKnown && (await countOpenedToday(ctx, employerId)) >= openingsPerDay)
      return 'limit_reached'
    await ctx.db.insert(contactOpenings).values({ employerId, candidateId, openedAt: ctx.now })
    return 'open'
  })
}
