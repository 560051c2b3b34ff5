import type { Actor } from '../../../platform/server/context.ts'
import type { Refusal } from '../../../platform/shared/errors.ts'
import { rulesOf } from '../../accounts/role-rules.ts'
import type { claimBlockers, leaveBlockers } from '../claim-contract.ts'
import type { ProfileChange } from '../profile-rules.ts'
import { type ReviewAct, reviewMoves } from '../review-choices.ts'
import type { ReviewRow, VerificationRow } from './review/tables.ts'
import type { CandidateRow, DocumentRow } from './tables.ts'

type Owned = Pick<CandidateRow, 'userId'>

const conflict = (message: string): Refusal => ({ code: 'CONFLICT', message })
const cantNow = (message: string): Refusal => ({ code: 'INVALID_TRANSITION', message })

export const isOwner = (actor: Actor | null, candidate: Owned): boolean =>
  actor !== null && rulesOf(actor.role).hasRecord && candidate.userId === actor.userId

/** The worker herself and the operator see all of a record. */
export const maySeeEverything = (actor: Actor | null, candidate: Owned): boolean =>
  isOwner(actor, candidate) || rulesOf(actor?.role).operates

/** Who isn't shown is there for herself and the operator alone. */
export const sightRefusal = (
  actor: Actor | null,
  candidate: Owned,
  isShown: boolean,
): Refusal | null =>
  isShown || maySeeEverything(actor, candidate)
    ? null
    : { code: 'NOT_FOUND', message: 'candidateNotFound' }

/** Who she is, what is special by law, and what the public sees: once she has claimed her record, she alone decides. */
const hers = [
  'religion',
  'marital_status',
  'kids',
  'consent_special_data',
  'hidden_fields',
  'index_profile',
  'is_published',
  'profile_image',
  'profile_video',
] as const satisfies (keyof ProfileChange)[]

/** What an agency may not change of a record it keeps: what is the worker's to decide, and to publish what she objected to. */
export function agencyEditRefusal(
  change: ProfileChange,
  media: readonly string[],
  { userId, fullName, objectedAt }: Pick<CandidateRow, 'userId' | 'fullName' | 'objectedAt'>,
): Refusal | null {
  if (userId !== null) {
    if (change.full_name !== undefined && change.full_name !== fullName)
      return { code: 'INVALID', message: 'nameIsHers', errors: { full_name: ['nameIsHers'] } }
    const fields = [...new Set([...hers.filter((field) => change[field] !== undefined), ...media])]
    if (fields.length > 0)
      return {
        code: 'FORBIDDEN',
        message: 'hersToDecide',
        errors: Object.fromEntries(fields.map((field) => [field, ['hersToDecide']])),
      }
  }
  return objectedAt !== null && change.is_published === true
    ? { code: 'FORBIDDEN', message: 'sheObjected', errors: { is_published: ['sheObjected'] } }
    : null
}

/** An agency removes whom nobody has hired and who doesn't keep her record herself. */
export function removeRefusal({
  hiredAt,
  userId,
}: Pick<CandidateRow, 'hiredAt' | 'userId'>): Refusal | null {
  if (hiredAt !== null) return conflict('hiredStays')
  return userId === null ? null : conflict('recordIsHers')
}

type Blocker<Of extends readonly string[]> = Of[number] | null | undefined

/** A worker takes over one record, while her own can go into it. */
export const claimRefusal = (blocker: Blocker<typeof claimBlockers>): Refusal | null =>
  blocker ? conflict(blocker === 'own_in_use' ? 'claimOwnInUse' : 'claimOneAgency') : null

/** A record that is hired, or in a recruitment, stays with its agency. */
export const leaveRefusal = (blocker: Blocker<typeof leaveBlockers>): Refusal | null =>
  blocker ? conflict(blocker === 'hired' ? 'leaveWhileHired' : 'leaveWhileCase') : null

export const objectRefusal = (blocker: Blocker<typeof leaveBlockers>): Refusal | null =>
  blocker ? conflict(blocker === 'hired' ? 'objectWhileHired' : 'objectWhileCase') : null

/** A paper is refused once. */
export const rejectPaperRefusal = ({
  checkState,
}: Pick<DocumentRow, 'checkState'>): Refusal | null =>
  checkState === 'open' ? null : cantNow('paperDecided')

/** A review is decided as it was seen. */
export function reviewRefusal(
  { state, changedAt }: Pick<ReviewRow, 'state' | 'changedAt'>,
  act: ReviewAct,
  seenAt: string,
): Refusal | null {
  if (!(reviewMoves[state] as readonly ReviewAct[]).includes(act)) return cantNow('reviewDecided')
  return changedAt.toISOString() === new Date(seenAt).toISOString()
    ? null
    : conflict('reviewChanged')
}

export const hideRefusal = ({ hiddenAt }: Pick<CandidateRow, 'hiddenAt'>): Refusal | null =>
  hiddenAt === null ? null : cantNow('alreadyHidden')

type Check = Pick<VerificationRow, 'outcome' | 'endedAt' | 'checkedBy'>

/** The second reading of an identity is another operator's. */
export function confirmCheckRefusal(
  actor: Pick<Actor, 'userId'>,
  check: Check | undefined,
): Refusal | null {
  if (check?.outcome !== 'awaiting' || check.endedAt !== null) return cantNow('checkNotAwaiting')
  return check.checkedBy === actor.userId ? conflict('secondIsAnother') : null
}
