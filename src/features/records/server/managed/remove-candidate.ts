import { and, asc, eq, gt, gte, isNotNull, lt } from 'drizzle-orm'
import { audit } from '../../../../platform/server/audit.ts'
import { publish } from '../../../../platform/server/capability.ts'
import type { Context, SignedIn } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import { reasonOf } from '../../../../platform/server/log.ts'
import { AppError, enforce } from '../../../../platform/shared/errors.ts'
import type { OwnProfile } from '../../../profiles/own-profile-contract.ts'
import { deleteUnnamed, candidates } from '../../../profiles/server/record-api.ts'
import { presentOwn, getManagedCandidate } from '../../../profiles/server/managed-api.ts'
import { eraseRecord } from '../erase-record.ts'
import { candidatesWithdrawn, listReported } from '../../../profiles/server/ports.ts'
import { broadcastCandidates } from '../../../profiles/server/index.ts'
import { removeRefusal } from '../policy.ts'

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
    const { id, ...managed } = await getManagedCandidate(ctx, record, true)
    enforce(removeRefusal(managed))
    await ctx.db
      .update(candidates)
      .set({ removedAt: ctx.now, updatedAt: ctx.now })
      .where(eq(candidates.id, id))
    await audit(ctx, 'candidate.removed', `candidate:${id}`, { agencyId: record.agencyId })
    await broadcastCandidates(ctx, [id])
    await publish(ctx, candidatesWithdrawn, { candidateIds: [id] })
    return { id }
  })
}

/** Brings back a record that was removed a moment ago, as it was. */
export function restoreCandidate(
  ctx: SignedIn,
  { agencyId, candidateId }: Record,
): Promise<OwnProfile> {
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
    await broadcastCandidates(ctx, [candidateId])
    return presentOwn(row, ctx)
  })
}

/**
 * Erases records that were removed and not brought back. What others have of one keeps its bare id; of whom a report waits
 * for the operator everything stays until it is closed, so that she can see who is meant.
 */
export async function purgeRemovedCandidates(ctx: Context): Promise<void> {
  const before = new Date(ctx.now.getTime() - regretMs)
  for (let afterId = 0; ;) {
    const due = await ctx.db
      .select({ id: candidates.id })
      .from(candidates)
      .where(and(isDue(before), gt(candidates.id, afterId)))
      .orderBy(asc(candidates.id))
      .limit(batch)
    for (const { id } of due) {
      try {
        await transaction(ctx, (ctx) => forget(ctx, id, before))
      } catch (error) {
        ctx.log.error(
          { candidateId: id, reason: reasonOf(error) },
          'a removed record could not be erased',
        )
      }
    }
    if (due.length < batch) return
    afterId = due.at(-1)?.id ?? afterId
  }
}

const isDue = (before: Date) =>
  and(isNotNull(candidates.removedAt), lt(candidates.removedAt, before))

/** Looked at again under the lock: she may have been brought back meanwhile. */
async function forget(ctx: Context, id: number, before: Date): Promise<void> {
  const [row] = await ctx.db
    .select()
    .from(candidates)
    .where(and(eq(candidates.id, id), isDue(before)))
    .for('update')
  if (!row || (await listReported(ctx, [id])).has(id)) return
  await eraseRecord(ctx, row)
  await deleteUnnamed(ctx, [id])
  await audit(ctx, 'candidate.erased', `candidate:${id}`)
}
