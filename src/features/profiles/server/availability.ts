import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { AppError } from '../../../platform/shared/errors.ts'
import { broadcastCandidates, publication } from './publication.ts'
import { hasLeft, isOwnAgency, isWithdrawn } from './candidate-states.ts'
import { agencySupply, type CandidateRow, candidates } from './tables.ts'

export interface CandidateForHiring extends Pick<
  CandidateRow,
  'id' | 'fullName' | 'isPublished' | 'hiredAt' | 'userId' | 'agencyId'
> {
  /** Her account is suspended, closed or gone, her agency took her off its list, or may not supply anyone today. */
  isWithdrawn: boolean
  /** Her account is closed. */
  hasLeft: boolean
}

const forHiring = {
  id: candidates.id,
  fullName: candidates.fullName,
  isPublished: candidates.isPublished,
  hiredAt: candidates.hiredAt,
  userId: candidates.userId,
  agencyId: candidates.agencyId,
}

/**
 * Whether a candidate can be hired, and who speaks for her. Her row is locked for `update` in a transaction that will change it, for `share` in one that
 * counts on it: a hire or her going then waits for its end.
 */
export async function getCandidateForHiring(
  ctx: Context,
  id: number,
  lock?: 'update' | 'share',
): Promise<CandidateForHiring> {
  const query = ctx.db
    .select({ ...forHiring, isWithdrawn: isWithdrawn(ctx.now), hasLeft })
    .from(candidates)
    .leftJoin(agencySupply, isOwnAgency)
    .where(eq(candidates.id, id))
  const [row] = await (lock
    ? query.for(lock === 'update' ? 'no key update' : lock, { of: candidates })
    : query)
  if (!row) throw new AppError('NOT_FOUND', { message: 'candidateNotFound' })
  return row
}

/** The country where she is; null where her record doesn't say, or there is none. */
export async function findCountryOf({ db }: Context, id: number): Promise<string | null> {
  const [row] = await db
    .select({ country: candidates.currentCountry })
    .from(candidates)
    .where(eq(candidates.id, id))
  return row?.country ?? null
}

/** Takes her off the public list: call it in the transaction of the hire. */
export const markHired = (ctx: Context, id: number): Promise<void> => setHired(ctx, id, ctx.now)

/** Puts her back on the list, when a hire is undone. */
export const markAvailable = (ctx: Context, id: number): Promise<void> => setHired(ctx, id, null)

async function setHired(ctx: Context, id: number, hiredAt: Date | null): Promise<void> {
  await ctx.db.update(candidates).set({ hiredAt, updatedAt: ctx.now }).where(eq(candidates.id, id))
  await broadcastCandidates(ctx, [id])
}

/** Publishes one of `reserve` who shares her nationality; nobody when none is left. */
export async function listInPlaceOf(
  ctx: Context,
  id: number,
  reserve: readonly number[],
): Promise<void> {
  const hers = ctx.db
    .select({ nationality: candidates.nationality })
    .from(candidates)
    .where(eq(candidates.id, id))
  const [next] = await ctx.db
    .select()
    .from(candidates)
    .where(
      and(
        inArray(candidates.id, [...reserve]),
        eq(candidates.nationality, hers),
        eq(candidates.isPublished, false),
        isNull(candidates.hiredAt),
      ),
    )
    .orderBy(candidates.id)
    .limit(1)
    .for('update', { skipLocked: true })
  if (!next) return
  await ctx.db
    .update(candidates)
    .set(publication({ ...next, wantsPublished: true }, ctx.now))
    .where(eq(candidates.id, next.id))
  await broadcastCandidates(ctx, [next.id])
}
