import type { Refusal } from '../../../platform/shared/errors.ts'
import type { CandidateForHiring } from '../../profiles/server/index.ts'
import type { LeavableState } from '../leave-contract.ts'
import { destination, type PipelineState, type Status, type Transition } from '../transitions.ts'
import type { InterviewRow, PipelineEntryRow } from './tables.ts'

type Candidate = Pick<CandidateForHiring, 'isPublished' | 'isWithdrawn' | 'hiredAt'>
type Entry = Pick<PipelineEntryRow, 'status'>

const conflict = (message: string): Refusal => ({ code: 'CONFLICT', message })
const notFound: Refusal = { code: 'NOT_FOUND' }

const refusalFrom = {
  available: 'notFromAvailable',
  shortlisted: 'notFromShortlisted',
  interview_scheduled: 'notFromInterviewScheduled',
  interview_completed: 'notFromInterviewCompleted',
  selected: 'notFromSelected',
  rejected: 'notFromRejected',
  hired: 'notFromHired',
} as const satisfies Record<PipelineState, string>

/** Says where the candidate stands, since the step asked for doesn't start there. */
export const notFrom = (from: PipelineState): Refusal => ({
  code: 'INVALID_TRANSITION',
  message: refusalFrom[from],
})

/** Who is in the household's list stays in its sight; nobody else is there who isn't shown. */
export const sightRefusal = (
  { isPublished, isWithdrawn }: Candidate,
  entry: Entry | null,
): Refusal | null =>
  entry === null && (!isPublished || isWithdrawn)
    ? { code: 'NOT_FOUND', message: 'candidateNotFound' }
    : null

/** Transitions towards a hire: not for someone whom another household has hired, or her agency withdrawn. The others only tidy what is in the household's list. */
const towardsHire: readonly Transition[] = ['shortlist', 'scheduleInterview', 'select']

export function transitionRefusal(
  transition: Transition,
  { hiredAt, isWithdrawn }: Candidate,
  entry: Entry | null,
): Refusal | null {
  const from = entry?.status ?? 'available'
  if (destination(transition, from) === null) return notFrom(from)
  const isGone = hiredAt !== null || isWithdrawn
  return isGone && (entry === null || towardsHire.includes(transition))
    ? { code: 'CANDIDATE_UNAVAILABLE' }
    : null
}

/** An interview is set with its day and hour, and a hire by its payment. */
export function statusRefusal(asked: Status, from: PipelineState): Refusal | null {
  if (asked === 'interview_scheduled')
    return { code: 'INVALID_TRANSITION', message: 'interviewOnlyBySchedule' }
  return asked === 'hired' && from !== 'hired' ? { code: 'PAYMENT_REQUIRED' } : null
}

/** Whoever pays first has her. */
export const hireRefusal = (candidate: Candidate, entry: Entry | null): Refusal | null =>
  destination('hire', entry?.status ?? 'available') === null ||
  candidate.hiredAt !== null ||
  candidate.isWithdrawn
    ? { code: 'CANDIDATE_UNAVAILABLE' }
    : null

/** A Direct selection has no interview; one by interview needs one. */
export function selectionRefusal(
  from: PipelineState,
  type: 'Interview' | 'Direct',
): Refusal | null {
  if (type === 'Direct' || from === 'interview_scheduled' || from === 'interview_completed')
    return null
  return from === 'shortlisted'
    ? { code: 'INVALID_TRANSITION', message: 'selectionNeedsInterview' }
    : notFrom(from)
}

type Meeting = Pick<InterviewRow, 'employerId' | 'candidateId' | 'startsAt'>

interface Wanted extends Meeting {
  /** The household wants it although it has another one then. */
  overrule: boolean
}

/** An interview that stands in the way of another, and of whom it is to be told. */
export interface Clash {
  refusal: Refusal
  other: Meeting
  named: 'household' | 'candidate' | null
}

/** Of the interviews within the hour, one of the candidate never gives way; one of the household does where it overrules that. `isAcceptedByHer`: it is she who says yes. */
export function clashOf(
  { candidateId, overrule }: Wanted,
  others: readonly Meeting[],
  isAcceptedByHer: boolean,
): Clash | null {
  const hers = others.find((other) => other.candidateId === candidateId)
  if (hers)
    return isAcceptedByHer
      ? { refusal: conflict('alreadyMeeting'), other: hers, named: 'household' }
      : { refusal: conflict('candidateBooked'), other: hers, named: null }
  const [own] = others
  if (!own || overrule) return null
  const errors = { overrule: ['householdBooked'] }
  return { refusal: { ...conflict('householdBooked'), errors }, other: own, named: 'candidate' }
}

/** An interview that is to come is answered, as it was seen. */
export function answerRefusal(
  { status, startsAt, version }: Pick<InterviewRow, 'status' | 'startsAt' | 'version'>,
  seenVersion: number,
  now: Date,
): Refusal | null {
  if (status !== 'scheduled' || startsAt <= now) return conflict('interviewOver')
  return version === seenVersion ? null : conflict('interviewMoved')
}

/** An agency speaks for its candidates who have no account; who has one does it herself. */
export const speakForRefusal = (candidate: { userId: number | null }): Refusal | null =>
  candidate.userId === null ? null : conflict('answersHerself')

/** What is asked of a standing holds while it is the one that was seen. */
export const standingRefusal = (entry: Entry | null, standing: LeavableState): Refusal | null =>
  entry?.status === standing ? null : conflict('standingChanged')

/** A worker leaves who has selected or hired her, as she saw it stand; a hire until her arrival. */
export function leaveRefusal(
  entry: Entry,
  standing: LeavableState,
  hasArrived: boolean,
): Refusal | null {
  return (
    standingRefusal(entry, standing) ??
    (standing === 'hired' && hasArrived ? conflict('arrivedAlready') : null)
  )
}

/** An interview is its household's, the worker's and her agency's. */
export const calendarRefusal = (
  userId: number,
  agencyId: number | undefined,
  { employerId }: Pick<InterviewRow, 'employerId'>,
  candidate: { userId: number | null; agencyId: number | null },
): Refusal | null =>
  employerId === userId || candidate.userId === userId || candidate.agencyId === (agencyId ?? -1)
    ? null
    : notFound
