import { eq, lt } from 'drizzle-orm'
import { releaseFile, reviveFile } from '../../../../gateways/files/index.ts'
import { audit } from '../../../../platform/server/audit.ts'
import { deleteAll } from '../../../../platform/server/database/batches.ts'
import type { Context, SignedIn } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import { AppError } from '../../../../platform/shared/errors.ts'
import type { CandidateDocument } from '../../contract.ts'
import { candidateDocuments } from '../../../profiles/server/record-api.ts'
import type { ManagedBy } from '../../../profiles/server/managed-api.ts'
import { endChecksOfPaper } from '../../../reviews/server/checks-api.ts'
import { presentDocuments } from './present.ts'
import { getManagedDocument } from './queries.ts'

/** The screen offers the way back for ten seconds; a slow connection gets longer. */
const regretMs = 10 * 60_000

/** Takes a paper away: its links stop at once. */
export function deleteDocument(
  ctx: SignedIn,
  managedBy: ManagedBy,
  id: number,
): Promise<{ id: number }> {
  return transaction(ctx, async (ctx) => {
    const document = await getManagedDocument(ctx, managedBy, id, { lock: true })
    const { fileId, kind } = document
    await endChecksOfPaper(ctx, document, 'paper_deleted')
    await releaseFile(ctx, fileId)
    await ctx.db
      .update(candidateDocuments)
      .set({ deletedAt: ctx.now })
      .where(eq(candidateDocuments.id, id))
    await audit(ctx, 'document.deleted', `document:${id}`, { kind })
    return { id }
  })
}

/** Brings back a paper that was deleted a moment ago. */
export function restoreDocument(
  ctx: SignedIn,
  managedBy: ManagedBy,
  id: number,
): Promise<CandidateDocument> {
  return transaction(ctx, async (ctx) => {
    const before = await getManagedDocument(ctx, managedBy, id, { deleted: true, lock: true })
    await reviveFile(ctx, before.fileId)
    await ctx.db
      .update(candidateDocuments)
      .set({ deletedAt: null })
      .where(eq(candidateDocuments.id, id))
    await audit(ctx, 'document.restored', `document:${id}`, { kind: before.kind })
    const [document] = await presentDocuments(ctx, [{ ...before, deletedAt: null }])
    if (!document) throw new AppError('NOT_FOUND')
    return document
  })
}

/** Removes the rows of papers that were deleted and not brought back; the sweep of files removes the rest. */
export async function purgeDeletedDocuments(ctx: Context): Promise<void> {
  await deleteAll(
    ctx,
    candidateDocuments,
    lt(candidateDocuments.deletedAt, new Date(ctx.now.getTime() - regretMs)),
  )
}
