import { eq, getTableColumns } from 'drizzle-orm'
import { eraseFiles } from '../../../gateways/files/index.ts'
import type { Context } from '../../../platform/server/context.ts'
import { candidateReviews, verifications } from './review/tables.ts'
import { candidateDocuments, type CandidateRow, candidates } from './tables.ts'

/** Of the record only its id, and whose it was, stays. */
export async function eraseRecord(ctx: Context, row: CandidateRow): Promise<void> {
  await ctx.db.delete(verifications).where(eq(verifications.candidateId, row.id))
  await ctx.db.delete(candidateReviews).where(eq(candidateReviews.candidateId, row.id))
  const papers = await ctx.db.delete(candidateDocuments).where(eq(candidateDocuments.candidateId, row.id)).returning()
  const media = [row.profileImageFile, row.fullImageFile, row.profileVideoFile, row.videoPosterFile]
  await ctx.db.update(candidates).set(emptied(ctx.now)).where(eq(candidates.id, row.id))
  await eraseFiles(ctx, [...papers.map(({ fileId }) => fileId), ...media])
}

/** Neither hers nor about her. */
const kept = ['id', 'userId', 'agencyId', 'hiredAt', 'createdAt', 'profileVersion']

/** Every other column as in a record that was never filled. */
function emptied(now: Date): Partial<CandidateRow> {
  const going = Object.entries(getTableColumns(candidates)).filter(([name]) => !kept.includes(name))
  const empty = Object.fromEntries(going.map(([name, column]) => [name, column.notNull ? column.default : null])) as Partial<CandidateRow>
  return { ...empty, fullName: '—', updatedAt: now, erasedAt: now }
}
