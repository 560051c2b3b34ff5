import { and, eq } from 'drizzle-orm'
import { audit } from '../../../../platform/server/audit.ts'
import { broadcastToUsers } from '../../../../platform/server/bus.ts'
import type { Context, SignedIn } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import { AppError, enforce } from '../../../../platform/shared/errors.ts'
import { notify } from '../../../notifications/server/index.ts'
import type { MemberRole } from '../../choices.ts'
import { agencyOf } from '../agency-of.ts'
import { stepDownRefusal } from '../policy.ts'
import { agencyMembers } from '../tables.ts'

/** Changes what a member may do. */
export function changeMember(
  ctx: SignedIn,
  { id, role }: { id: number; role: MemberRole },
): Promise<number> {
  return transaction(ctx, async (ctx) => {
    const { agency } = await agencyOf(ctx, 'owner')
    const before = await lockMember(ctx, agency.id, id)
    if (before === role) return agency.id
    enforce(stepDownRefusal(before, await countOwners(ctx, agency.id)))
    await ctx.db.update(agencyMembers).set({ role }).where(eq(agencyMembers.userId, id))
    await audit(ctx, 'agency.member_changed', `user:${id}`, {
      agencyId: agency.id,
      before,
      after: role,
    })
    await notify(ctx, {
      userId: id,
      kind: 'agency_role_changed',
      params: { agency: agency.name, role },
      path: '/agency',
    })
    await broadcastToUsers(ctx, id, 'agency')
    return agency.id
  })
}

/** Removes a member from the agency, or oneself. The account stays, without an agency. */
export function removeMember(ctx: SignedIn, id: number): Promise<Record<string, never>> {
  return transaction(ctx, async (ctx) => {
    const isLeaving = id === ctx.actor.userId
    const { agency } = await agencyOf(ctx, isLeaving ? 'viewer' : 'owner')
    const role = await lockMember(ctx, agency.id, id)
    enforce(stepDownRefusal(role, await countOwners(ctx, agency.id)))
    await ctx.db.delete(agencyMembers).where(eq(agencyMembers.userId, id))
    await audit(ctx, isLeaving ? 'agency.member_left' : 'agency.member_removed', `user:${id}`, {
      agencyId: agency.id,
      role,
    })
    if (!isLeaving)
      await notify(ctx, {
        userId: id,
        kind: 'agency_member_removed',
        params: { agency: agency.name },
        path: '/agency',
      })
    await broadcastToUsers(ctx, id, 'agency')
    return {}
  })
}

/** The role of a member of the agency; anyone else is not there. All its owners are locked with her: none of them can go meanwhile. */
async function lockMember(ctx: Context, agencyId: number, userId: number): Promise<MemberRole> {
  const rows = await ctx.db
    .select()
    .from(agencyMembers)
    .where(eq(agencyMembers.agencyId, agencyId))
    .orderBy(agencyMembers.userId)
    .for('update')
  const found = rows.find((row) => row.userId === userId)
  if (!found) throw new AppError('NOT_FOUND')
  return found.role
}

const countOwners = (ctx: Context, agencyId: number): Promise<number> =>
  ctx.db.$count(
    agencyMembers,
    and(eq(agencyMembers.agencyId, agencyId), eq(agencyMembers.role, 'owner')),
  )
