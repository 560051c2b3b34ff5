import { and, asc, eq, gte, isNotNull, lt } from 'drizzle-orm'
import { audit } from '../../../../platform/server/audit.ts'
import { announce } from '../../../../platform/server/bus.ts'
import type { Context, SignedIn } from '../../../../platform/server/context.ts'
import { sqlState, transaction } from '../../../../platform/server/db.ts'
import { AppError } from '../../../../platform/shared/errors.ts'
import type { OwnProfile } from '../../area-contract.ts'
import { presentOwn } from '../area/present-own.ts'
import { getKeptCandidate } from '../area/queries.ts'
import { eraseRecord } from '../erase-record.ts'
import { candidates } from '../tables.ts'

/** The screen offers the way back for ten seconds; a slow connection gets longer. */
const regretMs = 10 * 60_000
const batch = 50

interface Record {
  agencyId: number
  candidateId: number
}

/** Takes a record off an agency's list and the public one; not while a household has hired her, nor once she keeps it herself. */
export function removeCandidate(ctx: SignedIn, record: Record): Promise<{ id: number }> {
  return transaction(ctx, async (ctx) => {
    const { id, hiredAt, userId } = await getKeptCandidate(ctx, record, true)
    if (hiredAt !== null) throw new AppError('CONFLICT', { message: 'hiredStays' })
    if (userId !== null) throw new AppError('CONFLICT', { message: 'recordIsHers' })
    await ctx.db.update(candidates).set({ removedAt: ctx.now, updatedAt: ctx.now }).where(eq(candidates.id, id))
    await audit(ctx, 'candidate.removed', `candidate:${id}`, { agencyId: record.agencyId })
    await announce(ctx, 'candidates', id)
    return { id }
  })
}

/** Brings back a record that was removed a moment ago, as it was. */
export function restoreCandidate(ctx: SignedIn, { agencyId, candidateId }: Record): Promise<OwnProfile> {
  return transaction(ctx, async (ctx) => {
    const [row] = await ctx.db
      .update(candidates)
      .set({ removedAt: null, updatedAt: ctx.now })
      .where(
        and(
          eq(candidates.id, candidateId),
          eq(candidates.agencyId, agencyId),
          isNotNull(candidates.removedAt),
          gte(candidates.removedAt, new Date(ctx.now.getTime() - regretMs)),
        ),
      )
      .returning()
    if (!row) throw new AppError('NOT_FOUND', { message: 'candidateNotFound' })
    await audit(ctx, 'candidate.restored', `candidate:${candidateId}`, { agencyId })
    await announce(ctx, 'candidates', candidateId)
    return presentOwn(row, ctx.now)
  })
}

/** Erases records that were removed and not brought back. Of one that an order names, the bare id stays. */
export async function forgetRemovedCandidates(ctx: Context): Promise<void> {
  const due = await ctx.db
    .select()
    .from(candidates)
    .where(and(isNotNull(candidates.removedAt), lt(candidates.removedAt, new Date(ctx.now.getTime() - regretMs))))
    .orderBy(asc(candidates.removedAt))
    .limit(batch)
  for (const row of due) {
    await transaction(ctx, async (ctx) => {
      await eraseRecord(ctx, row)
      await audit(ctx, 'candidate.erased', `candidate:${row.id}`)
    })
    // Whom an order names can't be deleted whole.
    await ctx.db
      .delete(candidates)
      .where(eq(candidates.id, row.id))
      .catch((error: unknown) => {
        if (sqlState(error) !== foreignKeyViolation) throw error
      })
  }
}

const foreignKeyViolation = '23503'
