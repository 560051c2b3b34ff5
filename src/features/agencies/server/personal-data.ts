import { and, eq, ne } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import type { Person, PersonalDataKeeper } from '../../../platform/server/personal-data.ts'
import { agencyInvitations, agencyLicences, agencyMembers } from './tables.ts'

/** For which agency someone works, and what she did there. */
export const personalData: PersonalDataKeeper = {
  name: 'agency',
  tables: {
    agency_members: 'erased',
    agency_invitations: 'erased',
    candidate_imports: { kept: 'the agency’s own record of a file; who sent it, by id' },
    agency_licences: { kept: 'the agency’s own papers; who handed them in or decided, by id' },
  },
  collect,
  erase,
  obstacles,
}

async function collect(ctx: Context, { userId }: Person) {
  const [membership] = await ctx.db.select().from(agencyMembers).where(eq(agencyMembers.userId, userId))
  const licences = await ctx.db
    .select({ number: agencyLicences.licenceNumber, submittedAt: agencyLicences.submittedAt })
    .from(agencyLicences)
    .where(eq(agencyLicences.submittedBy, userId))
  return { data: { membership: membership ?? null, licencesHandedIn: licences } }
}

async function erase(ctx: Context, { userId, phoneNumber }: Person): Promise<void> {
  await ctx.db.delete(agencyMembers).where(eq(agencyMembers.userId, userId))
  await ctx.db.delete(agencyInvitations).where(eq(agencyInvitations.phoneNumber, phoneNumber))
}

/** An agency is never without an owner. */
async function obstacles(ctx: Context, { userId }: Person): Promise<string[]> {
  const [hers] = await ctx.db.select().from(agencyMembers).where(eq(agencyMembers.userId, userId))
  if (hers?.role !== 'owner') return []
  const others = await ctx.db.$count(
    agencyMembers,
    and(eq(agencyMembers.agencyId, hers.agencyId), eq(agencyMembers.role, 'owner'), ne(agencyMembers.userId, userId)),
  )
  return others === 0 ? ['lastOwner'] : []
}
