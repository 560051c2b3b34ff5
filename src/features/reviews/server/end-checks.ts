import { and, asc, eq, gt, inArray, isNull, lt, ne } from 'drizzle-orm'
import { audit } from '../../../platform/server/audit.ts'
import { inBatches } from '../../../platform/server/database/batches.ts'
import type { Context, SignedIn } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import { AppError, enforce } from '../../../platform/shared/errors.ts'
import { qatarDate } from '../../../platform/shared/format.ts'
import { sameName } from '../reading-rules.ts'
import type { AdminCheck } from '../contract.ts'
import {
  candidateDocuments,
  type DocumentRow,
  candidates,
} from '../../profiles/server/record-api.ts'
import { broadcastCandidates } from '../../profiles/server/index.ts'
import { getCheck, presentCheck } from './list-checks.ts'
import { withdrawCheckRefusal } from './policy.ts'
import { type VerificationRow, verifications } from './tables.ts'
import { notifyRecipients } from './notify-recipients.ts'

type Because = NonNullable<VerificationRow['endedBecause']>

/** Ends what rests on a paper that goes or changes, in the transaction that does it; the paper waits to be checked again. */
export async function endChecksOfPaper(
  ctx: Context,
  { id, candidateId }: Pick<DocumentRow, 'id' | 'candidateId'>,
  because: 'paper_deleted' | 'paper_changed',
): Promise<void> {
  await ctx.db
    .update(candidateDocuments)
    .set({ checkState: 'open' })
    .where(eq(candidateDocuments.id, id))
  const ended = await ctx.db
    .update(verifications)
    .set({ endedAt: ctx.now, endedBecause: because })
    .where(and(eq(verifications.documentId, id), isNull(verifications.endedAt)))
    .returning({ id: verifications.id, outcome: verifications.outcome })
  for (const check of ended)
    await audit(ctx, 'check.ended', `candidate:${candidateId}`, { check: check.id, because })
  if (ended.some(({ outcome }) => outcome === 'verified'))
    await broadcastCandidates(ctx, [candidateId])
}

/** Ends a check by the operator's own doing. */
export function withdrawCheck(ctx: SignedIn, id: number, reason: string): Promise<AdminCheck> {
  return transaction(ctx, async (ctx) => {
    const check = await lockCheck(ctx, id)
    if (!check) throw new AppError('NOT_FOUND')
    enforce(withdrawCheckRefusal(check))
    await ctx.db.update(verifications).set({ reason }).where(eq(verifications.id, id))
    await end(ctx, check, 'withdrawn')
    const { candidate } = await getCheck(ctx, id)
    // Of one that waited for a second operator she knew nothing.
    if (check.outcome === 'verified')
      await notifyRecipients(
        ctx,
        candidate,
        'check_withdrawn',
        { item: check.item, reason },
        `check:${id}:withdrawn`,
        '/dashboard/documents',
      )
    return presentCheck(ctx, id)
  })
}

/** Ends the checks whose last day has passed. A job, shortly after midnight in Qatar. */
export const endExpiredChecks = (ctx: Context): Promise<number> =>
  inBatches(ctx, {
    what: 'a check that has run out could not be ended',
    due: (afterId, most) =>
      ctx.db
        .select({ id: verifications.id, check: verifications, candidate: candidates })
        .from(verifications)
        .innerJoin(candidates, eq(candidates.id, verifications.candidateId))
        .where(
          and(
            eq(verifications.outcome, 'verified'),
            isNull(verifications.endedAt),
            lt(verifications.validUntil, qatarDate(ctx.now)),
            gt(verifications.id, afterId),
          ),
        )
        .orderBy(asc(verifications.id))
        .limit(most),
    each: ({ check, candidate }) =>
      transaction(ctx, async (ctx) => {
        const current = await lockCheck(ctx, check.id)
        if (!current || current.endedAt !== null) return
        await end(ctx, current, 'expired')
        await notifyRecipients(
          ctx,
          candidate,
          'check_expired',
          { item: check.item },
          `check:${check.id}:expired`,
          '/dashboard/documents',
        )
      }),
  })

