import { and, inArray } from 'drizzle-orm'
import { lockEngagement } from '../../billing/server/index.ts'
import type { OwedRefund } from '../../billing/server/returns-api.ts'
import { type CandidateForHiring, getCandidateForHiring } from '../../profiles/server/index.ts'
import type { Context, SignedIn } from '../../../platform/server/context.ts'
import { enforce } from '../../../platform/shared/errors.ts'
import type { Status } from '../contract.ts'
import { changeStatus } from './change-status.ts'
import { takeOutOfHire } from './leave/take-out.ts'
import { leaveRefusal } from './policy.ts'
import { hasArrived, type Hire } from './ports.ts'
import { lockEntry } from './queries.ts'
import { pipelineEntries } from './tables.ts'

export interface Engagement {
  candidate: CandidateForHiring
  /** Where she stands in the household's list; null: she isn't in it. */
  status: Status | null
}

/** What a household and a candidate have together, locked in the order of whoever moves her; `toEnd`: her row will change. */
export async function lockPair(ctx: Context, pair: Hire, toEnd = false): Promise<Engagement> {
  await lockEngagement(ctx, pair)
  const candidate = await getCandidateForHiring(ctx, pair.candidateId, toEnd ? 'update' : 'share')
  const entry = await lockEntry(ctx, pair.employerId, pair.candidateId)
  return { candidate, status: entry?.status ?? null }
}

const keyOf = ({ employerId, candidateId }: Hire): string => `${employerId}:${candidateId}`

/** Where candidates stand with households. */
export async function statusesOf(
  { db }: Context,
  pairs: readonly Hire[],
): Promise<(pair: Hire) => Status | null> {
  const rows =
    pairs.length === 0
      ? []
      : await db
          .select({
            employerId: pipelineEntries.employerId,
            candidateId: pipelineEntries.candidateId,
            status: pipelineEntries.status,
          })
          .from(pipelineEntries)
          .where(
            and(
              inArray(pipelineEntries.employerId, [...new Set(pairs.map((p) => p.employerId))]),
              inArray(pipelineEntries.candidateId, [...new Set(pairs.map((p) => p.candidateId))]),
            ),
          )
  const found = new Map(rows.map((row) => [keyOf(row), row.status]))
  return (pair) => found.get(keyOf(pair)) ?? null
}

/** Selects a candidate of the household's list, as the specified call does. */
export const selectCandidate = (
  ctx: SignedIn,
  id: number,
  type: 'Interview' | 'Direct' | undefined,
): Promise<unknown> => changeStatus(ctx, { id, status: 'selected', selection_type: type })

/** Ends a hire to which she says no, before her arrival: all of the money is owed back, and she is on the list again. */
export async function endHireByRefusal(
  ctx: Context,
  pair: Hire,
  candidate: CandidateForHiring,
): Promise<OwedRefund | null> {
  enforce(leaveRefusal({ status: 'hired' }, 'hired', await hasArrived(ctx, pair)))
  return takeOutOfHire(ctx, pair, candidate)
}
