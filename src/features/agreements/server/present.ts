import { getUserNames } from '../../accounts/server/index.ts'
import { reaches } from '../../agencies/choices.ts'
import { findAgencyOf } from '../../agencies/server/index.ts'
import { statusesOf } from '../../hiring/server/selection-api.ts'
import { userIdsOfCandidates } from '../../profiles/server/index.ts'
import { type CandidateDescription, describeCandidates } from '../../profiles/server/names-api.ts'
import type { Context, SignedIn } from '../../../platform/server/context.ts'
import { type AgreementAct, agreementActs, type AgreementSide } from '../choices.ts'
import type { Agreement } from '../contract.ts'
import { changedTerms } from '../terms-rules.ts'
import { actRefusal, mayAskAgain, speakForRefusal, type Standing } from './policy.ts'
import type { AgreementRow } from './tables.ts'

/** Agreements as whoever asks sees them, in their order. */
export async function presentAgreements(
  ctx: SignedIn,
  rows: readonly AgreementRow[],
): Promise<Agreement[]> {
  const facts = await factsOf(ctx, rows)
  const membership = await findAgencyOf(ctx, ctx.actor.userId)
  const isLesser = membership !== null && !reaches(membership.role, 'editor')
  return rows.map((row) => {
    const isHousehold = row.employerId === ctx.actor.userId
    const userId = facts.userIds.get(row.candidateId) ?? null
    const isAgency = !isHousehold && userId !== ctx.actor.userId
    const mayAct = !isLesser && !(isAgency && speakForRefusal({ userId }) !== null)
    const side = isHousehold ? 'household' : 'worker'
    const standing = facts.standingOf(row)
    return {
      ...presentTerms(ctx, row, facts, isAgency ? 'agency' : side),
      id: row.id,
      version: row.version,
      changed_at: row.changedAt.toISOString(),
      agreed_at: row.status === 'agreed' ? (row.answeredAt?.toISOString() ?? null) : null,
      can: actsOf(row, side, standing, mayAct),
    }
  })
}

/** One of them, after a change. */
export async function presentAgreement(ctx: SignedIn, row: AgreementRow): Promise<Agreement> {
  const [one] = await presentAgreements(ctx, [row])
  if (one === undefined) throw new Error('an agreement was not presented')
  return one
}

function actsOf(
  row: AgreementRow,
  side: AgreementSide,
  standing: Standing,
  mayAct: boolean,
): Agreement['can'] {
  const may = (act: AgreementAct) =>
    mayAct && actRefusal(side, act, row, row.version, standing) === null
  return {
    ...(Object.fromEntries(agreementActs.map((act) => [act, may(act)])) as Record<
      AgreementAct,
      boolean
    >),
    ask_again: mayAct && mayAskAgain(side, row, standing),
  }
}

type Facts = Awaited<ReturnType<typeof factsOf>>

/** Who they are, and where they stand with one another. */
export async function factsOf(ctx: Context, rows: readonly AgreementRow[]) {
  const ids = rows.map(({ candidateId }) => candidateId)
  const [households, candidates, userIds, statusOf] = [
    await getUserNames(
      ctx,
      rows.map(({ employerId }) => employerId),
    ),
    await describeCandidates(ctx, ids),
    await userIdsOfCandidates(ctx, ids),
    await statusesOf(ctx, rows),
  ]
  const standingOf = (row: AgreementRow): Standing => {
    const status = statusOf(row)
    const candidate: CandidateDescription | undefined = candidates.get(row.candidateId)
    const isGone =
      candidate === undefined || candidate.withdrawn || (candidate.hired && status !== 'hired')
    return { status, isGone }
  }
  return { households, candidates, userIds, standingOf }
}

export const presentTerms = (
  { settings }: Context,
  row: AgreementRow,
  { households, candidates, standingOf }: Facts,
  side: Agreement['side'],
) => ({
  side,
  household: households.get(row.employerId) ?? '',
  candidate: candidates.get(row.candidateId)?.full_name ?? '',
  candidate_id: row.candidateId,
  status: row.status,
  terms: row.terms,
  previous_terms: row.previousTerms,
  changed: row.previousTerms === null ? [] : changedTerms(row.previousTerms, row.terms),
  proposed_by: row.proposedBy,
  reason: row.reason,
  currency: settings.currency,
  is_paid: standingOf(row).status === 'hired',
})
