import { eq } from 'drizzle-orm'
import { audit } from '../../../../platform/server/audit.ts'
import { announce } from '../../../../platform/server/bus.ts'
import { publish } from '../../../../platform/server/capability.ts'
import type { SignedIn } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/db.ts'
import { AppError } from '../../../../platform/shared/errors.ts'
import { candidates } from '../tables.ts'
import { candidatesWithdrawn } from '../ports.ts'
import { leaveObstaclesOf } from './obstacles.ts'
import { getUnclaimed } from './queries.ts'
import { tellAgency } from './tell-agency.ts'

/** Takes a record that an agency keeps under her number off the public list, for good; the record stays the agency's. */
export function objectToRecord(ctx: SignedIn, id: number): Promise<{ id: number }> {
  return transaction(ctx, async (ctx) => {
    const { candidate, agency } = await getUnclaimed(ctx, id)
    if (candidate.objectedAt !== null) return { id }
    const obstacle = (await leaveObstaclesOf(ctx, [candidate])).get(id)
    if (obstacle !== undefined) throw new AppError('CONFLICT', { message: obstacle === 'hired' ? 'objectWhileHired' : 'objectWhileCase' })
    await ctx.db
      .update(candidates)
      .set({ objectedAt: ctx.now, isPublished: false, wantsPublished: false, updatedAt: ctx.now })
      .where(eq(candidates.id, id))
    await audit(ctx, 'candidate.objected', `candidate:${id}`, { agencyId: agency.id, wasPublished: candidate.isPublished })
    await tellAgency(ctx, agency.id, { kind: 'record_objected', candidate })
    await announce(ctx, 'candidates', id)
    await publish(ctx, candidatesWithdrawn, { candidateIds: [id] })
    return { id }
  })
}
