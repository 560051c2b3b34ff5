import type { SignedIn } from '../../../platform/server/context.ts'
import type { Claim, Claims } from '../contract.ts'
import { type CandidateRow } from '../../profiles/server/record-api.ts'
import { getManagedCandidate } from '../../profiles/server/managed-api.ts'
import { claimBlockerOf, leaveBlockersOf } from './blockers.ts'
import { findManagingAgency, type ManagedRecord, listUnclaimed } from './queries.ts'

/** Who keeps her record; and what agencies keep under her number, and whether she can claim each or object to it. */
export async function getClaims(ctx: SignedIn): Promise<Claims> {
  const own = await getManagedCandidate(ctx, 'own')
  const [agency, found] = await Promise.all([findManagingAgency(ctx, own), listUnclaimed(ctx)])
  const blockers = await leaveBlockersOf(ctx, [own, ...found.map(({ candidate }) => candidate)])
  return {
    keeper: agency && {
      name: agency.name,
      licence_number: agency.licenceNumber,
      since: (own.claimedAt ?? own.createdAt).toISOString(),
      leave_obstacle: blockers.get(own.id) ?? null,
    },
    offers: await presentClaims(ctx, own, found, blockers),
  }
}

type Blockers = Awaited<ReturnType<typeof leaveBlockersOf>>

async function presentClaims(
  ctx: SignedIn,
  own: CandidateRow,
  found: ManagedRecord[],
  blockers: Blockers,
): Promise<Claim[]> {
  if (found.length === 0) return []
  const claimBlocker = await claimBlockerOf(ctx, own)
  return found.map(({ candidate, agency }) => ({
    id: candidate.id,
    full_name: candidate.fullName,
    agency: { name: agency.name, licence_number: agency.licenceNumber },
    nationality: candidate.nationality,
    position: candidate.desiredPosition ?? candidate.positionSought,
    since: candidate.createdAt.toISOString(),
    is_published: candidate.isPublished,
    objected: candidate.objectedAt !== null,
    claim_obstacle: claimBlocker,
    objection_obstacle: blockers.get(candidate.id) ?? null,
  }))
}
