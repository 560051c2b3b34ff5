import { and, desc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import type { ReviewRequest } from '../requests-contract.ts'
import type { CandidateRow } from '../../profiles/server/record-api.ts'
import { candidateReviews } from './tables.ts'

/** What the operator still wants changed of a record, and why it is hidden; the newest first. */
export async function listRequests(
  ctx: Context,
  candidate: Pick<CandidateRow, 'id' | 'hiddenAt'>,
): Promise<ReviewRequest[]> {
  const unanswered = isNull(candidateReviews.answeredAt)
  const rows = await ctx.db
    .select()
    .from(candidateReviews)
    .where(
      and(
        eq(candidateReviews.candidateId, candidate.id),
        inArray(candidateReviews.state, ['change_asked', 'hidden']),
        candidate.hiddenAt === null
          ? unanswered
          : or(unanswered, eq(candidateReviews.state, 'hidden')),
      ),
    )
    .orderBy(desc(candidateReviews.decidedAt), desc(candidateReviews.id))
    .limit(20)
  const hidings = rows.filter(({ state }) => state === 'hidden')
  const newestHiding = hidings.find(({ answeredAt }) => answeredAt === null) ?? hidings[0]
  return rows
    .filter((row) => row.answeredAt === null || row === newestHiding)
    .flatMap(({ kind, state, reason, decidedAt, answeredAt }) =>
      state === 'change_asked' || state === 'hidden'
        ? [
            {
              kind,
              state,
              reason: reason ?? '',
              asked_at: decidedAt?.toISOString() ?? '',
              is_answered: answeredAt !== null,
            },
          ]
        : [],
    )
}
