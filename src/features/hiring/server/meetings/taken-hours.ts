import { and, asc, eq, gt, isNull, lt, ne, or } from 'drizzle-orm'
import { getUserNames } from '../../../accounts/server/index.ts'
import { findCountryOf } from '../../../profiles/server/index.ts'
import { describeCandidates } from '../../../profiles/server/names-api.ts'
import type { Context, SignedIn } from '../../../../platform/server/context.ts'
import type { Parsed } from '../../../../platform/shared/endpoint.ts'
import { qatarInstant } from '../../../../platform/shared/format.ts'
import type {
  listTakenHours as listCall,
  listTakenHoursOf as listOfCall,
  TakenHours,
} from '../../meeting-contract.ts'
import { apartMinutes, endOf } from '../../meeting-rules.ts'
import { getEntry } from '../queries.ts'
import { blockedUntil } from '../refuse-clash.ts'
import { interviews } from '../tables.ts'
import { sideIn } from './side-in.ts'
import { zoneOf } from './zones.ts'

interface Asked {
  employerId: number
  candidateId: number
  side: 'household' | 'candidate'
  from: string
  days: number
}

const dayMs = 86_400_000
const listMax = 500

/** The hours that a household and a candidate of its list have taken, for choosing a time. */
export async function listTakenHours(
  ctx: SignedIn,
  { id, from, days }: Parsed<typeof listCall>,
): Promise<TakenHours> {
  await getEntry(ctx, id)
  const pair = { employerId: ctx.actor.userId, candidateId: id }
  return takenHours(ctx, { ...pair, side: 'household', from, days })
}

/** The same for the sides of an interview. */
export async function listTakenHoursOf(
  ctx: SignedIn,
  { id, from, days }: Parsed<typeof listOfCall>,
): Promise<TakenHours> {
  const { row, side } = await sideIn(ctx, id, 'viewer')
  const { employerId, candidateId } = row
  return takenHours(ctx, { employerId, candidateId, side, from, days })
}

/** When either of two has other interviews, as a side of them sees it. */
export async function takenHours(
  ctx: Context,
  { employerId, candidateId, side, from, days }: Asked,
): Promise<TakenHours> {
  const day = qatarInstant(from, '00:00')
  const rows = await ctx.db
    .select()
    .from(interviews)
    .where(
      and(
        eq(interviews.status, 'scheduled'),
        // What is over is no reason for a time to come, and nobody's to know.
        gt(blockedUntil, day < ctx.now ? ctx.now : day),
        lt(interviews.startsAt, new Date(day.getTime() + days * dayMs)),
        or(eq(interviews.employerId, employerId), eq(interviews.candidateId, candidateId)),
        or(ne(interviews.employerId, employerId), ne(interviews.candidateId, candidateId)),
        or(isNull(interviews.answer), ne(interviews.answer, 'declined')),
      ),
    )
    .orderBy(asc(interviews.startsAt))
    .limit(listMax)
  const isOwn = (row: (typeof rows)[number]) =>
    side === 'household' ? row.employerId === employerId : row.candidateId === candidateId
  const own = rows.filter(isOwn)
  const households = await getUserNames(
    ctx,
    own.map((row) => row.employerId),
  )
  const people = await describeCandidates(
    ctx,
    own.map((row) => row.candidateId),
  )
  const nameOf = (row: (typeof rows)[number]) =>
    side === 'household' ? people.get(row.candidateId)?.full_name : households.get(row.employerId)
  return {
    taken: rows.map((row) => ({
      from: row.startsAt.toISOString(),
      until: endOf(row.startsAt, Math.max(row.lengthMinutes, apartMinutes)).toISOString(),
      whose: isOwn(row) ? ('own' as const) : ('theirs' as const),
      name: isOwn(row) ? (nameOf(row) ?? null) : null,
    })),
    candidate_zone: await candidateZone(ctx, candidateId),
  }
}

/** The clock where a candidate is, if that is abroad. */
export const candidateZone = async (ctx: Context, candidateId: number): Promise<string | null> =>
  zoneOf(await findCountryOf(ctx, candidateId))
