import { fileLink, findFiles } from '../../../gateways/files/index.ts'
import type { Context } from '../../../platform/server/context.ts'
import type { Licence, OwnAgency } from '../contract.ts'
import type { Membership } from './agency-of.ts'
import { findLastLicence } from './queries.ts'
import { rightsOf } from './policy.ts'
import { agencyStateOf } from './agency-state.ts'
import type { LicenceRow } from './tables.ts'

/** Licences as the agency's owners and the operator see them. */
export async function presentLicences(
  ctx: Context,
  rows: readonly LicenceRow[],
  mayOpen: boolean,
): Promise<Licence[]> {
  const files = await findFiles(
    ctx,
    rows.flatMap(({ fileId }) => fileId ?? []),
  )
  return rows.map((row) => {
    const file = row.fileId === null ? undefined : files.get(row.fileId)
    return {
      id: row.id,
      licence_number: row.licenceNumber,
      expires_on: row.expiresOn,
      status: row.status,
      file_name: file?.name ?? null,
      file_url: file && mayOpen ? fileLink(ctx, file) : null,
      submitted_at: row.submittedAt.toISOString(),
      decided_at: row.decidedAt?.toISOString() ?? null,
      reason: row.reason,
    }
  })
}

/** An agency as one of its members sees it. */
export async function presentOwn(ctx: Context, { agency, role }: Membership): Promise<OwnAgency> {
  const last = await findLastLicence(ctx, agency.id)
  const rights = rightsOf({ role })
  const [submitted] = await presentLicences(ctx, last ? [last] : [], rights.can_manage)
  return {
    id: agency.id,
    name: agency.name,
    status: agency.status,
    standing: agencyStateOf(agency, ctx.now),
    suspension_reason: agency.suspensionReason,
    licence_number: agency.licenceNumber,
    licence_expires_on: agency.licenceExpiresOn,
    role,
    ...rights,
    submitted: submitted ?? null,
  }
}
