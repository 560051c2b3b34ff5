import { broadcast, broadcastAll } from '../../../platform/server/bus.ts'
import { publish } from '../../../platform/server/capability.ts'
import type { Context } from '../../../platform/server/context.ts'
import { type PublishGap, type PublishBlocker, workingAge } from '../choices.ts'
import { ageOf } from './present-facts.ts'
import { candidatesChanged } from './ports.ts'
import type { CandidateRow } from './tables.ts'

/** Tells every process that candidates have changed, once the transaction commits, and whoever reacts in it. */
export async function broadcastCandidates(
  ctx: Context,
  candidateIds: readonly number[],
): Promise<void> {
  const [only] = candidateIds
  if (only === undefined) return
  if (candidateIds.length === 1) await broadcast(ctx, 'candidates', only)
  else await broadcastAll(ctx, 'candidates', candidateIds)
  await publish(ctx, candidatesChanged, { candidateIds })
}

type Described = Pick<
  CandidateRow,
  'nationality' | 'desiredPosition' | 'positionSought' | 'dateOfBirth' | 'age'
>
export type Publishable = Described &
  Pick<CandidateRow, 'hiddenAt' | 'objectedAt' | 'withdrawnAt' | 'wantsPublished'>

/** Known to be too young to work, and so to be shown. */
export const isUnderAge = (row: Pick<CandidateRow, 'dateOfBirth' | 'age'>, now: Date): boolean =>
  (ageOf(row, now) ?? workingAge) < workingAge

const gaps: { [gap in PublishGap]: (row: Described, now: Date) => boolean } = {
  position: (row) => (row.desiredPosition ?? row.positionSought) === null,
  nationality: (row) => row.nationality === null,
  age: (row, now) => ageOf(row, now) === null,
}

/** What of a record has to be there before anyone else sees it, and is not. */
export const missingToPublish = (row: Described, now: Date): PublishGap[] =>
  (Object.keys(gaps) as PublishGap[]).filter((gap) => gaps[gap](row, now))

/** Why she can't be shown, if she can't. */
export function publishBlocker(
  row: Omit<Publishable, 'withdrawnAt' | 'wantsPublished'>,
  now: Date,
): PublishBlocker | null {
  if (row.hiddenAt !== null) return 'hidden'
  if (row.objectedAt !== null) return 'objected'
  if (isUnderAge(row, now)) return 'under_age'
  return missingToPublish(row, now).length > 0 ? 'incomplete' : null
}

/**
 * Whether a record is shown, from whether that is wanted: everyone who writes `isPublished` writes what this says of the record as it will be.
 * What is wanted outlasts what stands in its way, but for an age under 18: then somebody has to ask anew.
 */
export function publication(
  row: Publishable,
  now: Date,
): Pick<CandidateRow, 'isPublished' | 'wantsPublished'> {
  const wantsPublished = row.wantsPublished && !isUnderAge(row, now)
  return {
    wantsPublished,
    isPublished: wantsPublished && row.withdrawnAt === null && publishBlocker(row, now) === null,
  }
}
