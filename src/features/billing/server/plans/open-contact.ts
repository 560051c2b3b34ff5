import { and, eq, gte, sql } from 'drizzle-orm'
import { audit } from '../../../../platform/server/audit.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import { qatarDate, qatarInstant } from '../../../../platform/shared/format.ts'
import type { ContactGroundKey, contactSides } from '../../choices.ts'
import { mayBuyContact } from '../policy.ts'
import type { Pair } from '../ports.ts'
import { contactGround } from './contact-is-open.ts'
import { findHirer } from './find-hirer.ts'
import { countOpenedToday, findRunning, hasOpenedToday } from './queries.ts'
import { contactOpenings } from './tables.ts'

/** Candidates whose contact data a household may open in a day: a family's search, and no harvest. */
export const openingsPerDay = 30

/** Whether whoever asks may see how to reach a candidate: by what is between them, or by a plan; each opening is written down. */
export async function openContact(
  ctx: Context,
  candidateId: number,
): Promise<'open' | 'needs_plan' | 'limit_reached' | 'hidden'> {
  if (!mayBuyContact(ctx.actor)) return 'hidden'
  if (ctx.actor === null)
    return (await findHirer(ctx, candidateId)) === null ? 'needs_plan' : 'hidden'
  const pair = { employerId: ctx.actor.userId, candidateId }
  const ground = await contactGround(ctx, pair)
  if (ground === 'taken') return 'hidden'
  if (ground !== 'hire') return openByPlan(ctx, pair)
  await noteOpening(ctx, pair, 'household')
  return 'open'
}

async function openByPlan(
  ctx: Context,
  { employerId, candidateId }: Pair,
): Promise<'open' | 'needs_plan' | 'limit_reached'> {
  if (!(await findRunning(ctx, employerId, qatarDate(ctx.now)))) return 'needs_plan'
  return transaction(ctx, async (ctx) => {
    await lockOpenings(ctx, employerId)
    const isKnown = await hasOpenedToday(ctx, employerId, candidateId)
    if (!isKnown && (await countOpenedToday(ctx, employerId)) >= openingsPerDay)
      return 'limit_reached'
    await ctx.db.insert(contactOpenings).values({ employerId, candidateId, openedAt: ctx.now })
    if (!isKnown) await auditOpening(ctx, { employerId, candidateId }, 'plan', 'household')
    return 'open'
  })
}

/** Writes down that one of a hire's two sides looks up how to reach the other, once a day for each of them. */
export async function noteOpening(
  ctx: Context,
  pair: Pair,
  openedBy: (typeof contactSides)[number],
): Promise<void> {
  const ground = 'hire'
  await transaction(ctx, async (ctx) => {
    await lockOpenings(ctx, pair.employerId)
    const known = await ctx.db.$count(
      contactOpenings,
      and(
        eq(contactOpenings.employerId, pair.employerId),
        eq(contactOpenings.candidateId, pair.candidateId),
        eq(contactOpenings.ground, ground),
        eq(contactOpenings.openedBy, openedBy),
        gte(contactOpenings.openedAt, qatarInstant(qatarDate(ctx.now), '00:00')),
      ),
    )
    if (known > 0) return
    await ctx.db.insert(contactOpenings).values({ ...pair, ground, openedBy, openedAt: ctx.now })
    await auditOpening(ctx, pair, ground, openedBy)
  })
}

const auditOpening = (ctx: Context, pair: Pair, ground: ContactGroundKey, by: string) =>
  audit(ctx, 'contact.opened', `candidate:${pair.candidateId}`, {
    employerId: pair.employerId,
    ground,
    by,
  })

async function lockOpenings(ctx: Context, employerId: number): Promise<void> {
  await ctx.db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`contacts:${employerId}`}, 0))`,
  )
}
