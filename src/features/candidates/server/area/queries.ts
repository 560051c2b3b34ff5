import { eq } from 'drizzle-orm'
import type { SignedIn } from '../../../../platform/server/context.ts'
import { AppError } from '../../../../platform/shared/errors.ts'
import { type CandidateRow, candidates } from '../tables.ts'

/** The record of the job seeker who asks; locked when asked for in a transaction that will change it. */
export async function getOwnCandidate(ctx: SignedIn, lock = false): Promise<CandidateRow> {
  const query = ctx.db.select().from(candidates).where(eq(candidates.userId, ctx.actor.userId))
  const [row] = await (lock ? query.for('update') : query)
  if (!row) throw new AppError('NOT_FOUND', { message: 'candidateNotFound' })
  return row
}
