import type { Context } from '../../../platform/server/context.ts'
import type { claimBlockers, leaveBlockers } from '../contract.ts'
import { listEngaged, listWithOpenCase } from '../../profiles/server/ports.ts'
import type { CandidateRow } from '../../profiles/server/record-api.ts'

export type ClaimBlocker = (typeof claimBlockers)[number]
export type LeaveBlocker = (typeof leaveBlockers)[number]

/** What stands between each record and the end of its agency's part in it: someone has hired her, or her recruitment goes on. */
export async function leaveBlockersOf(
  ctx: Context,
  rows: readonly CandidateRow[],
): Promise<Map<number, LeaveBlocker>> {
  const open = await listWithOpenCase(
    ctx,
    rows.map(({ id }) => id),
  )
  return new Map(
    rows.flatMap(({ id, hiredAt }): [number, LeaveBlocker][] =>
      hiredAt !== null ? [[id, 'hired']] : open.has(id) ? [[id, 'case_open']] : [],
    ),
  )
}

/** Why the holder of this record can't claim another: an agency keeps it already, or households deal with it, and it would have to go. */
export async function claimBlockerOf(
  ctx: Context,
  own: CandidateRow,
): Promise<ClaimBlocker | null> {
  if (own.agencyId !== null) return 'kept_by_other'
  return own.hiredAt !== null || (await listEngaged(ctx, [own.id])).has(own.id)
    ? 'own_in_use'
    : null
}
