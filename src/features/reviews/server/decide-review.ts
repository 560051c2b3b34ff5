import { and, eq, inArray, isNull } from 'drizzle-orm'
import { audit } from '../../../platform/server/audit.ts'
import type { SignedIn } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import type { Parsed } from '../../../platform/shared/endpoint.ts'
import { AppError, enforce, invalid } from '../../../platform/shared/errors.ts'
import type { decideReview as call, Review } from '../contract.ts'
import { publication, type CandidateRow, candidates } from '../../profiles/server/record-api.ts'
import { broadcastCandidates } from '../../profiles/server/index.ts'
import { presentReview } from './list-reviews.ts'
import { snapshotOf } from './snapshot.ts'
import { candidateReviews, type ReviewRow } from './tables.ts'
import { notifyRecipients } from './notify-recipients.ts'
import { hideRefusal, reviewRefusal } from './policy.ts'

/** Decides an item of the queue, as the operator saw it. */
export function decideReview(
  ctx: SignedIn,
  { id, act, reason, changed_at }: Parsed<typeof call>,
): Promise<Review> {
  return transaction(ctx, async (ctx) => {
    const [found] = await ctx.db
      .select({ candidateId: candidateReviews.candidateId })
      .from(candidateReviews)
      .where(eq(candidateReviews.id, id))
    if (!found) throw new AppError('NOT_FOUND')
    // Her row first, as a save takes it first: the two can't wait for each other.
    const candidate = await lockCandidate(ctx, found.candidateId)
    const [review] = await ctx.db
      .select()
      .from(candidateReviews)
      .where(eq(candidateReviews.id, id))
      .for('update')
    if (!review) throw new AppError('NOT_FOUND')
    enforce(reviewRefusal(review, act, changed_at))
    if (act !== 'approve' && !reason) throw invalid('reason', 'findingReasonRequired')
    if (act === 'hide') return presentReview(ctx, await hide(ctx, candidate, review, reason ?? ''))
    const decided = await settle(
      ctx,
      review,
      candidate,
      act === 'approve' ? 'approved' : 'change_asked',
      reason ?? null,
    )
    if (act === 'approve') await approve(ctx, candidate, review)
    else
      await notifyRecipients(
        ctx,
        candidate,
        'profile_change_asked',
        { part: review.kind, reason: reason ?? '' },
        `review:${id}:asked`,
      )
    return presentReview(ctx, decided)
  })
}

/** Hides someone without an item of the queue, as after a report. */
export function hideCandidate(ctx: SignedIn, id: number, reason: string): Promise<Review> {
  return transaction(ctx, async (ctx) => {
    const candidate = await lockCandidate(ctx, id)
    enforce(hideRefusal(candidate))
    const [open] = await ctx.db
      .select()
      .from(candidateReviews)
      .where(
        and(
          eq(candidateReviews.candidateId, id),
          eq(candidateReviews.kind, 'profile'),
          eq(candidateReviews.state, 'open'),
        ),
      )
    const review = open ?? (await insertReview(ctx, id))
    return presentReview(ctx, await hide(ctx, candidate, review, reason))
  })
}

async function lockCandidate(ctx: SignedIn, id: number): Promise<CandidateRow> {
  const [row] = await ctx.db
    .select()
    .from(candidates)
    .where(eq(candidates.id, id))
    .for('no key update')
  if (!row) throw new AppError('NOT_FOUND', { message: 'candidateNotFound' })
  return row
}

async function insertReview(ctx: SignedIn, candidateId: number): Promise<ReviewRow> {
  const [row] = await ctx.db
    .insert(candidateReviews)
    .values({ candidateId, kind: 'profile', state: 'open', openedAt: ctx.now, changedAt: ctx.now })
    .returning()
  if (!row) throw new Error('no review was written')
  return row
}

async function settle(
  ctx: SignedIn,
  review: ReviewRow,
  candidate: CandidateRow,
  state: 'approved' | 'change_asked' | 'hidden',
  reason: string | null,
): Promise<ReviewRow> {
  const [row] = await ctx.db
    .update(candidateReviews)
    .set({
      state,
      reason: reason ?? review.reason,
      after: review.after ?? snapshotOf(candidate, review.kind),
      decidedAt: ctx.now,
      decidedBy: ctx.actor.userId,
      answeredAt: state === 'approved' ? (review.answeredAt ?? ctx.now) : null,
    })
    .where(eq(candidateReviews.id, review.id))
    .returning()
  if (!row) throw new AppError('NOT_FOUND')
  await audit(ctx, `review.${state}`, `candidate:${candidate.id}`, {
    review: review.id,
    kind: review.kind,
    before: review.state,
    after: state,
  })
  return row
}

async function approve(ctx: SignedIn, candidate: CandidateRow, review: ReviewRow): Promise<void> {
  const isBack =
    candidate.hiddenAt !== null && (review.kind === 'profile' || review.state === 'hidden')
  if (review.kind !== 'profile' && candidate.reviewedAt === null) return
  const shown = publication({ ...candidate, hiddenAt: null }, ctx.now)
  await ctx.db
    .update(candidates)
    .set({ reviewedAt: ctx.now, ...(isBack && { hiddenAt: null, ...shown, updatedAt: ctx.now }) })
    .where(eq(candidates.id, candidate.id))
  if (!isBack) return
  await broadcastCandidates(ctx, [candidate.id])
  await closeOthers(ctx, candidate.id, review.id, 'answered')
  if (shown.isPublished)
    await notifyRecipients(ctx, candidate, 'profile_shown_again', {}, `review:${review.id}:shown`)
}

/** Takes her off the site and tells her why; what else of hers is open is decided with it. */
async function hide(
  ctx: SignedIn,
  candidate: CandidateRow,
  review: ReviewRow,
  reason: string,
): Promise<ReviewRow> {
  const decided = await settle(ctx, review, candidate, 'hidden', reason)
  const hiddenAt = candidate.hiddenAt ?? ctx.now
  await closeOthers(ctx, candidate.id, review.id, 'hidden', reason)
  await ctx.db
    .update(candidates)
    .set({ hiddenAt, ...publication({ ...candidate, hiddenAt }, ctx.now), updatedAt: ctx.now })
    .where(eq(candidates.id, candidate.id))
  await broadcastCandidates(ctx, [candidate.id])
  await notifyRecipients(
    ctx,
    candidate,
    'profile_hidden',
    { reason },
    `review:${review.id}:hidden:${ctx.now.toISOString()}`,
  )
  return decided
}

async function closeOthers(
  ctx: SignedIn,
  candidateId: number,
  butId: number,
  how: 'hidden' | 'answered',
  reason?: string,
): Promise<void> {
  const others = await ctx.db
    .select({ id: candidateReviews.id })
    .from(candidateReviews)
    .where(
      and(
        eq(candidateReviews.candidateId, candidateId),
        how === 'hidden'
          ? eq(candidateReviews.state, 'open')
          : and(eq(candidateReviews.state, 'hidden'), isNull(candidateReviews.answeredAt)),
      ),
    )
  const ids = others.map(({ id }) => id).filter((id) => id !== butId)
  if (ids.length === 0) return
  const change =
    how === 'answered'
      ? { answeredAt: ctx.now }
      : {
          state: 'hidden' as const,
          reason: reason ?? '',
          decidedAt: ctx.now,
          decidedBy: ctx.actor.userId,
          answeredAt: ctx.now,
        }
  await ctx.db.update(candidateReviews).set(change).where(inArray(candidateReviews.id, ids))
}
