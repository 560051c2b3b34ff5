import { broadcastToUsers } from '../../../platform/server/bus.ts'
import type { Context } from '../../../platform/server/context.ts'
import { notify } from '../../notifications/server/index.ts'
import { peopleOfAgency } from '../../profiles/server/ports.ts'
import type { CandidateRow } from '../../profiles/server/record-api.ts'

interface News {
  kind: 'record_claimed' | 'record_objected' | 'agency_left'
  candidate: Pick<CandidateRow, 'id' | 'fullName'>
}

/** Tells everyone who works for an agency what a worker decided. */
export async function notifyAgency(
  ctx: Context,
  agencyId: number,
  { kind, candidate }: News,
): Promise<void> {
  const members = await peopleOfAgency(ctx, agencyId)
  // Who has left is no longer the agency's to open.
  const path = kind === 'agency_left' ? '/agency' : `/agency/candidates/${candidate.id}`
  for (const userId of members)
    await notify(ctx, { userId, kind, params: { name: candidate.fullName }, path })
  await broadcastToUsers(ctx, members, 'agency-candidates')
}
