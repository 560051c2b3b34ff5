import type { Refusal } from '../../../platform/shared/errors.ts'
import type { CandidateForHiring } from '../../profiles/server/index.ts'
import type { LeavableState } from '../leave-contract.ts'
import { afterwardsMs, endOf, lateFromMs } from '../meeting-rules.ts'
import {
  actionsFrom,
  destination,
  type EntryAction,
  hasInterview,
  isOpen,
  type PipelineState,
  type Status,
  type Transition,
} from '../transitions.ts'
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

const isGone = ({ hiredAt, isWithdrawn }: Candidate): boolean => hiredAt !== null || isWithdrawn

export function transitionRefusal(
  transition: Transition,
  candidate: Candidate,
  entry: Entry | null,
): Refusal | null {
  const from = entry?.status ?? 'available'
  if (destination(transition, from) === null) return notFrom(from)
  return isOpen(transition, from, isGone(candidate)) ? null : { code: 'CANDIDATE_UNAVAILABLE' }
}

/** What a household can do with someone of its list. Its own hire stays with it; who is unpublished goes on with those who know her. */
export function entryRights(
  { hired, withdrawn }: { hired: boolean; withdrawn: boolean },
  { status }: Entry,
): { available: boolean; can: EntryAction[] } {
  const isGone = hired || withdrawn
  return { available: status === 'hired' || !isGone, can: actionsFrom(status, isGone) }
}

/** An interview is set with its day and hour, and a hire by its payment. */
export function statusRefusal(asked: Status, from: PipelineState): Refusal | null {
  if (asked === 'interview_scheduled')
    return { code: 'INVALID_TRANSITION', message: 'interviewOnlyBySchedule' }
  return asked === 'hired' && from !== 'hired' ? { code: 'PAYMENT_REQUIRED' } : null
}

/** Whoever pays first has her. */
export const hireRefusal = (candidate: Candidate, entry: Entry | null): Refusal | null =>
  isOpen('hire', entry?.status ?? 'available', isGone(candidate))
    ? null
    : { code: 'CANDIDATE_UNAVAILABLE' }

/** A Direct selection has no interview; one by interview needs one. */
export function selectionRefusal(
  from: PipelineState,
  type: 'Interview' | 'Direct',
): Refusal | null {
  if (type === 'Direct' || hasInterview(from)) return null
  return from === 'shortlisted'
    ? { code: 'INVALID_TRANSITION', message: 'selectionNeedsInterview' }
    : notFrom(from)
}

type Meeting = Pick<InterviewRow, 'employerId' | 'candidateId' | 'startsAt'>

type Offered = Pick<InterviewRow, 'status' | 'startsAt' | 'otherTimes' | 'version'>
const isSame = (a: Date) => (b: Date) => a.getTime() === b.getTime()

/** At the office of an agency one meets those whose record it keeps. */
export const officeRefusal = (
  way: InterviewRow['way'] | undefined,
  { agencyId }: Pick<CandidateForHiring, 'agencyId'>,
): Refusal | null =>
  way === 'office' && agencyId === null
    ? { code: 'INVALID', message: 'noOffice', errors: { way: ['noOffice'] } }
    : null

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

/** Of the interviews within the hour, one of the candidate never gives way; one of the household does where it overrules that. `by`: who wants it. */
export function clashOf(
  { candidateId, overrule }: Wanted,
  others: readonly Meeting[],
  by: 'household' | 'candidate',
): Clash | null {
  const hers = others.find((other) => other.candidateId === candidateId)
  if (hers)
    return by === 'candidate'
      ? { refusal: conflict('alreadyMeeting'), other: hers, named: 'household' }
      : { refusal: conflict('candidateBooked'), other: hers, named: null }
  const [own] = others
  if (!own || overrule) return null
  if (by === 'candidate') return { refusal: conflict('householdBusy'), other: own, named: null }
  const errors = { overrule: ['householdBooked'] }
  return { refusal: { ...conflict('householdBooked'), errors }, other: own, named: 'candidate' }
}

/** An interview that is to come is answered, as it was seen. */
export function answerRefusal(
  { status, startsAt, otherTimes, version }: Offered,
  seenVersion: number,
  now: Date,
): Refusal | null {
  if (status !== 'scheduled' || [startsAt, ...otherTimes].every((time) => time <= now))
    return conflict('interviewOver')
  return version === seenVersion ? null : conflict('interviewMoved')
}

/** She takes a time that is offered, and still to come. */
export function takeRefusal(
  { startsAt, otherTimes }: Pick<Offered, 'startsAt' | 'otherTimes'>,
  time: Date,
  now: Date,
): Refusal | null {
  if (![startsAt, ...otherTimes].some(isSame(time))) return conflict('timeNotOffered')
  return time > now ? null : conflict('timeIsOver')
}

/** A household takes a time that she proposed, as it saw them. */
export function takeProposedRefusal(
  { status, counterTimes, version }: Pick<Offered, 'status' | 'version'> & { counterTimes: Date[] },
  { version: seen, time }: { version: number; time: Date },
  now: Date,
): Refusal | null {
  if (status !== 'scheduled') return conflict('interviewOver')
  if (version !== seen) return conflict('interviewMoved')
  if (!counterTimes.some(isSame(time))) return conflict('timeNotOffered')
  return time > now ? null : conflict('timeIsOver')
}

/** An interview whose entry is gone has nothing more to it. */
export const interviewIsOver = conflict('interviewOver')

/** A link lives for a day. */
export const linkAgeRefusal = ({ until }: { until: Date }, now: Date): Refusal | null =>
  until <= now ? conflict('meetLinkExpired') : null

/** What a link of a notice can still do: it is good for one act, on the interview as it was then. */
export function linkRefusal(
  interview: Offered & Pick<InterviewRow, 'answer' | 'counterTimes'>,
  { version, until, isHousehold }: { version: number; until: Date; isHousehold: boolean },
  now: Date,
): Refusal | null {
  const old = linkAgeRefusal({ until }, now)
  if (old !== null) return old
  const isUsed = isHousehold ? interview.counterTimes.length === 0 : interview.answer !== null
  if (interview.version === version && isUsed) return conflict('meetLinkUsed')
  if (isHousehold && interview.status === 'scheduled' && interview.version === version) return null
  return answerRefusal(interview, version, now)
}

type Marked = Pick<InterviewRow, 'status' | 'startsAt' | 'answer' | 'lengthMinutes'>

/** One is late for what is agreed, from some hours before until its end. */
export function lateRefusal(row: Marked, now: Date): Refusal | null {
  const { status, startsAt, answer, lengthMinutes } = row
  const isNow =
    now.getTime() >= startsAt.getTime() - lateFromMs && now <= endOf(startsAt, lengthMinutes)
  return status === 'scheduled' && answer === 'accepted' && isNow ? null : conflict('notNow')
}

/** That the other did not come is said once it began, until a day after. */
export function absentRefusal(row: Marked, now: Date): Refusal | null {
  const { status, startsAt, answer, lengthMinutes } = row
  const last = endOf(startsAt, lengthMinutes).getTime() + afterwardsMs
  const isNow = now >= startsAt && now.getTime() <= last
  return status !== 'cancelled' && answer === 'accepted' && isNow ? null : conflict('notNow')
}

/** Points are for someone with whom an interview was agreed. */
export const scoreRefusal = (interviews: number): Refusal | null =>
  interviews > 0 ? null : conflict('notMet')

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
