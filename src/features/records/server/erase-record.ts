import { eq } from 'drizzle-orm'
import { eraseFiles } from '../../../gateways/files/index.ts'
import type { Context } from '../../../platform/server/context.ts'
import {
  emptyRecord,
  candidateDocuments,
  type CandidateRow,
} from '../../profiles/server/record-api.ts'
import { deleteChecks, deleteReviews } from '../../reviews/server/checks-api.ts'

/** Of the record only its id, and whose it was, stays. */
export async function eraseRecord(ctx: Context, row: CandidateRow): Promise<void> {
  const papers = await ctx.db
    .delete(candidateDocuments)
    .where(eq(candidateDocuments.candidateId, row.id))
    .returning()
  await deleteChecks(ctx, row.id)
  await deleteReviews(ctx, row.id)
  const media = [row.profileImageFile, row.fullImageFile, row.profileVideoFile, row.videoPosterFile]
  await emptyRecord(ctx, row.id)
  await eraseFiles(ctx, [...papers.map(({ fileId }) => fileId), ...media])
}
