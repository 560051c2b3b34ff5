import { asc, eq } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { findAgencyOf } from './agency-of.ts'
import { agencyMembers } from './tables.ts'

/** Who works for an agency, as recruitment asks for it. */
export const agencyPeople = {
  agencyOf: async (ctx: Context, userId: number): Promise<number | null> => (await findAgencyOf(ctx, userId))?.agency.id ?? null,
  usersOf: listMemberIds,
}

/** The accounts of an agency's members, who are told what concerns it. */
export async function listMemberIds(ctx: Context, agencyId: number): Promise<number[]> {
  const rows = await ctx.db
    .select({ userId: agencyMembers.userId })
    .from(agencyMembers)
    .where(eq(agencyMembers.agencyId, agencyId))
    .orderBy(asc(agencyMembers.userId))
  return rows.map(({ userId }) => userId)
}