/** What was recorded by a paper and waits for a second operator, when the paper is refused. */
export async function endAwaitingOfPaper(
  ctx: Context,
  { id, candidateId }: Pick<DocumentRow, 'id' | 'candidateId'>,
): Promise<void> {
  const ended = await ctx.db
    .update(verifications)
    .set({ endedAt: ctx.now, endedBecause: 'paper_rejected' })
    .where(
      and(
        eq(verifications.documentId, id),
        eq(verifications.outcome, 'awaiting'),
        isNull(verifications.endedAt),
      ),
    )
    .returning({ id: verifications.id })
  for (const check of ended)
    await audit(ctx, 'check.ended', `candidate:${candidateId}`, {
      check: check.id,
      because: 'paper_rejected',
    })
}

/** A paper was compared with the name on the profile: under another name its check is over, and it waits to be compared again. */
export async function endChecksOfName(
  ctx: Context,
  candidateId: number,
  names: { before: string; after: string },
): Promise<void> {
  if (sameName(names.before, names.after)) return
  await lockPapers(ctx, candidateId)
  const ended = await ctx.db
    .update(verifications)
    .set({ endedAt: ctx.now, endedBecause: 'name_changed' })
    .where(
      and(
        eq(verifications.candidateId, candidateId),
        ne(verifications.item, 'references'),
        ne(verifications.outcome, 'rejected'),
        isNull(verifications.endedAt),
      ),
    )
    .returning({ id: verifications.id, documentId: verifications.documentId })
  const papers = ended.flatMap(({ documentId }) => documentId ?? [])
  if (papers.length > 0)
    await ctx.db
      .update(candidateDocuments)
      .set({ checkState: 'open' })
      .where(inArray(candidateDocuments.id, papers))
  for (const check of ended)
    await audit(ctx, 'check.ended', `candidate:${candidateId}`, {
      check: check.id,
      because: 'name_changed',
    })
}

/** A newer check of the same item takes the place of the running one. */
export async function endRunning(
  ctx: Context,
  candidateId: number,
  item: VerificationRow['item'],
): Promise<void> {
  await ctx.db
    .update(verifications)
    .set({ endedAt: ctx.now, endedBecause: 'renewed' })
    .where(
      and(
        eq(verifications.candidateId, candidateId),
        eq(verifications.item, item),
        eq(verifications.outcome, 'verified'),
        isNull(verifications.endedAt),
      ),
    )
}

/** Her papers, before what was checked by them: as whoever changes a paper takes them. */
const lockPapers = (ctx: Context, candidateId: number): Promise<unknown> =>
  ctx.db
    .select({ id: candidateDocuments.id })
    .from(candidateDocuments)
    .where(eq(candidateDocuments.candidateId, candidateId))
    .orderBy(asc(candidateDocuments.id))
    .for('no key update')

/** Her record, then her papers, then the check: it may have gone to another record of hers meanwhile. */
async function lockCheck(ctx: Context, id: number): Promise<VerificationRow | undefined> {
  const its = ctx.db
    .select({ id: verifications.candidateId })
    .from(verifications)
    .where(eq(verifications.id, id))
  const [record] = await ctx.db
    .select({ id: candidates.id })
    .from(candidates)
    .where(inArray(candidates.id, its))
    .for('no key update')
  if (record === undefined) return undefined
  await lockPapers(ctx, record.id)
  const [check] = await ctx.db
    .select()
    .from(verifications)
    .where(eq(verifications.id, id))
    .for('no key update')
  return check
}

async function end(
  ctx: Context,
  { id, candidateId, documentId, outcome }: VerificationRow,
  because: Because & ('withdrawn' | 'expired'),
): Promise<void> {
  await ctx.db
    .update(verifications)
    .set({ endedAt: ctx.now, endedBecause: because })
    .where(and(eq(verifications.id, id), isNull(verifications.endedAt)))
  if (documentId !== null && outcome === 'verified') {
    const others = await ctx.db
      .select({ id: verifications.id })
      .from(verifications)
      .where(
        and(
          eq(verifications.documentId, documentId),
          isNull(verifications.endedAt),
          ne(verifications.id, id),
          inArray(verifications.outcome, ['verified']),
        ),
      )
    if (others.length === 0)
      await ctx.db
        .update(candidateDocuments)
        .set({ checkState: because })
        .where(eq(candidateDocuments.id, documentId))
  }
  await audit(ctx, 'check.ended', `candidate:${candidateId}`, { check: id, because })
  await broadcastCandidates(ctx, [candidateId])
}
