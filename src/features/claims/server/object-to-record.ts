import { inArray } from 'drizzle-orm'
import { audit } from '../../../platform/server/audit.ts'
import { publish } from '../../../platform/server/capability.ts'
import type { SignedIn } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import { AppError, enforce } from '../../../platform/shared/errors.ts'
import { lockUser } from '../../accounts/server/index.ts'
import { broadcastCandidates } from '../../profiles/server/index.ts'
import { candidates } from '../../profiles/server/record-api.ts'
import { candidatesWithdrawn } from '../../profiles/server/ports.ts'
import { leaveBlockersOf } from './blockers.ts'
import { lockObjections, rememberObjection } from './objections.ts'
import { getUnclaimed, listUnderNumber } from './queries.ts'
import { notifyAgency } from './notify-agency.ts'
import { objectRefusal } from './policy.ts'

/**
 * Takes what an agency keeps under her number off the public list, for good, and keeps the number from being put in again; the records stay
 * the agency's. One that is hired, or in a recruitment, goes on.
 */
export function objectToRecord(ctx: SignedIn, id: number): Promise<{ id: number }> {
  return transaction(ctx, async (ctx) => {
    const { phoneNumber } = await lockUser(ctx, ctx.actor.userId)
    const { candidate: asked, agency } = await getUnclaimed(ctx, id)
    await lockObjections(ctx, agency.agencyId, 'alone')
    const rows = await listUnderNumber(ctx, agency.agencyId, phoneNumber)
    if (!rows.some((row) => row.id === id && row.removedAt === null))
      throw new AppError('NOT_FOUND', { message: 'claimNotFound' })
    const blockers = await leaveBlockersOf(ctx, rows)
    enforce(objectRefusal(blockers.get(id)))
    await rememberObjection(ctx, agency.agencyId, phoneNumber)
    const going = rows.filter((row) => row.objectedAt === null && !blockers.has(row.id))
    if (going.length === 0) return { id }
    const ids = going.map((row) => row.id)
    await ctx.db
      .update(candidates)
      .set({ objectedAt: ctx.now, isPublished: false, wantsPublished: false, updatedAt: ctx.now })
      .where(inArray(candidates.id, ids))
    for (const row of going) {
      await audit(ctx, 'candidate.objected', `candidate:${row.id}`, {
        agencyId: agency.agencyId,
        wasPublished: row.isPublished,
      })
      await broadcastCandidates(ctx, [row.id])
    }
    await notifyAgency(ctx, agency.agencyId, { kind: 'record_objected', candidate: asked })
    await publish(ctx, candidatesWithdrawn, { candidateIds: ids })
    return { id }
  })
}
