import { and, desc, eq, gt, or, type SQL } from 'drizzle-orm'
import { getUserNames } from '../../accounts/server/index.ts'
import type { SignedIn } from '../../../platform/server/context.ts'
import type { Interview } from '../contract.ts'
import { isNext } from '../meeting-rules.ts'
import { isOwn } from './answer-interview.ts'
import { presentMeetings } from './meetings/present.ts'
import { type InterviewRow, interviews } from './tables.ts'

const shownForMs = 92 * 24 * 3_600_000
const listMax = 100

/** The job seeker's interviews: those to come first, soonest first; then the others, newest first. */
export async function listInterviews(ctx: SignedIn): Promise<Interview[]> {
  return nextFirst(await presentInterviews(ctx, await listRows(ctx, await isOwn(ctx))))
}

/** The interviews that fit a condition, to come or of three months, the latest first. */
export const listRows = (ctx: SignedIn, condition: SQL): Promise<InterviewRow[]> =>
  ctx.db
    .select()
    .from(interviews)
    .where(
      and(
        condition,
        or(
          gt(interviews.startsAt, new Date(ctx.now.getTime() - shownForMs)),
          eq(interviews.status, 'scheduled'),
        ),
      ),
    )
    .orderBy(desc(interviews.startsAt))
    .limit(listMax)

/** Those to come first, the soonest first; then the others as they are. */
export function nextFirst<I extends Pick<Interview, 'status' | 'is_past' | 'is_now'>>(
  latestFirst: I[],
): I[] {
  return [
    ...latestFirst.filter(isNext).toReversed(),
    ...latestFirst.filter((interview) => !isNext(interview)),
  ]
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
  const meetings = await presentMeetings(ctx, rows, 'candidate')
  return meetings.map((meeting, index) => ({
    ...meeting,
    household: names.get(rows[index]?.employerId ?? 0) ?? '',
  }))
}
