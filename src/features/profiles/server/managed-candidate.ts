import { and, eq, isNull } from 'drizzle-orm'
import type { SignedIn } from '../../../platform/server/context.ts'
import { AppError } from '../../../platform/shared/errors.ts'
import { type CandidateRow, candidates } from './tables.ts'

/** Whose record is meant: the asker's own, or one that an agency keeps. Whoever names an agency has made sure that the asker may act for it. */
export type ManagedBy = 'own' | { agencyId: number; candidateId: number }

/** What makes a record the one that is meant; one that is removed or erased is nobody's. */
export const isManagedBy = (ctx: SignedIn, managedBy: ManagedBy) =>
  and(
    isNull(candidates.removedAt),
    isNull(candidates.erasedAt),
    managedBy === 'own'
      ? eq(candidates.userId, ctx.actor.userId)
      : and(eq(candidates.id, managedBy.candidateId), eq(candidates.agencyId, managedBy.agencyId)),
  )

/** The record that is meant; locked when asked for in a transaction that will change it. Anyone else's is not there. */
export async function getManagedCandidate(
  ctx: SignedIn,
  managedBy: ManagedBy,
  lock = false,
): Promise<CandidateRow> {
  const query = ctx.db.select().from(candidates).where(isManagedBy(ctx, managedBy))
  const [row] = await (lock ? query.for('no key update') : query)
  if (!row) throw new AppError('NOT_FOUND', { message: 'candidateNotFound' })
  return row
}
