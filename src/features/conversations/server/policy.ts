import type { Refusal } from '../../../platform/shared/errors.ts'
import { beginningsPerDay, type Camp } from '../choices.ts'
import type { ConversationRow, MessageRow, ReportRow } from './tables.ts'

const closed = (message: string): Refusal => ({ code: 'CONFLICT', message })

/** A member of an agency reads; who may write in its name writes. */
export const memberRefusal = (mayWrite: boolean): Refusal | null =>
  mayWrite ? null : { code: 'FORBIDDEN' }

export interface Standing {
  conversation: Pick<ConversationRow, 'endedBy' | 'blockedByHousehold' | 'blockedBySupply'>
  /** The household has her in its list. */
  isShortlisted: boolean
  /** Somebody is there to read it. */
  isReached: boolean
}

const blockedBy = ({ conversation }: Pick<Standing, 'conversation'>, camp: Camp): boolean =>
  (camp === 'household' ? conversation.blockedByHousehold : conversation.blockedBySupply) !== null

const otherOf = (camp: Camp): Camp => (camp === 'household' ? 'supply' : 'household')

export const isBlockedBy = (conversation: Standing['conversation'], camp: Camp): boolean =>
  blockedBy({ conversation }, camp)

/** Whether a side may write. One that is blocked reads what it would read of an end. */
export function writeRefusal(standing: Standing, camp: Camp): Refusal | null {
  if (blockedBy(standing, camp)) return closed('conversationBlocked')
  if (standing.conversation.endedBy === camp) return closed('conversationEndedByYou')
  if (standing.conversation.endedBy !== null || blockedBy(standing, otherOf(camp)))
    return closed('conversationEnded')
  if (!standing.isReached) return closed('nobodyToWriteTo')
  if (!standing.isShortlisted) return closed('notShortlisted')
  return null
}

/** A conversation is opened with somebody who is there to read it. */
export const openRefusal = ({ isReached }: Pick<Standing, 'isReached'>): Refusal | null =>
  isReached ? null : closed('nobodyToWriteTo')

/** Either side ends it; whoever ended it takes that back. */
export const endRefusal = (
  { endedBy }: Pick<ConversationRow, 'endedBy'>,
  camp: Camp,
  ended: boolean,
): Refusal | null =>
  endedBy === null || endedBy === camp || ended ? null : closed('conversationEnded')

/** Whether one more may be begun today. */
export const beginRefusal = (begunToday: number, hasPlan: boolean): Refusal | null =>
  hasPlan || begunToday < beginningsPerDay
    ? null
    : { code: 'RATE_LIMITED', message: 'tooManyConversations' }

/** A report is settled once. */
export const settleRefusal = ({ settledAt }: Pick<ReportRow, 'settledAt'>): Refusal | null =>
  settledAt === null ? null : closed('reportSettled')

/** Words of others are translated where the operator has somebody who does, and their writer hasn't kept them private. */
export function translateRefusal(
  { kind, isPrivate, body }: Pick<MessageRow, 'kind' | 'isPrivate' | 'body'>,
  isOn: boolean,
): Refusal | null {
  if (!isOn) return closed('translationOff')
  if (kind !== 'text' || body === null) return { code: 'NOT_FOUND' }
  return isPrivate ? { code: 'FORBIDDEN', message: 'messagePrivate' } : null
}

/** A paper may say how to reach somebody: it is for those who may reach one another. */
export const paperRefusal = (contactIsOpen: boolean): Refusal | null =>
  contactIsOpen ? null : closed('paperNeedsContact')
