import { and, count, desc, eq, isNull } from 'drizzle-orm'
import type { SignedIn } from '../../../../platform/server/context.ts'
import { AppError } from '../../../../platform/shared/errors.ts'
import { candidateDocuments, candidates, type DocumentRow } from '../tables.ts'

/** Papers that one job seeker may have. */
export const documentsMax = 50

const ofActor = (ctx: SignedIn) =>
  ctx.db.select({ document: candidateDocuments }).from(candidateDocuments).innerJoin(candidates, eq(candidates.id, candidateDocuments.candidateId))

/** The papers of the job seeker who asks, the newest first. */
export async function listOwnDocuments(ctx: SignedIn): Promise<DocumentRow[]> {
  const rows = await ofActor(ctx)
    .where(and(eq(candidates.userId, ctx.actor.userId), isNull(candidateDocuments.deletedAt)))
    .orderBy(desc(candidateDocuments.uploadedAt), desc(candidateDocuments.id))
    .limit(documentsMax)
  return rows.map(({ document }) => document)
}

/** A paper of the job seeker who asks, locked for a change; anyone else's is not there. */
export async function getOwnDocument(ctx: SignedIn, id: number, { deleted = false, lock = false } = {}): Promise<DocumentRow> {
  const query = ofActor(ctx).where(and(eq(candidateDocuments.id, id), eq(candidates.userId, ctx.actor.userId)))
  const [row] = await (lock ? query.for('update') : query)
  if (!row || (row.document.deletedAt !== null) !== deleted) throw new AppError('NOT_FOUND')
  return row.document
}

export async function countOwnDocuments(ctx: SignedIn, candidateId: number): Promise<number> {
  const [row] = await ctx.db
    .select({ count: count() })
    .from(candidateDocuments)
    .where(and(eq(candidateDocuments.candidateId, candidateId), isNull(candidateDocuments.deletedAt)))
  return row?.count ?? 0
}
