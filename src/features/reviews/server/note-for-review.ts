import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import type { ReviewKind } from '../choices.ts'
import { type CandidateRow, candidates } from '../../profiles/server/record-api.ts'
import { changedParts, snapshotOf } from './snapshot.ts'
import { candidateReviews, type Snapshot } from './tables.ts'

/**
 * Puts into the operator's queue what a save made public: call it in the transaction of the save. A profile that nobody has looked at
 * is one item once it is published; later each changed part is one; whoever was hidden answers by any save.
 */
export async function noteForReview(
  ctx: Context,
  before: CandidateRow,
  after: CandidateRow,
): Promise<void> {
  if (after.hiddenAt !== null) {
    await openItems(ctx, before, ['profile'])
    await answer(ctx, after.id, [])
    return
  }
  const changed = changedParts(before, after)
  if (after.reviewedAt !== null) await openItems(ctx, before, changed)
  else if (after.isPublished)
    await openItems(ctx, before.isPublished ? before : null, ['profile'], after.id)
  if (changed.length > 0) await answer(ctx, after.id, changed)
}

/** Puts profiles that were published by other ways than a save, such as an import, into the queue: one item each. */
export async function noteNewProfiles(
  ctx: Context,
  candidateIds: readonly number[],
): Promise<void> {
  if (candidateIds.length === 0) return
  await ctx.db
    .execute(sql`insert into candidate_reviews (candidate_id, kind, state, opened_at, changed_at)
    select id, 'profile', 'open', ${ctx.now}, ${ctx.now} from ${candidates}
    where id = any(${sql.param([...candidateIds])}::bigint[]) and is_published and reviewed_at is null
    on conflict (candidate_id, kind) where state = 'open' do update set changed_at = excluded.changed_at`)
}

async function openItems(
  ctx: Context,
  before: CandidateRow | null,
  kinds: readonly ReviewKind[],
  candidateId = before?.id ?? 0,
): Promise<void> {
  if (kinds.length === 0) return
  const items = kinds.map((kind) => ({
    candidateId,
    kind,
    state: 'open' as const,
    before: before === null ? null : (snapshotOf(before, kind) satisfies Snapshot),
    openedAt: ctx.now,
    changedAt: ctx.now,
  }))
  await ctx.db
    .insert(candidateReviews)
    .values(items)
    .onConflictDoUpdate({
      target: [candidateReviews.candidateId, candidateReviews.kind],
      targetWhere: sql`state = 'open'`,
      set: { changedAt: ctx.now },
    })
}

/** What was asked of these parts, or of the whole, is answered; without parts, all of it. */
async function answer(
  ctx: Context,
  candidateId: number,
  parts: readonly ReviewKind[],
): Promise<void> {
  await ctx.db
    .update(candidateReviews)
    .set({ answeredAt: ctx.now })
    .where(
      and(
        eq(candidateReviews.candidateId, candidateId),
        inArray(candidateReviews.state, ['change_asked', 'hidden']),
        isNull(candidateReviews.answeredAt),
        parts.length === 0 ? undefined : inArray(candidateReviews.kind, ['profile', ...parts]),
      ),
    )
}
