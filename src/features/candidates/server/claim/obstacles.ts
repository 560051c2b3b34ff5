import type { Context } from '../../../../platform/server/context.ts'
import type { claimObstacles, leaveObstacles } from '../../claim-contract.ts'
import { listDealtWith, listWithOpenCase } from '../ports.ts'
import type { CandidateRow } from '../tables.ts'

export type ClaimObstacle = (typeof claimObstacles)[number]
export type LeaveObstacle = (typeof leaveObstacles)[number]

/** What stands between each record and the end of its agency's part in it: someone has hired her, or her recruitment goes on. */
export async function leaveObstaclesOf(
  ctx: Context,
  rows: readonly CandidateRow[],
): Promise<Map<number, LeaveObstacle>> {
  const open = await listWithOpenCase(
    ctx,
    rows.map(({ id }) => id),
  )
  return new Map(
    rows.flatMap(({ id, hiredAt }): [number, LeaveObstacle][] =>
      hiredAt !== null ? [[id, 'hired']] : open.has(id) ? [[id, 'case_open']] : [],
    ),
  )
}

/** Why the holder of this record can't claim another: an agency keeps it already, or households deal with it, and it would have to go. */
export async function claimObstacleOf(
  ctx: Context,
  own: CandidateRow,
): Promise<ClaimObstacle | null> {
  if (own.agencyId !== null) return 'kept_by_other'
  return own.hiredAt !== null || (await listDealtWith(ctx, [own.id])).has(own.id)
    ? 'own_in_use'
    : null
}
