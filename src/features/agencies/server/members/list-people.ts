import { asc, desc, eq } from 'drizzle-orm'
import type { SignedIn } from '../../../../platform/server/context.ts'
import { listUsers } from '../../../accounts/server/index.ts'
import { membersMax } from '../../choices.ts'
import type { People } from '../../office-contract.ts'
import { agencyInvitations, agencyMembers } from '../tables.ts'

/** Who works for an agency, in the order in which they came, and who is invited. */
export async function listPeople(ctx: SignedIn, agencyId: number): Promise<People> {
  const members = await ctx.db
    .select()
    .from(agencyMembers)
    .where(eq(agencyMembers.agencyId, agencyId))
    .orderBy(asc(agencyMembers.joinedAt), asc(agencyMembers.userId))
    .limit(membersMax)
  const users = await listUsers(
    ctx,
    members.map(({ userId }) => userId),
  )
  const invitations = await ctx.db
    .select()
    .from(agencyInvitations)
    .where(eq(agencyInvitations.agencyId, agencyId))
    .orderBy(desc(agencyInvitations.id))
    .limit(membersMax)
  return {
    members: members.flatMap(({ userId, role, joinedAt }) => {
      const user = users.get(userId)
      if (!user) return []
      const { fullName, phoneNumber } = user
      return [
        {
          id: userId,
          full_name: fullName,
          phone_number: phoneNumber,
          role,
          joined_at: joinedAt.toISOString(),
          is_you: userId === ctx.actor.userId,
        },
      ]
    }),
    invitations: invitations.map(({ id, phoneNumber, role, createdAt, expiresAt }) => ({
      id,
      phone_number: phoneNumber,
      role,
      invited_at: createdAt.toISOString(),
      expires_at: expiresAt.toISOString(),
      expired: expiresAt <= ctx.now,
    })),
  }
}
