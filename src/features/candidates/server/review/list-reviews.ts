import { and, asc, count, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Context, SignedIn } from '../../../../platform/server/context.ts'
import type { Output, Parsed } from '../../../../platform/shared/endpoint.ts'
import { AppError } from '../../../../platform/shared/errors.ts'
import { getUserNames } from '../../../accounts/server/index.ts'
import type { listReviews as call, Review } from '../../review-contract.ts'
import { agencies, type CandidateRow, candidates } from '../tables.ts'
import { isAbout, presentPerson } from './present-person.ts'
import { snapshotOf } from './snapshot.ts'
import { candidateReviews, type ReviewRow } from './tables.ts'

type Found = { review: ReviewRow; candidate: CandidateRow; agency: string | null }

const found = (ctx: Context) =>
  ctx.db
    .select({ review: candidateReviews, candidate: candidates, agency: agencies.name })
    .from(candidateReviews)
    .innerJoin(candidates, eq(candidates.id, candidateReviews.candidateId))
    .leftJoin(agencies, eq(agencies.id, candidates.agencyId))

/** The operator's queue of what is new on the site. */
export async function listReviews(ctx: SignedIn, { state, kind, q, page, page_size }: Parsed<typeof call>): Promise<Output<typeof call>> {
  const asked: SQL | undefined = and(eq(candidateReviews.state, state), kind && eq(candidateReviews.kind, kind), isAbout(q))
  const order = state === 'open' ? asc(candidateReviews.id) : desc(candidateReviews.id)
  const [rows, [all]] = await Promise.all([
    found(ctx)
      .where(asked)
      .orderBy(order)
      .limit(page_size)
      .offset((page - 1) * page_size),
    ctx.db.select({ total: count() }).from(candidateReviews).innerJoin(candidates, eq(candidates.id, candidateReviews.candidateId)).where(asked),
  ])
  return { results: await presentReviews(ctx, rows), total: all?.total ?? 0, page, page_size }
}

export async function presentReview(ctx: Context, { id }: ReviewRow): Promise<Review> {
  const rows = await found(ctx).where(inArray(candidateReviews.id, [id]))
  const [review] = await presentReviews(ctx, rows)
  if (!review) throw new AppError('NOT_FOUND')
  return review
}

async function presentReviews(ctx: Context, rows: readonly Found[]): Promise<Review[]> {
  const names = await getUserNames(ctx, [...new Set(rows.flatMap(({ review }) => review.decidedBy ?? []))])
  return rows.map(({ review, candidate, agency }) => ({
    id: review.id,
    kind: review.kind,
    state: review.state,
    candidate: presentPerson(candidate, agency),
    before: review.before,
    after: review.after ?? snapshotOf(candidate, review.kind),
    reason: review.reason,
    opened_at: review.openedAt.toISOString(),
    changed_at: review.changedAt.toISOString(),
    decided_at: review.decidedAt?.toISOString() ?? null,
    decided_by: review.decidedBy === null ? null : (names.get(review.decidedBy) ?? null),
  }))
}
