import { eq, sql } from 'drizzle-orm'
import { audit } from '../../../platform/server/audit.ts'
import type { SignedIn } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import { AppError, enforce } from '../../../platform/shared/errors.ts'
import { lockUser } from '../../accounts/server/index.ts'
import type { OwnProfile } from '../../profiles/own-profile-contract.ts'
import { checksOf, candidates } from '../../profiles/server/record-api.ts'
import { presentOwn } from '../../profiles/server/managed-api.ts'
import { broadcastCandidates } from '../../profiles/server/index.ts'
import { leaveBlockersOf } from './blockers.ts'
import { getOwnManaged } from './queries.ts'
import { notifyAgency } from './notify-agency.ts'
import { leaveRefusal } from './policy.ts'

/** Her record is hers alone from now on; the agency, which had brought her, is told. */
export function leaveAgency(ctx: SignedIn): Promise<OwnProfile> {
  return transaction(ctx, async (ctx) => {
    await lockUser(ctx, ctx.actor.userId)
    const { candidate, agency } = await getOwnManaged(ctx)
    enforce(leaveRefusal((await leaveBlockersOf(ctx, [candidate])).get(candidate.id)))
    const [after] = await ctx.db
      .update(candidates)
      .set({
        agencyId: null,
        importId: null,
        removedAt: null,
        profileVersion: sql`${candidates.profileVersion} + 1`,
        updatedAt: ctx.now,
      })
      .where(eq(candidates.id, candidate.id))
      .returning()
    if (!after) throw new AppError('NOT_FOUND', { message: 'candidateNotFound' })
    await audit(ctx, 'candidate.left_agency', `candidate:${candidate.id}`, {
      agencyId: agency.agencyId,
    })
    await notifyAgency(ctx, agency.agencyId, { kind: 'agency_left', candidate })
    await broadcastCandidates(ctx, [candidate.id])
    return presentOwn(after, ctx, await checksOf(ctx, after.id))
  })
}
