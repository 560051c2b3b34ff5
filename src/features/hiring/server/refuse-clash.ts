import { isolated } from '../../../platform/shared/format.ts'
import { and, asc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { getUserNames } from '../../accounts/server/index.ts'
import { describeCandidates } from '../../profiles/server/names-api.ts'
import type { Context } from '../../../platform/server/context.ts'
import { refuse } from '../../../platform/shared/errors.ts'
import { formatAppointment } from '../../../platform/shared/dashboard-dates.ts'
import { apartMinutes, endOf, lengthMax } from '../meeting-rules.ts'
import { appointmentOf } from './appointments.ts'
import { type Clash, clashOf } from './policy.ts'
import { interviews } from './tables.ts'

/** Until when an interview keeps others away. */
export const blockedUntil = sql<Date>`${interviews.startsAt} + make_interval(mins => greatest(${interviews.lengthMinutes}, ${sql.raw(String(apartMinutes))}))`

interface Wanted {
  employerId: number
  candidateId: number
  startsAt: Date
  lengthMinutes: number
  /** The household wants it although it has another one then. */
  overrule: boolean
}

/** Lets one at a time look and then store, for each candidate and household: before the row of the interview is locked. */
export async function takeTurns(
  ctx: Context,
  { employerId, candidateId }: Pick<Wanted, 'employerId' | 'candidateId'>,
): Promise<void> {
  await takeTurn(ctx, `interviews of candidate:${candidateId}`)
  await takeTurn(ctx, `interviews of household:${employerId}`)
}

/**
 * Refuses an interview within the hour of another one of the candidate, or of the household unless it overrules that for itself.
 * Call it in the transaction that stores the interview. `by`: who wants it.
 */
export async function refuseClash(
  ctx: Context,
  wanted: Wanted,
  by: 'household' | 'candidate' = 'household',
): Promise<void> {
  await takeTurns(ctx, wanted)
  const { employerId, candidateId, startsAt } = wanted
  const endsAt = endOf(startsAt, Math.max(wanted.lengthMinutes, apartMinutes))
  const others = await ctx.db
    .select({
      employerId: interviews.employerId,
      candidateId: interviews.candidateId,
      startsAt: interviews.startsAt,
    })
    .from(interviews)
    .where(
      and(
        eq(interviews.status, 'scheduled'),
        gt(interviews.startsAt, endOf(startsAt, -Math.max(lengthMax, apartMinutes))),
        gt(blockedUntil, startsAt),
        lt(interviews.startsAt, endsAt),
        or(eq(interviews.employerId, employerId), eq(interviews.candidateId, candidateId)),
        or(ne(interviews.employerId, employerId), ne(interviews.candidateId, candidateId)),
        or(isNull(interviews.answer), ne(interviews.answer, 'declined')),
      ),
    )
    .orderBy(asc(interviews.startsAt))
    .limit(100)
  const clash = clashOf(wanted, others, by)
  if (clash !== null) refuse({ ...clash.refusal, ...(await wordsOf(ctx, clash)) })
}

/** With whom the other interview is, and when on Doha's clock, in the asker's language. */
async function wordsOf(ctx: Context, { other, named }: Clash) {
  if (named === null) return {}
  const { employerId, candidateId } = other
  const name =
    named === 'household'
      ? (await getUserNames(ctx, [employerId])).get(employerId)
      : (await describeCandidates(ctx, [candidateId])).get(candidateId)?.full_name
  const { date, time } = appointmentOf(other)
  const when = formatAppointment(date, time, ctx.locale)
  return { params: { name: isolated(name ?? ''), when } }
}

const takeTurn = (ctx: Context, key: string): Promise<unknown> =>
  ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
