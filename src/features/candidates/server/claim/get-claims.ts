import type { SignedIn } from '../../../../platform/server/context.ts'
import type { Claim, Claims } from '../../claim-contract.ts'
import { getKeptCandidate } from '../area/queries.ts'
import type { CandidateRow } from '../tables.ts'
import { claimObstacleOf, leaveObstaclesOf } from './obstacles.ts'
import { findKeeper, type KeptRecord, listUnclaimed } from './queries.ts'

/** Who keeps her record; and what agencies keep under her number, and whether she can claim each or object to it. */
export async function getClaims(ctx: SignedIn): Promise<Claims> {
  const own = await getKeptCandidate(ctx, 'own')
  const [keeper, found] = await Promise.all([findKeeper(ctx, own), listUnclaimed(ctx)])
  const obstacles = await leaveObstaclesOf(ctx, [own, ...found.map(({ candidate }) => candidate)])
  return {
    keeper: keeper && {
      name: keeper.name,
      licence_number: keeper.licenceNumber,
      since: (own.claimedAt ?? own.createdAt).toISOString(),
      leave_obstacle: obstacles.get(own.id) ?? null,
    },
    offers: await presentClaims(ctx, own, found, obstacles),
  }
}

type Obstacles = Awaited<ReturnType<typeof leaveObstaclesOf>>

async function presentClaims(
  ctx: SignedIn,
  own: CandidateRow,
  found: KeptRecord[],
  obstacles: Obstacles,
): Promise<Claim[]> {
  if (found.length === 0) return []
  const claimObstacle = await claimObstacleOf(ctx, own)
  return found.map(({ candidate, agency }) => ({
    id: candidate.id,
    full_name: candidate.fullName,
    agency: { name: agency.name, licence_number: agency.licenceNumber },
    nationality: candidate.nationality,
    position: candidate.desiredPosition ?? candidate.positionSought,
    since: candidate.createdAt.toISOString(),
    is_published: candidate.isPublished,
    objected: candidate.objectedAt !== null,
    claim_obstacle: claimObstacle,
    objection_obstacle: obstacles.get(candidate.id) ?? null,
  }))
}
