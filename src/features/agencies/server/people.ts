import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { type MemberRole, memberRoles, reaches } from '../choices.ts'
import { agencyMembers } from './tables.ts'

/** The accounts of an agency's members who may do at least what `minimum` may. */
export async function listMemberIds(
  ctx: Context,
  agencyId: number,
  minimum: MemberRole = 'viewer',
): Promise<number[]> {
  const roles = memberRoles.filter((role) => reaches(role, minimum))
  const rows = await ctx.db
    .select({ userId: agencyMembers.userId })
    .from(agencyMembers)
    .where(and(eq(agencyMembers.agencyId, agencyId), inArray(agencyMembers.role, roles)))
    .orderBy(asc(agencyMembers.userId))
  return rows.map(({ userId }) => userId)
}

/** An owner of each agency, the first by account. */
export async function findOwners(
  ctx: Context,
  agencyIds: readonly number[],
): Promise<Map<number, number>> {
  if (agencyIds.length === 0) return new Map()
  const rows = await ctx.db
    .selectDistinctOn([agencyMembers.agencyId], {
      agencyId: agencyMembers.agencyId,
      userId: agencyMembers.userId,
    })
    .from(agencyMembers)
    .where(and(inArray(agencyMembers.agencyId, [...agencyIds]), eq(agencyMembers.role, 'owner')))
    .orderBy(asc(agencyMembers.agencyId), asc(agencyMembers.userId))
  return new Map(rows.map(({ agencyId, userId }) => [agencyId, userId]))
}
