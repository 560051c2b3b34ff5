import { and, desc, eq, gt, inArray, or } from 'drizzle-orm'
import { getUserNames } from '../../accounts/server/index.ts'
import { candidateIdsOfUsers } from '../../profiles/server/index.ts'
import type { SignedIn } from '../../../platform/server/context.ts'
import type { Interview } from '../contract.ts'
import { appointmentOf } from './appointments.ts'
import { answerRefusal } from './policy.ts'
import { type InterviewRow, interviews } from './tables.ts'

const shownForMs = 92 * 24 * 3_600_000
const listMax = 100

/** The job seeker's interviews: those to come first, soonest first; then the others, newest first. */
export async function listInterviews(ctx: SignedIn): Promise<Interview[]> {
  const own = [...(await candidateIdsOfUsers(ctx, [ctx.actor.userId])).values()]
  const since = new Date(ctx.now.getTime() - shownForMs)
  const rows = await ctx.db
    .select()
    .from(interviews)
    .where(
      and(
        inArray(interviews.candidateId, own),
        or(gt(interviews.startsAt, since), eq(interviews.status, 'scheduled')),
      ),
    )
    .orderBy(desc(interviews.startsAt))
    .limit(listMax)
  const shown = await presentInterviews(ctx, rows)
  const isNext = ({ status, is_past }: Interview) => status === 'scheduled' && !is_past
  return [...shown.filter(isNext).toReversed(), ...shown.filter((interview) => !isNext(interview))]
}

/** Interviews as the candidate sees them. */
export async function presentInterviews(
  ctx: SignedIn,
  rows: readonly InterviewRow[],
): Promise<Interview[]> {
  const names = await getUserNames(
    ctx,
    rows.map(({ employerId }) => employerId),
  )
  return rows.map((row) => ({
    id: row.id,
    household: names.get(row.employerId) ?? '',
    ...appointmentOf(row),
    status: row.status,
    answer: row.answer,
    version: row.version,
    is_past: row.startsAt <= ctx.now,
    can_answer: answerRefusal(row, row.version, ctx.now) === null,
  }))
}
