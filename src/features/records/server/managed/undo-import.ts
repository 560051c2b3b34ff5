import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Context } from '../../../../platform/server/context.ts'
import {
  deleteUnnamed,
  candidateDocuments,
  candidates,
} from '../../../profiles/server/record-api.ts'
import { listEngaged } from '../../../profiles/server/ports.ts'
import { broadcastCandidates } from '../../../profiles/server/index.ts'

/** A statement that takes seconds counts as a database that is away. */
const atOnce = 500

export interface KeptByUndo {
  id: number
  fullName: string
  reason: 'hired' | 'claimed' | 'dealt_with' | 'edited'
}

/** Takes back what a file brought, in the caller's transaction; whom somebody has touched since stays, and is named. */
export async function undoImport(
  ctx: Context,
  { agencyId, importId }: { agencyId: number; importId: number },
): Promise<{ removed: number; kept: KeptByUndo[] }> {
  const rows = await ctx.db
    .select({
      id: candidates.id,
      fullName: candidates.fullName,
      userId: candidates.userId,
      hiredAt: candidates.hiredAt,
      objectedAt: candidates.objectedAt,
      version: candidates.profileVersion,
    })
    .from(candidates)
    .where(
      and(
        eq(candidates.importId, importId),
        eq(candidates.agencyId, agencyId),
        isNull(candidates.removedAt),
      ),
    )
    .orderBy(candidates.id)
    // They will be deleted: nothing may come to name one from here on, and what came to is seen by what is asked next.
    .for('update', { of: candidates })
  const ids = rows.map(({ id }) => id)
  const dealtWith = await listEngaged(ctx, ids)
  const withPapers = await listWithPapers(ctx, ids)
  const kept: KeptByUndo[] = []
  const gone: number[] = []
  for (const row of rows) {
    const reason =
      row.hiredAt !== null
        ? 'hired'
        : row.userId !== null
          ? 'claimed'
          : dealtWith.has(row.id)
            ? 'dealt_with'
            : row.version > 1 || withPapers.has(row.id) || row.objectedAt !== null
              ? 'edited'
              : null
    if (reason === null) gone.push(row.id)
    else kept.push({ id: row.id, fullName: row.fullName, reason })
  }
  for (let first = 0; first < gone.length; first += atOnce) {
    const named = await deleteUnnamed(ctx, gone.slice(first, first + atOnce))
    // Off every list at once; they are erased as whoever the agency takes off its list is.
    if (named.length > 0)
      await ctx.db
        .update(candidates)
        .set({ removedAt: ctx.now })
        .where(inArray(candidates.id, named))
  }
  await broadcastCandidates(ctx, gone)
  return { removed: gone.length, kept }
}

async function listWithPapers(ctx: Context, ids: readonly number[]): Promise<Set<number>> {
  const rows = await ctx.db
    .selectDistinct({ id: candidateDocuments.candidateId })
    .from(candidateDocuments)
    .where(inArray(candidateDocuments.candidateId, [...ids]))
  return new Set(rows.map(({ id }) => id))
}
