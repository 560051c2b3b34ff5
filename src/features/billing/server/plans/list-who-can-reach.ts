import { and, desc, eq, max, min } from 'drizzle-orm'
import type { SignedIn } from '../../../../platform/server/context.ts'
import { getUserNames } from '../../../accounts/server/index.ts'
import { candidateIdsOf } from '../../../accounts/server/ports.ts'
import { qatarDate } from '../../../../platform/shared/format.ts'
import type { ContactGroundKey } from '../../choices.ts'
import type { ContactHolder } from '../../contact-contract.ts'
import type { Pair } from '../ports.ts'
import { contactGround } from './open-contact.ts'
import { findHirer } from './find-hirer.ts'
import { findRunning } from './queries.ts'
import { contactOpenings } from './tables.ts'

const listMax = 100

/** The households that have a worker's number, the last to look first: why, since when, and whether it is open to them now. */
export async function listWhoCanReach(ctx: SignedIn): Promise<ContactHolder[]> {
  const [candidateId] = [...(await candidateIdsOf(ctx, [ctx.actor.userId])).values()]
  if (candidateId === undefined) return []
  const rows = await ctx.db
    .select({
      employerId: contactOpenings.employerId,
      ground: contactOpenings.ground,
      first: min(contactOpenings.openedAt),
      last: max(contactOpenings.openedAt),
    })
    .from(contactOpenings)
    .where(
      and(eq(contactOpenings.candidateId, candidateId), eq(contactOpenings.openedBy, 'household')),
    )
    .groupBy(contactOpenings.employerId, contactOpenings.ground)
    .orderBy(desc(max(contactOpenings.openedAt)))
    .limit(listMax)
  const hirer = await findHirer(ctx, candidateId)
  const isListed = rows.some(({ employerId, ground }) => employerId === hirer && ground === 'hire')
  const all = [
    // Open to them from the hire on, whether they have looked or not.
    ...(hirer === null || isListed
      ? []
      : [{ employerId: hirer, ground: 'hire' as const, first: null, last: null }]),
    ...rows,
  ]
  const names = await getUserNames(ctx, [...new Set(all.map(({ employerId }) => employerId))])
  return Promise.all(
    all.map(async ({ employerId, ground, first, last }) => ({
      household: names.get(employerId) ?? null,
      ground,
      first_opened_at: first?.toISOString() ?? null,
      last_opened_at: last?.toISOString() ?? null,
      is_open: await isOpen(ctx, { employerId, candidateId }, ground),
    })),
  )
}

async function isOpen(ctx: SignedIn, pair: Pair, ground: ContactGroundKey): Promise<boolean> {
  const now = await contactGround(ctx, pair)
  if (ground !== 'plan') return now === ground
  return now === null && (await findRunning(ctx, pair.employerId, qatarDate(ctx.now))) !== null
}
