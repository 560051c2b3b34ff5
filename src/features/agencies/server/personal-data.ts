import { and, eq, inArray } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import type { Person, PersonalDataProvider } from '../../../platform/server/personal-data.ts'
import { agencyInvitations, agencyLicences, agencyMembers } from './tables.ts'

/** For which agency someone works, and what she did there. */
export const personalData: PersonalDataProvider = {
  name: 'agency',
  tables: {
    agency_members: 'erased',
    agency_invitations: 'erased',
    candidate_imports: { kept: 'the agency’s own record of a file; who sent it, by id' },
    agency_licences: { kept: 'the agency’s own papers; who handed them in or decided, by id' },
  },
  collect,
  erase,
  blockers,
}

async function collect(ctx: Context, { userId }: Person) {
  const [membership] = await ctx.db
    .select()
    .from(agencyMembers)
    .where(eq(agencyMembers.userId, userId))
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
async function blockers(ctx: Context, people: readonly Person[]) {
  const ids = people.map(({ userId }) => userId)
  const theirs = ctx.db
    .select({ id: agencyMembers.agencyId })
    .from(agencyMembers)
    .where(inArray(agencyMembers.userId, ids))
  const owners = await ctx.db
    .select({ userId: agencyMembers.userId, agencyId: agencyMembers.agencyId })
    .from(agencyMembers)
    .where(and(eq(agencyMembers.role, 'owner'), inArray(agencyMembers.agencyId, theirs)))
  const alone = owners.filter((owner) =>
    owners.every((other) => other === owner || other.agencyId !== owner.agencyId),
  )
  return { lastOwner: alone.map(({ userId }) => userId).filter((id) => ids.includes(id)) }
}
