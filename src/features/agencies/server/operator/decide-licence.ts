import { and, eq } from 'drizzle-orm'
import { audit } from '../../../../platform/server/audit.ts'
import type { Context, SignedIn } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import { enforce, refuse } from '../../../../platform/shared/errors.ts'
import { refuseEnded } from '../licence/apply-agency.ts'
import { noLicenceWaits, reinstateRefusal, suspendRefusal } from '../policy.ts'
import { agencyLicences, type AgencyRow, type LicenceRow } from '../tables.ts'
import { changeAgency, lockAgency } from './change-agency.ts'

/** The operator approves the licence that waits: it is in force from now on, and a pending agency may supply. */
export function approveAgency(ctx: SignedIn, id: number): Promise<AgencyRow> {
  return transaction(ctx, async (ctx) => {
    const before = await lockAgency(ctx, id)
    const waiting = await getWaiting(ctx, id)
    refuseEnded(ctx, waiting.expiresOn)
    await decide(ctx, waiting, { status: 'approved' })
    const status = before.status === 'suspended' ? before.status : 'approved'
    const licence = { licenceNumber: waiting.licenceNumber, licenceExpiresOn: waiting.expiresOn }
    await audit(ctx, 'agency.licence_approved', `agency:${id}`, {
      licenceId: waiting.id,
      before: before.status,
      after: status,
      ...licence,
    })
    return changeAgency(
      ctx,
      before,
      { ...licence, status, licenceRemindedDays: null },
      { kind: 'licence_approved', params: { date: waiting.expiresOn } },
    )
  })
}

/** The operator refuses it; the one in force stays as it is. */
export function refuseLicence(
  ctx: SignedIn,
  { id, reason }: { id: number; reason: string },
): Promise<AgencyRow> {
  return transaction(ctx, async (ctx) => {
    const before = await lockAgency(ctx, id)
    const waiting = await getWaiting(ctx, id)
    await decide(ctx, waiting, { status: 'rejected', reason })
    await audit(ctx, 'agency.licence_refused', `agency:${id}`, { licenceId: waiting.id })
    return changeAgency(ctx, before, {}, { kind: 'licence_refused', params: { reason } })
  })
}

async function getWaiting(ctx: Context, agencyId: number): Promise<LicenceRow> {
  const [row] = await ctx.db
    .select()
    .from(agencyLicences)
    .where(and(eq(agencyLicences.agencyId, agencyId), eq(agencyLicences.status, 'submitted')))
  if (!row) refuse(noLicenceWaits)
  return row
}

const decide = (ctx: SignedIn, { id }: LicenceRow, decision: Partial<LicenceRow>) =>
  ctx.db
    .update(agencyLicences)
    .set({ ...decision, decidedBy: ctx.actor.userId, decidedAt: ctx.now })
    .where(eq(agencyLicences.id, id))

/** The operator takes all candidates of an agency off the list. */
export function suspendAgency(
  ctx: SignedIn,
  { id, reason }: { id: number; reason: string },
): Promise<AgencyRow> {
  return transaction(ctx, async (ctx) => {
    const before = await lockAgency(ctx, id)
    enforce(suspendRefusal(before))
    await audit(ctx, 'agency.suspended', `agency:${id}`, {
      before: before.status,
      after: 'suspended',
      reason,
    })
    const change = { status: 'suspended' as const, suspendedAt: ctx.now, suspensionReason: reason }
    return changeAgency(ctx, before, change, { kind: 'agency_suspended', params: { reason } })
  })
}

/** The operator lifts a suspension. */
export function reinstateAgency(ctx: SignedIn, id: number): Promise<AgencyRow> {
  return transaction(ctx, async (ctx) => {
    const before = await lockAgency(ctx, id)
    enforce(reinstateRefusal(before))
    await audit(ctx, 'agency.reinstated', `agency:${id}`, {
      before: before.status,
      after: 'approved',
    })
    return changeAgency(
      ctx,
      before,
      { status: 'approved', suspendedAt: null, suspensionReason: null },
      { kind: 'agency_reinstated', params: {} },
    )
  })
}
