import { and, count, eq, gt, ne, sql } from 'drizzle-orm'
import { listAgreements } from '../../../agreements/server/asked-api.ts'
import { listWaiting } from '../../../conversations/server/waiting-api.ts'
import { listLatest } from '../../../notifications/server/latest-api.ts'
import { getOwnStanding } from '../../../records/server/standing-api.ts'
import type { SignedIn } from '../../../../platform/server/context.ts'
import { qatarDate } from '../../../../platform/shared/format.ts'
import type { Interview } from '../../contract.ts'
import { isNext } from '../../meeting-rules.ts'
import type { Today } from '../../today-contract.ts'
import { isOwn } from '../answer-interview.ts'
import { listRows, nextFirst, presentInterviews } from '../list-interviews.ts'
import { findOwnCase } from '../ports.ts'
import { interviews, pipelineEntries } from '../tables.ts'
import { dutiesOf } from './duties-of.ts'

const dayMs = 24 * 3_600_000
const meetingsMax = 5
const conversationsMax = 5
const newsMax = 4
const newsForMs = 14 * dayMs

/** What is next for a worker, in as many queries whatever she has under way. */
export async function getToday(ctx: SignedIn): Promise<Today> {
  const record = await getOwnStanding(ctx)
  const candidateId = record?.candidateId ?? 0
  const [meetings, agreements, ownCase, conversations, interested, news] = [
    await readMeetings(ctx),
    await listAgreements(ctx),
    await findOwnCase(ctx, ctx.actor.userId),
    await listWaiting(ctx, candidateId, conversationsMax),
    await countInterested(ctx, candidateId),
    await listLatest(ctx, new Date(ctx.now.getTime() - newsForMs), newsMax),
  ]
  const today = qatarDate(ctx.now)
  const [next, ...more] = dutiesOf({
    today,
    meetings,
    agreements,
    ownCase,
    conversations,
    record,
  })
  return {
    next,
    more,
    meetings: comingOf(meetings, today),
    arrival: ownCase && {
      household: ownCase.household,
      steps: ownCase.steps.map(({ label, due_on, is_yours }) => ({ label, due_on, is_yours })),
    },
    profile: record && {
      is_published: record.isPublished,
      is_hired: record.isHired,
      percent: record.percent,
      ...interested,
    },
    news: news.map(({ id, title, text, path, created_at: at, is_read }) => ({
      id,
      title,
      text,
      path,
      at,
      is_read,
    })),
  }
}

async function readMeetings(ctx: SignedIn): Promise<Interview[]> {
  // What is over is of no day to come.
  const rows = await listRows(
    ctx,
    sql`${and(await isOwn(ctx), eq(interviews.status, 'scheduled'))}`,
  )
  return presentInterviews(ctx, rows)
}

const comingOf = (meetings: Interview[], today: string): Today['meetings'] =>
  nextFirst(meetings)
    .filter(isNext)
    .slice(0, meetingsMax)
    .map(({ id, household, date, time, way, answer, can_join }) => ({
      id,
      household,
      date,
      time,
      way,
      answer,
      is_today: date === today,
      can_join,
    }))

/** How many households keep someone in their lists; which ones is their own affair until they turn to her. */
async function countInterested(
  { db, now }: SignedIn,
  candidateId: number,
): Promise<{ kept_by: number; new_this_week: number }> {
  const isNew = gt(pipelineEntries.createdAt, new Date(now.getTime() - 7 * dayMs))
  const [row] = await db
    .select({
      kept_by: count(),
      new_this_week: sql<number>`count(*) filter (where ${isNew})`.mapWith(Number),
    })
    .from(pipelineEntries)
    .where(
      and(eq(pipelineEntries.candidateId, candidateId), ne(pipelineEntries.status, 'rejected')),
    )
  return row ?? { kept_by: 0, new_this_week: 0 }
}
