import { translated } from '../../../../platform/shared/catalogues.ts'
import { and, eq } from 'drizzle-orm'
import { audit } from '../../../../platform/server/audit.ts'
import type { Context, SignedIn } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import { countHits } from '../../../../platform/server/rate-limits.ts'
import { AppError, enforce, invalid } from '../../../../platform/shared/errors.ts'
import { localizedPath } from '../../../../platform/shared/locale.ts'
import { findUserByPhone, newMobile } from '../../../accounts/server/index.ts'
import { randomToken, tokenHash } from '../../../accounts/server/sign-in-api.ts'
import { sendMessage } from '../../../notifications/server/index.ts'
import { invitationTtlDays, type MemberRole } from '../../choices.ts'
import { en } from '../../messages.office.en.ts'
import { agencyOf, findAgencyOf } from '../agency-of.ts'
import { inviteRefusal, mayUseInvitation } from '../policy.ts'
import { agencyInvitations, agencyMembers } from '../tables.ts'

const texts = translated(en)
const dayMs = 86_400_000
const daySeconds = 86_400

/**
 * Invites a number by text message; a link that went out before is void. Whether the number has an account is told by the message
 * alone: whoever uses Manzil as household, job seeker or for another agency can't be found out by inviting her.
 */
export async function inviteMember(
  ctx: SignedIn,
  { phone_number, role }: { phone_number: string; role: MemberRole },
): Promise<number> {
  const { agency } = await agencyOf(ctx, 'owner')
  const phoneNumber = newMobile(phone_number)
  await countHits(ctx, [
    { key: `invite:agency:${agency.id}`, max: 50, windowSeconds: daySeconds },
    { key: `invite:number:${phoneNumber}`, max: 5, windowSeconds: daySeconds },
  ])
  const user = await findUserByPhone(ctx, phoneNumber)
  const membership = user && (await findAgencyOf(ctx, user.id))
  if (membership?.agency.id === agency.id) throw invalid('phone_number', 'alreadyInTeam')
  return transaction(ctx, async (ctx) => {
    await refuseTooMany(ctx, agency.id)
    const token = randomToken()
    const expiresAt = new Date(ctx.now.getTime() + invitationTtlDays * dayMs)
    const fresh = {
      role,
      tokenHash: tokenHash(token),
      invitedBy: ctx.actor.userId,
      createdAt: ctx.now,
      expiresAt,
    }
    await ctx.db
      .insert(agencyInvitations)
      .values({ agencyId: agency.id, phoneNumber, ...fresh })
      .onConflictDoUpdate({
        target: [agencyInvitations.agencyId, agencyInvitations.phoneNumber],
        set: fresh,
      })
    await audit(ctx, 'agency.member_invited', `agency:${agency.id}`, { role })
    const locale = user?.locale ?? ctx.locale
    const mayJoin = mayUseInvitation(user, membership)
    const link =
      ctx.config.origin + localizedPath(mayJoin ? `/agency/join/${token}` : '/login', locale)
    const { invitation, taken } = texts[locale].sms
    const text = mayJoin
      ? invitation({ agency: agency.name, role: texts[locale].roles[role], link })
      : taken({ agency: agency.name })
    await sendMessage(ctx, {
      channel: 'sms',
      to: phoneNumber,
      template: mayJoin ? 'agencyInvitation' : 'agencyInvitationTaken',
      text,
      userId: user?.id,
      ...(mayJoin && { secretUntil: expiresAt }),
    })
    return agency.id
  })
}

async function refuseTooMany(ctx: Context, agencyId: number): Promise<void> {
  const members = await ctx.db.$count(agencyMembers, eq(agencyMembers.agencyId, agencyId))
  const invited = await ctx.db.$count(agencyInvitations, eq(agencyInvitations.agencyId, agencyId))
  enforce(inviteRefusal(members + invited))
}

/** Takes an invitation back: its link opens nothing any more. */
export function withdrawInvitation(ctx: SignedIn, id: number): Promise<number> {
  return transaction(ctx, async (ctx) => {
    const { agency } = await agencyOf(ctx, 'owner')
    const gone = await ctx.db
      .delete(agencyInvitations)
      .where(and(eq(agencyInvitations.id, id), eq(agencyInvitations.agencyId, agency.id)))
      .returning({ role: agencyInvitations.role })
    if (!gone[0]) throw new AppError('NOT_FOUND')
    await audit(ctx, 'agency.invitation_withdrawn', `agency:${agency.id}`, { role: gone[0].role })
    return agency.id
  })
}
