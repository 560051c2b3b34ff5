import { asc, eq, inArray } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { candidateReviews, type VerificationRow, verifications } from './tables.ts'

/** What was checked of a record goes with it. */
export const deleteChecks = (ctx: Context, candidateId: number): Promise<unknown> =>
  ctx.db.delete(verifications).where(eq(verifications.candidateId, candidateId))

/** What waits for the operator of a record, and what was found. */
export const deleteReviews = (ctx: Context, candidateId: number): Promise<unknown> =>
  ctx.db.delete(candidateReviews).where(eq(candidateReviews.candidateId, candidateId))

/** All that was ever checked of records, the oldest first: for whom they speak of. */
export const listChecksOf = (
  ctx: Context,
  candidateIds: readonly number[],
): Promise<VerificationRow[]> =>
  ctx.db
    .select()
    .from(verifications)
    .where(inArray(verifications.candidateId, [...candidateIds]))
    .orderBy(asc(verifications.id))
