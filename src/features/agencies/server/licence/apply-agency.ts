import { audit } from '../../../../platform/server/audit.ts'
import type { Context, SignedIn } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import type { Parsed } from '../../../../platform/shared/endpoint.ts'
import { enforce, invalid } from '../../../../platform/shared/errors.ts'
import { qatarDate } from '../../../../platform/shared/format.ts'
import { lockUser } from '../../../accounts/server/index.ts'
import { register } from '../../../accounts/server/sign-in-api.ts'
import type {
  applyAgency as applyCall,
  registerAgency as registerCall,
} from '../../office-contract.ts'
import { findAgencyOf, type Membership } from '../agency-of.ts'
import { joinRefusal } from '../policy.ts'
import { agencies, agencyMembers, type AgencyRow } from '../tables.ts'

type Application = Parsed<typeof applyCall>

/** An account for whoever received the code, and an agency of hers that waits for approval. */
export function registerAgency(ctx: Context, form: Parsed<typeof registerCall>) {
  refuseEnded(ctx, form.expires_on)
  return register(
    ctx,
    'agency',
    form,
    async (ctx, userId) => void (await createAgency(ctx, form, userId)),
  )
}

/** An agency for someone whose account belongs to none. */
export function applyAgency(ctx: SignedIn, form: Application): Promise<Membership> {
  refuseEnded(ctx, form.expires_on)
  return transaction(ctx, async (ctx) => {
    await lockUser(ctx, ctx.actor.userId)
    enforce(joinRefusal(await findAgencyOf(ctx, ctx.actor.userId)))
    return { agency: await createAgency(ctx, form, ctx.actor.userId), role: 'owner' }
  })
}

async function createAgency(
  ctx: Context,
  { agency_name: name, licence_number: licenceNumber, expires_on: licenceExpiresOn }: Application,
  ownerId: number,
): Promise<AgencyRow> {
  const [agency] = await ctx.db
    .insert(agencies)
    .values({ name, licenceNumber, licenceExpiresOn, status: 'pending', createdAt: ctx.now })
    .returning()
  if (!agency) throw new Error('no agency was written')
  await ctx.db
    .insert(agencyMembers)
    .values({ userId: ownerId, agencyId: agency.id, role: 'owner', joinedAt: ctx.now })
  await audit(ctx, 'agency.applied', `agency:${agency.id}`, {
    name,
    licenceNumber,
    licenceExpiresOn,
    ownerId,
  })
  return agency
}

/** A licence that has ended opens nothing. */
export function refuseEnded(ctx: Context, expiresOn: string): void {
  if (expiresOn < qatarDate(ctx.now)) throw invalid('expires_on', 'licenceEnded')
}
