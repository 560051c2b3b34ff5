import { and, desc, eq, gt } from 'drizzle-orm'
import { auditAs } from '../../../../platform/server/audit.ts'
import type { Context, SignedIn } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import type { Parsed } from '../../../../platform/shared/endpoint.ts'
import { AppError, enforce } from '../../../../platform/shared/errors.ts'
import { findUserByPhone, getUser, lockUser } from '../../../accounts/server/index.ts'
import { tokenHash, register, sendSignUpCode } from '../../../accounts/server/sign-in-api.ts'
import { notify } from '../../../notifications/server/index.ts'
import type {
  joinAgency as joinCall,
  OwnInvitation,
  sendJoinCode as sendCall,
} from '../../office-contract.ts'
import { findAgencyOf, type Membership } from '../agency-of.ts'
import { joinAnewRefusal, joinRefusal } from '../policy.ts'
import { listMemberIds } from '../people.ts'
import { agencies, agencyInvitations, agencyMembers } from '../tables.ts'

const shownMax = 20

const findInvitations = (ctx: Context) =>
  ctx.db
    .select({ invitation: agencyInvitations, agency: agencies })
    .from(agencyInvitations)
    .innerJoin(agencies, eq(agencies.id, agencyInvitations.agencyId))

type Found = Awaited<ReturnType<typeof findInvitations>>[number]

async function getByToken(ctx: Context, token: string): Promise<Found> {
  const [found] = await findInvitations(ctx).where(
    and(
      eq(agencyInvitations.tokenHash, tokenHash(token)),
      gt(agencyInvitations.expiresAt, ctx.now),
    ),
  )
  if (!found) throw new AppError('NOT_FOUND', { message: 'invitationVoid' })
  return found
}

/** What a link invites to, and that it may be for a number that has an account by now. */
export async function getInvitation(ctx: Context, token: string) {
  const { invitation, agency } = await getByToken(ctx, token)
  const user = await findUserByPhone(ctx, invitation.phoneNumber)
  return {
    agency_name: agency.name,
    role: invitation.role,
    phone_number: lastDigits(invitation.phoneNumber),
    has_account: user !== null,
  }
}

const lastDigits = (phoneNumber: string): string => `•••• ${phoneNumber.slice(-4)}`

/** Sends a code to the invited number, whoever holds the link. */
export async function sendJoinCode(ctx: Context, { token, password }: Parsed<typeof sendCall>) {
  const { invitation } = await getByToken(ctx, token)
  const { resend_after } = await sendSignUpCode(ctx, 'agency', {
    phone_number: invitation.phoneNumber,
    password,
  })
  return { resend_after }
}

/** Accepts an invitation by its link and the code: a link can be passed on, so it doesn't prove whose the number is. */
export async function joinAgency(ctx: Context, form: Parsed<typeof joinCall>) {
  const { invitation } = await getByToken(ctx, form.token)
  const { phoneNumber } = invitation
  enforce(joinAnewRefusal(await findUserByPhone(ctx, phoneNumber)))
  return register(ctx, 'agency', { ...form, phone_number: phoneNumber }, async (ctx, userId) => {
    // Withdrawn or used in the meantime, it opens nothing.
    await addMember(ctx, await getByToken(ctx, form.token), {
      id: userId,
      fullName: form.full_name,
    })
  })
}

/** Invitations of the asker's own number that still hold. */
export async function listOwnInvitations(ctx: SignedIn): Promise<OwnInvitation[]> {
  const { phoneNumber } = await getUser(ctx, ctx.actor.userId)
  const rows = await findInvitations(ctx)
    .where(
      and(eq(agencyInvitations.phoneNumber, phoneNumber), gt(agencyInvitations.expiresAt, ctx.now)),
    )
    .orderBy(desc(agencyInvitations.id))
    .limit(shownMax)
  return rows.map(({ invitation: { id, role, expiresAt }, agency }) => ({
    id,
    agency_name: agency.name,
    role,
    expires_at: expiresAt.toISOString(),
  }))
}

/** Accepts an invitation with an account that belongs to no agency. */
export function acceptInvitation(ctx: SignedIn, id: number): Promise<Membership> {
  return transaction(ctx, async (ctx) => {
    const user = await lockUser(ctx, ctx.actor.userId)
    const [found] = await findInvitations(ctx).where(
      and(
        eq(agencyInvitations.id, id),
        eq(agencyInvitations.phoneNumber, user.phoneNumber),
        gt(agencyInvitations.expiresAt, ctx.now),
      ),
    )
    if (!found) throw new AppError('NOT_FOUND', { message: 'invitationVoid' })
    enforce(joinRefusal(await findAgencyOf(ctx, user.id)))
    await addMember(ctx, found, user)
    return { agency: found.agency, role: found.invitation.role }
  })
}

/** Uses the invitation up, and tells the owners. */
async function addMember(
  ctx: Context,
  { invitation, agency }: Found,
  user: { id: number; fullName: string },
): Promise<void> {
  const used = await ctx.db
    .delete(agencyInvitations)
    .where(eq(agencyInvitations.id, invitation.id))
    .returning({ id: agencyInvitations.id })
  if (used.length === 0) throw new AppError('NOT_FOUND', { message: 'invitationVoid' })
  const { role, invitedBy } = invitation
  const owners = await listMemberIds(ctx, agency.id, 'owner')
  await ctx.db
    .insert(agencyMembers)
    .values({ userId: user.id, agencyId: agency.id, role, invitedBy, joinedAt: ctx.now })
  await auditAs(ctx, user.id, 'agency.member_joined', `user:${user.id}`, {
    agencyId: agency.id,
    role,
  })
  for (const userId of owners)
    await notify(ctx, {
      userId,
      kind: 'agency_member_joined',
      params: { name: user.fullName, role },
      path: '/agency/members',
    })
}
