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
