import { and, asc, desc, eq, gt, lt, type SQL } from 'drizzle-orm'
import type { Context, SignedIn } from '../../../platform/server/context.ts'
import { csvBatch } from '../../../platform/server/csv.ts'
import { countUpTo } from '../../../platform/server/paged.ts'
import type { Output, Parsed } from '../../../platform/shared/endpoint.ts'
import { AppError } from '../../../platform/shared/errors.ts'
import { getUserNames } from '../../accounts/server/index.ts'
import type { exportReviews as exportCall, listReviews as call, Review } from '../contract.ts'
import {
  agencySupply,
  type CandidateRow,
  isOwnAgency,
  candidates,
} from '../../profiles/server/record-api.ts'
import { isAbout, presentPerson } from './present-person.ts'
import { snapshotOf } from './snapshot.ts'
import { candidateReviews, type ReviewRow } from './tables.ts'

type Found = { review: ReviewRow; candidate: CandidateRow; agency: string | null }

const found = (ctx: Context) =>
  ctx.db
    .select({ review: candidateReviews, candidate: candidates, agency: agencySupply.name })
    .from(candidateReviews)
    .innerJoin(candidates, eq(candidates.id, candidateReviews.candidateId))
    .leftJoin(agencySupply, isOwnAgency)

type Filters = Parsed<typeof exportCall>

const isAsked = ({ state, kind, q }: Filters): SQL | undefined =>
  and(
    eq(candidateReviews.state, state),
    kind && eq(candidateReviews.kind, kind),
    isAbout(candidateReviews.candidateId, q),
  )

/** What waits longest comes first; what was decided last comes first. */
const orderOf = ({ state }: Filters) =>
  state === 'open' ? asc(candidateReviews.id) : desc(candidateReviews.id)

/** The operator's queue of what is new on the site. */
export async function listReviews(
  ctx: SignedIn,
  { page, page_size, ...filters }: Parsed<typeof call>,
): Promise<Output<typeof call>> {
  const asked = isAsked(filters)
  const [rows, counted] = await Promise.all([
    found(ctx)
      .where(asked)
      .orderBy(orderOf(filters))
      .limit(page_size)
      .offset((page - 1) * page_size),
    countUpTo(ctx, candidateReviews, asked),
  ])
  return { results: await presentReviews(ctx, rows), ...counted, page, page_size }
}

/** The next rows of the list after one, for its file. */
export async function readReviews(
  ctx: SignedIn,
  filters: Filters,
  after: Review | undefined,
): Promise<Review[]> {
  const beyond =
    after &&
    (filters.state === 'open'
      ? gt(candidateReviews.id, after.id)
      : lt(candidateReviews.id, after.id))
  return presentReviews(
    ctx,
    await found(ctx)
      .where(and(isAsked(filters), beyond))
      .orderBy(orderOf(filters))
      .limit(csvBatch),
  )
}

export async function presentReview(ctx: Context, { id }: ReviewRow): Promise<Review> {
  const rows = await found(ctx).where(eq(candidateReviews.id, id))
  const [review] = await presentReviews(ctx, rows)
  if (!review) throw new AppError('NOT_FOUND')
  return review
}

async function presentReviews(ctx: Context, rows: readonly Found[]): Promise<Review[]> {
  const names = await getUserNames(ctx, [
    ...new Set(rows.flatMap(({ review }) => review.decidedBy ?? [])),
  ])
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
