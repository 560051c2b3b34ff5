import { eq, inArray } from 'drizzle-orm'
import type { Context, SignedIn } from '../../../platform/server/context.ts'
import { enforce } from '../../../platform/shared/errors.ts'
import type { MemberRole } from '../choices.ts'
import { memberRefusal } from './policy.ts'
import { agencies, agencyMembers, type AgencyRow } from './tables.ts'

/** An agency and what the asker may do in it. */
export interface Membership {
  agency: AgencyRow
  role: MemberRole
}

/** The agency of someone; null without. */
export async function findAgencyOf(ctx: Context, userId: number): Promise<Membership | null> {
  const [row] = await ctx.db
    .select({ agency: agencies, role: agencyMembers.role })
    .from(agencyMembers)
    .innerJoin(agencies, eq(agencies.id, agencyMembers.agencyId))
    .where(eq(agencyMembers.userId, userId))
  return row ?? null
}

/** Whether someone answers for an agency. */
export const isOwner = async (ctx: Context, userId: number): Promise<boolean> =>
  memberRefusal(await findAgencyOf(ctx, userId), 'owner') === null

/** The agency of whoever asks; FORBIDDEN without one, or with a lesser role in it. */
export async function agencyOf(ctx: SignedIn, minimum: MemberRole): Promise<Membership> {
  const found = await findAgencyOf(ctx, ctx.actor.userId)
  enforce(memberRefusal(found, minimum))
  return found as Membership
}

/** The names of agencies. */
export async function nameAgencies(
  { db }: Context,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: agencies.id, name: agencies.name })
    .from(agencies)
    .where(inArray(agencies.id, [...ids]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
