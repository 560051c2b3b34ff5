import { and, desc, eq } from 'drizzle-orm'
import { keepFile, releaseFile, storeFile, type Upload } from '../../../../gateways/files/index.ts'
import { audit } from '../../../../platform/server/audit.ts'
import { broadcastToUsers } from '../../../../platform/server/bus.ts'
import type { SignedIn } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import type { Parsed } from '../../../../platform/shared/endpoint.ts'
import { invalid } from '../../../../platform/shared/errors.ts'
import type { submitLicence as submitCall } from '../../office-contract.ts'
import { agencyOf, type Membership } from '../agency-of.ts'
import { listMemberIds } from '../people.ts'
import { agencies, agencyLicences, type LicenceRow } from '../tables.ts'
import { refuseEnded } from './apply-agency.ts'

const shownMax = 50

/** Hands in a licence. The one in force stays until the operator has approved this one; one that still waits is replaced. */
export async function submitLicence(
  ctx: SignedIn,
  form: Parsed<typeof submitCall>,
  upload: Upload | undefined,
): Promise<Membership> {
  await agencyOf(ctx, 'owner')
  if (upload === undefined) throw invalid('licence_file', 'noFile')
  refuseEnded(ctx, form.expires_on)
  const file = await storeFile(ctx, upload, 'licences')
  return transaction(ctx, async (ctx) => {
    const { agency, role } = await agencyOf(ctx, 'owner')
    // One after the other: two owners may hand one in at the same moment.
    await ctx.db
      .select({ id: agencies.id })
      .from(agencies)
      .where(eq(agencies.id, agency.id))
      .for('update')
    await replaceWaiting(ctx, agency.id)
    await keepFile(ctx, file)
    const [row] = await ctx.db
      .insert(agencyLicences)
      .values({
        agencyId: agency.id,
        licenceNumber: form.licence_number,
        expiresOn: form.expires_on,
        fileId: file.id,
        status: 'submitted',
        submittedBy: ctx.actor.userId,
        submittedAt: ctx.now,
      })
      .returning()
    await audit(ctx, 'agency.licence_submitted', `agency:${agency.id}`, {
      licenceId: row?.id,
      number: form.licence_number,
      expiresOn: form.expires_on,
    })
    await broadcastToUsers(ctx, await listMemberIds(ctx, agency.id), 'agency')
    return { agency, role }
  })
}

async function replaceWaiting(ctx: SignedIn, agencyId: number): Promise<void> {
  const [waiting] = await ctx.db
    .select()
    .from(agencyLicences)
    .where(and(eq(agencyLicences.agencyId, agencyId), eq(agencyLicences.status, 'submitted')))
  if (!waiting) return
  await releaseFile(ctx, waiting.fileId)
  await ctx.db
    .update(agencyLicences)
    .set({ status: 'replaced', fileId: null })
    .where(eq(agencyLicences.id, waiting.id))
}

/** What the agency handed in, the newest first. */
export const listLicences = (ctx: Pick<SignedIn, 'db'>, agencyId: number): Promise<LicenceRow[]> =>
  ctx.db
    .select()
    .from(agencyLicences)
    .where(eq(agencyLicences.agencyId, agencyId))
    .orderBy(desc(agencyLicences.id))
    .limit(shownMax)
