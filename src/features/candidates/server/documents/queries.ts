import { and, count, desc, eq, isNull } from 'drizzle-orm'
import type { SignedIn } from '../../../../platform/server/context.ts'
import { AppError } from '../../../../platform/shared/errors.ts'
import { getKeptCandidate, isKept, type Kept } from '../area/queries.ts'
import { candidateDocuments, candidates, type DocumentRow } from '../tables.ts'

/** Papers that one candidate may have. */
export const documentsMax = 50

const withCandidate = (ctx: SignedIn) =>
  ctx.db
    .select({ document: candidateDocuments })
    .from(candidateDocuments)
    .innerJoin(candidates, eq(candidates.id, candidateDocuments.candidateId))

/** An agency opens what it brought, never what the worker herself put beside it. */
const isOpenTo = (kept: Kept) => (kept === 'own' ? undefined : eq(candidateDocuments.isHers, false))

/** The papers of a record, the newest first. */
export async function listKeptDocuments(ctx: SignedIn, kept: Kept): Promise<DocumentRow[]> {
  const rows = await withCandidate(ctx)
    .where(and(isKept(ctx, kept), isOpenTo(kept), isNull(candidateDocuments.deletedAt)))
    .orderBy(desc(candidateDocuments.uploadedAt), desc(candidateDocuments.id))
    .limit(documentsMax)
  return rows.map(({ document }) => document)
}

/** A paper of a record, locked for a change; anyone else's is not there. */
export async function getKeptDocument(
  ctx: SignedIn,
  kept: Kept,
  id: number,
  { deleted = false, lock = false } = {},
): Promise<DocumentRow> {
  // Her record first: whoever claims, checks or erases it takes it before its papers.
  if (lock) await getKeptCandidate(ctx, kept, true)
  const query = withCandidate(ctx).where(
    and(eq(candidateDocuments.id, id), isKept(ctx, kept), isOpenTo(kept)),
  )
  const [row] = await (lock ? query.for('no key update', { of: candidateDocuments }) : query)
  if (!row || (row.document.deletedAt !== null) !== deleted) throw new AppError('NOT_FOUND')
  return row.document
}

export async function countDocuments(ctx: SignedIn, candidateId: number): Promise<number> {
  const [row] = await ctx.db
    .select({ count: count() })
    .from(candidateDocuments)
    .where(
      and(eq(candidateDocuments.candidateId, candidateId), isNull(candidateDocuments.deletedAt)),
    )
  return row?.count ?? 0
}
