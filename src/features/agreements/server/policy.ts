import type { Refusal } from '../../../platform/shared/errors.ts'
import { destination, type Status } from '../../hiring/contract.ts'
import {
  type AgreementAct,
  agreementAfter,
  type AgreementSide,
  isLive,
  roundsMax,
} from '../choices.ts'
import type { AgreementRow } from './tables.ts'

/** What an agreement hangs on: where she stands with the household, and whether anybody can have her. */
export interface Standing {
  status: Status | null
  /** Another household has hired her, or she has gone. */
  isGone: boolean
}

type Row = Pick<AgreementRow, 'status' | 'version'>

const conflict = (message: string): Refusal => ({ code: 'CONFLICT', message })

/** Acts that lead on, and not for someone who can't be had. */
const towardsHire: readonly AgreementAct[] = ['propose', 'accept', 'counter']

/** Terms are answered while she is selected or paid for, and as they were seen. */
export function actRefusal(
  side: AgreementSide,
  act: AgreementAct,
  row: Row,
  seen: number,
  { status, isGone }: Standing,
): Refusal | null {
  if (!isLive(row.status) || (status !== 'selected' && status !== 'hired'))
    return conflict(row.status === 'declined' ? 'termsDeclined' : 'termsOver')
  if (row.version !== seen) return conflict('termsChanged')
  if (agreementAfter(side, act, row.status) === null)
    return conflict(row.status === 'agreed' ? 'termsAgreedAlready' : 'termsNotYourTurn')
  if (isGone && towardsHire.includes(act)) return { code: 'CANDIDATE_UNAVAILABLE' }
  if (status === 'hired' && act === 'withdraw') return conflict('termsPaid')
  if (status === 'hired' && act === 'propose' && row.status === 'agreed')
    return conflict('termsInCase')
  return act === 'propose' || act === 'counter' ? roundsRefusal(row) : null
}

const roundsRefusal = ({ version }: Pick<Row, 'version'>): Refusal | null =>
  version >= roundsMax ? conflict('termsTooOften') : null

/** A question that answers no other is for somebody who can be had. */
export const askRefusal = ({ isGone }: Standing): Refusal | null =>
  isGone ? { code: 'CANDIDATE_UNAVAILABLE' } : null

/** Whether a household can ask once more after a no: whom it has selected, or can select. */
export const mayAskAgain = (
  side: AgreementSide,
  row: Pick<Row, 'status'>,
  standing: Standing,
): boolean =>
  side === 'household' &&
  row.status === 'declined' &&
  askRefusal(standing) === null &&
  standing.status !== null &&
  (standing.status === 'selected' ||
    standing.status === 'hired' ||
    destination('select', standing.status) !== null)

/** After a no she is asked again with other terms, or not at all. */
export const sameTermsRefusal = (isSame: boolean): Refusal | null =>
  isSame ? { ...conflict('termsDeclinedSame'), errors: { terms: ['termsDeclinedSame'] } } : null

/** Somebody must be there who can answer. */
export const reachRefusal = (people: number): Refusal | null =>
  people > 0 ? null : conflict('nobodyAnswers')

/** A household asks whom it has in its list. */
export const sightRefusal = (isInList: boolean): Refusal | null =>
  isInList ? null : { code: 'NOT_FOUND', message: 'notInPipeline' }

/** An agency speaks for its candidates who have no account; who has one does it herself. */
export const speakForRefusal = (candidate: { userId: number | null }): Refusal | null =>
  candidate.userId === null ? null : conflict('answersHerself')

/** Whether the same answer to the same terms was given before: said twice it is said once. */
export const isSaidAlready = (act: AgreementAct, row: Row, seen: number): boolean =>
  row.version === seen &&
  ((act === 'decline' && row.status === 'declined') ||
    (act === 'withdraw' && row.status === 'withdrawn') ||
    (act === 'accept' && row.status === 'agreed'))

/** A link lives for a day. */
export const linkAgeRefusal = ({ until }: { until: Date }, now: Date): Refusal | null =>
  until <= now ? conflict('dealLinkExpired') : null

/** It is good for one act, on the terms as they were then. */
export function linkRefusal(
  row: Row,
  link: { version: number; until: Date },
  side: AgreementSide,
  standing: Standing,
  now: Date,
): Refusal | null {
  const old = linkAgeRefusal(link, now)
  if (old !== null) return old
  if (row.version === link.version && !isOpenFor(side, row)) return conflict('dealLinkUsed')
  return actRefusal(side, 'accept', row, link.version, standing)
}

const isOpenFor = (side: AgreementSide, { status }: Row): boolean =>
  agreementAfter(side, 'accept', status) !== null

/** Nobody pays for someone who has said no. */
export const payRefusal = (row: Pick<Row, 'status'> | null): Refusal | null =>
  row?.status === 'declined' ? conflict('saidNo') : null
