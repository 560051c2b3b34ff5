import type { Actor } from '../../../platform/server/context.ts'
import type { Refusal } from '../../../platform/shared/errors.ts'
import type { CandidateRow, DocumentRow } from '../../profiles/server/record-api.ts'
import { type ReviewAct, reviewMoves } from '../choices.ts'
import type { ReviewRow, VerificationRow } from './tables.ts'

const conflict = (message: string): Refusal => ({ code: 'CONFLICT', message })
const cantNow = (message: string): Refusal => ({ code: 'INVALID_TRANSITION', message })

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

/** A finding rests on an own reading of the paper as it is now, a moment ago. */
export const openingRefusal = (isOpened: boolean): Refusal | null =>
  isOpened ? null : conflict('openPaperFirst')

/** Two who read a paper find it to differ from the record in the same fields. */
export const readingsRefusal = (isAlike: boolean): Refusal | null =>
  isAlike ? null : conflict('readingsDisagree')

/** A first reading of this paper is left to a second operator. */
export const awaitingRefusal = (
  waiting: Pick<VerificationRow, 'documentId'>,
  isAwaiting: boolean,
  documentId: number | undefined,
): Refusal | null =>
  isAwaiting && waiting.documentId === documentId ? conflict('waitsForSecond') : null

/** A check is taken back while it holds, or waits. */
export function withdrawCheckRefusal(
  check: Pick<VerificationRow, 'outcome' | 'endedAt'>,
): Refusal | null {
  if (check.outcome === 'rejected') return { code: 'NOT_FOUND' }
  return check.endedAt === null ? null : cantNow('checkEnded')
}

type Check = Pick<VerificationRow, 'outcome' | 'endedAt' | 'checkedBy'>

/** The second reading of an identity is another operator's. */
export function confirmCheckRefusal(
  actor: Pick<Actor, 'userId'>,
  check: Check | undefined,
): Refusal | null {
  if (check?.outcome !== 'awaiting' || check.endedAt !== null) return cantNow('checkNotAwaiting')
  return check.checkedBy === actor.userId ? conflict('secondIsAnother') : null
}
