import { and, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { AppError } from '../../../platform/shared/errors.ts'
import { interviews } from './tables.ts'

/** Two interviews are at least so far apart, for a household and for a candidate. */
const apartMs = 3_600_000

interface Wanted {
  employerId: number
  candidateId: number
  startsAt: Date
  /** The household wants it although it has another one then. */
  overrule: boolean
}

/**
 * Refuses an interview within the hour of another one of the candidate, or of the household unless it overrules that for itself.
 * Call it in the transaction that stores the interview: it lets one at a time look, for each candidate and household.
 */
export async function refuseClash(ctx: Context, { employerId, candidateId, startsAt, overrule }: Wanted): Promise<void> {
  await takeTurn(ctx, `interviews of candidate:${candidateId}`)
  await takeTurn(ctx, `interviews of household:${employerId}`)
  const others = await ctx.db
    .select({ employerId: interviews.employerId, candidateId: interviews.candidateId })
    .from(interviews)
    .where(
      and(
        eq(interviews.status, 'scheduled'),
        gt(interviews.startsAt, new Date(startsAt.getTime() - apartMs)),
        lt(interviews.startsAt, new Date(startsAt.getTime() + apartMs)),
        or(eq(interviews.employerId, employerId), eq(interviews.candidateId, candidateId)),
        or(ne(interviews.employerId, employerId), ne(interviews.candidateId, candidateId)),
        or(isNull(interviews.answer), ne(interviews.answer, 'declined')),
      ),
    )
    .limit(100)
  if (others.some((other) => other.candidateId === candidateId)) throw new AppError('CONFLICT', { message: 'candidateBooked' })
  if (!overrule && others.length > 0) throw new AppError('CONFLICT', { message: 'householdBooked', errors: { overrule: ['householdBooked'] } })
}

const takeTurn = (ctx: Context, key: string): Promise<unknown> => ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
