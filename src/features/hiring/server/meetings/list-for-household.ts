import { describeCandidates } from '../../../profiles/server/names-api.ts'
import type { SignedIn } from '../../../../platform/server/context.ts'
import type { HouseholdInterview } from '../../meeting-contract.ts'
import { listRows, nextFirst } from '../list-interviews.ts'
import type { InterviewRow } from '../tables.ts'
import { ofHousehold } from './counter.ts'
import { presentMeetings } from './present.ts'

/** The household's interviews: those to come first, soonest first; then the others, newest first. */
export async function listHouseholdInterviews(ctx: SignedIn): Promise<HouseholdInterview[]> {
  return nextFirst(await presentForHousehold(ctx, await listRows(ctx, ofHousehold(ctx))))
}

export async function presentForHousehold(
  ctx: SignedIn,
  rows: readonly InterviewRow[],
): Promise<HouseholdInterview[]> {
  const people = await describeCandidates(
    ctx,
    rows.map(({ candidateId }) => candidateId),
  )
  const meetings = await presentMeetings(ctx, rows, 'household')
  return meetings.map((meeting, index) => {
    const id = rows[index]?.candidateId ?? 0
    const candidate = people.get(id)
    return {
      ...meeting,
      candidate_id: id,
      candidate_name: candidate?.full_name ?? '',
      candidate_image: candidate?.image ?? null,
    }
  })
}
