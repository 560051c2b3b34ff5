import type { Refusal } from '../../../platform/shared/errors.ts'
import { newsletterAfter, type NewsletterMove } from '../newsletter-moves.ts'
import type { EnquiryState, ReportState } from '../choices.ts'
import type { Newsletter } from '../newsletter-contract.ts'
import type { Report, SupportTicket } from '../support-contract.ts'
import type { EnquiryRow, NewsletterRow, ReportRow } from './tables.ts'

type NewsletterRights = Pick<Newsletter, 'can_edit' | 'can_cancel' | 'can_stop'>
type Ticket = Pick<EnquiryRow, 'state' | 'assigneeId'>
type Reported = Pick<ReportRow, 'state' | 'candidateId'>
type TicketMoves = Pick<SupportTicket, 'can_take' | 'can_give_back' | 'can_finish' | 'can_reopen'>
type ReportMoves = Pick<Report, 'can_begin' | 'can_close' | 'can_reopen' | 'can_hide'>

const cantNow = (message: string): Refusal => ({ code: 'INVALID_TRANSITION', message })

/** A profile is reported where it is shown; from an interview or a case, by whoever is of it. */
export const reportedRefusal = (found: { isPublished: boolean } | undefined): Refusal | null =>
  found?.isPublished ? null : { code: 'NOT_FOUND' }

export const signedInToReport: Refusal = { code: 'UNAUTHENTICATED' }

/** What an operator may do with a message: what is done is opened again before anybody takes it. */
export const ticketMoves = ({ state, assigneeId }: Ticket): TicketMoves => ({
  can_take: state !== 'done' && assigneeId === null,
  can_give_back: state !== 'done' && assigneeId !== null,
  can_finish: state !== 'done',
  can_reopen: state === 'done',
})

export const ticketRefusal = (
  { state }: Pick<Ticket, 'state'>,
  next: EnquiryState,
  isTaken: boolean,
): Refusal | null =>
  state === 'done' && (next === 'in_progress' || (next === 'done' && isTaken))
    ? cantNow('ticketDone')
    : null

/** What an operator may do with a report: what is closed is opened again before it is begun. */
export const reportMoves = ({ state, candidateId }: Reported): ReportMoves => ({
  can_begin: state === 'open',
  can_close: state !== 'closed',
  can_reopen: state === 'closed',
  can_hide: state !== 'closed' && candidateId !== null,
})

export const reportRefusal = (
  { state }: Pick<Reported, 'state'>,
  next: ReportState,
): Refusal | null => (state === 'closed' && next === 'in_progress' ? cantNow('reportClosed') : null)

/** An e-mail is sent to somebody. */
export const readersRefusal = (readers: number): Refusal | null =>
  readers === 0 ? { code: 'CONFLICT', message: 'newsletterWithoutReaders' } : null

/** Only a draft is changed or thrown away. */
export const draftRefusal = ({ status }: Pick<NewsletterRow, 'status'>): Refusal | null =>
  status === 'draft' ? null : cantNow('newsletterNoDraft')

/** What goes along the table of a newsletter's moves. */
export const moveRefusal = (
  { status }: Pick<NewsletterRow, 'status'>,
  move: NewsletterMove,
): Refusal | null =>
  newsletterAfter(move, status) === null
    ? cantNow(move === 'schedule' ? 'newsletterNoDraft' : 'newsletterOver')
    : null

/** What an operator may do with a newsletter as it stands. */
export const newsletterRights = (row: Pick<NewsletterRow, 'status'>): NewsletterRights => ({
  can_edit: draftRefusal(row) === null,
  can_cancel: moveRefusal(row, 'cancel') === null,
  can_stop: moveRefusal(row, 'stop') === null,
})

/** Nobody writes over what she hasn't seen. */
export const versionRefusal = (
  { version }: Pick<NewsletterRow, 'version'>,
  seen: number,
): Refusal | null =>
  version === seen ? null : { code: 'CONFLICT', message: 'newsletterChangedMeanwhile' }
