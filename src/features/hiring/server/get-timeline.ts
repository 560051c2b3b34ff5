import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { userIdsOfCandidates } from '../../profiles/server/index.ts'
import type { SignedIn } from '../../../platform/server/context.ts'
import { qatarDate, qatarTime } from '../../../platform/shared/format.ts'
import type { PipelineEvent, PipelineState } from '../contract.ts'
import { getEntry } from './queries.ts'
import { interviews, pipelineMoves } from './tables.ts'

const eventsMax = 200
const none = { from: null, to: null, interview_date: null, interview_time: null, answer: null }

/** What happened between the household and a candidate of its list, newest first. */
export async function getTimeline(ctx: SignedIn, candidateId: number): Promise<PipelineEvent[]> {
  await getEntry(ctx, candidateId)
  const employerId = ctx.actor.userId
  const worker = (await userIdsOfCandidates(ctx, [candidateId])).get(candidateId)
  const moves = await ctx.db
    .select()
    .from(pipelineMoves)
    .where(
      and(eq(pipelineMoves.employerId, employerId), eq(pipelineMoves.candidateId, candidateId)),
    )
    .orderBy(desc(pipelineMoves.id))
    .limit(eventsMax)
  const answered = await ctx.db
    .select()
    .from(interviews)
    .where(
      and(
        eq(interviews.employerId, employerId),
        eq(interviews.candidateId, candidateId),
        isNotNull(interviews.answeredAt),
      ),
    )
    .orderBy(desc(interviews.id))
    .limit(eventsMax)
  const events = [
    ...answered.flatMap(({ answer, answeredAt, startsAt }) =>
      answeredAt === null
        ? []
        : [
            {
              ...none,
              at: answeredAt.toISOString(),
              kind: 'answer' as const,
              answer,
              interview_date: qatarDate(startsAt),
              interview_time: qatarTime(startsAt),
              by: 'candidate' as const,
            },
          ],
    ),
    ...moves.map(({ movedAt, fromStatus, toStatus, interviewAt, movedBy }) => ({
      ...none,
      at: movedAt.toISOString(),
      kind: 'move' as const,
      from: fromStatus as PipelineState,
      to: toStatus as PipelineState,
      interview_date: interviewAt && qatarDate(interviewAt),
      interview_time: interviewAt && qatarTime(interviewAt),
      by:
        movedBy === employerId
          ? ('household' as const)
          : movedBy !== null && movedBy === worker
            ? ('candidate' as const)
            : ('manzil' as const),
    })),
  ]
  // What happened at the same moment stays in this order: an answer follows the move it answers.
  return events.sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
}
