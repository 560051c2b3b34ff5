import { and, count, desc, eq, isNull } from 'drizzle-orm'
import type { SignedIn } from '../../../../platform/server/context.ts'
import { AppError } from '../../../../platform/shared/errors.ts'
import {
  isManagedBy,
  candidateDocuments,
  type DocumentRow,
  candidates,
} from '../../../profiles/server/record-api.ts'
import { getManagedCandidate, type ManagedBy } from '../../../profiles/server/managed-api.ts'

/** Papers that one candidate may have. */
export const documentsMax = 50

const withCandidate = (ctx: SignedIn) =>
  ctx.db
    .select({ document: candidateDocuments })
    .from(candidateDocuments)
    .innerJoin(candidates, eq(candidates.id, candidateDocuments.candidateId))

/** An agency opens what it brought, never what the worker herself put beside it. */
const isOpenTo = (managedBy: ManagedBy) =>
  managedBy === 'own' ? undefined : eq(candidateDocuments.isOwnedByWorker, false)

/** The papers of a record, the newest first. */
export async function listManagedDocuments(
  ctx: SignedIn,
  managedBy: ManagedBy,
): Promise<DocumentRow[]> {
  const rows = await withCandidate(ctx)
    .where(
      and(isManagedBy(ctx, managedBy), isOpenTo(managedBy), isNull(candidateDocuments.deletedAt)),
    )
    .orderBy(desc(candidateDocuments.uploadedAt), desc(candidateDocuments.id))
    .limit(documentsMax)
  return rows.map(({ document }) => document)
}

/** A paper of a record, locked for a change; anyone else's is not there. */
export async function getManagedDocument(
  ctx: SignedIn,
  managedBy: ManagedBy,
  id: number,
  { deleted = false, lock = false } = {},
): Promise<DocumentRow> {
  // Her record first: whoever claims, checks or erases it takes it before its papers.
  if (lock) await getManagedCandidate(ctx, managedBy, true)
  const query = withCandidate(ctx).where(
    and(eq(candidateDocuments.id, id), isManagedBy(ctx, managedBy), isOpenTo(managedBy)),
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
