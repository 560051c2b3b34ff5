import type { Actor } from '../../../platform/server/context.ts'
import type { Refusal } from '../../../platform/shared/errors.ts'
import { rulesOf } from '../../accounts/role-rules.ts'
import type { AgencyStanding, CandidateAnswer } from '../choices.ts'
import type { AlertRow } from './alerts/tables.ts'
import type { ClaimRow } from './claims/tables.ts'
import type { CandidateFacts } from './ports.ts'
import type { OrderRow } from './tables.ts'

type Order = Pick<OrderRow, 'status' | 'kind'>
type Claim = Pick<ClaimRow, 'state'>
type Candidate = Pick<CandidateFacts, 'hired' | 'withdrawn'>

const conflict = (message: string): Refusal => ({ code: 'CONFLICT', message })

/** A household is shown what it hires, not what was closed unpaid. */
export const sightRefusal = ({ status, kind }: Order): Refusal | null =>
  status === 'closed' || kind !== 'hire' ? { code: 'NOT_FOUND' } : null

/** A key that was used before asks for the same thing. */
export const keyRefusal = (isSameQuestion: boolean): Refusal | null =>
  isSameQuestion ? null : conflict('idempotencyKeyReused')

/** Only what is still owed can be paid. */
export function payRefusal({ status }: Pick<Order, 'status'>): Refusal | null {
  if (status === 'pending') return null
  return conflict(status === 'closed' ? 'orderClosed' : 'orderAlreadyPaid')
}

/** What was shown is what is paid. */
export const shownPriceRefusal = (
  shownMinor: number,
  owedMinor: number,
  amount: string,
): Refusal | null =>
  shownMinor === owedMinor
    ? null
    : {
        ...conflict('orderPriceChanged'),
        params: { amount },
        errors: { amount: ['orderPriceChanged'] },
      }

/** Nobody pays for a hire that can't come about. */
export const hirePayRefusal = (
  order: Pick<Order, 'status'>,
  candidate: Candidate | undefined,
): Refusal | null =>
  payRefusal(order) ??
  (candidate === undefined || candidate.hired || candidate.withdrawn
    ? { code: 'CANDIDATE_UNAVAILABLE' }
    : null)

/** On the screens nobody pays before her yes unawares, and nobody anywhere for someone who has said no. */
export function candidateAnswerRefusal(
  answer: CandidateAnswer,
  withoutYes: boolean | undefined,
): Refusal | null {
  if (answer === 'no') return conflict('saidNo')
  return withoutYes !== false || answer === 'yes'
    ? null
    : { ...conflict('payWithoutYes'), errors: { without_yes: ['payWithoutYes'] } }
}

/** What an operator adds to an unpaid hire, while nobody pays it: what the provider asks for stays what the order says. */
export const lineRefusal = (order: Order, isPaying = false): Refusal | null =>
  payRefusal(order) ??
  (order.kind === 'hire' ? null : conflict('orderAlreadyPaid')) ??
  (isPaying ? conflict('orderPaymentUnderWay') : null)

/** A licensed agency is chosen for whoever is abroad without one; once it is paid, only where nobody brings her. */
export function mandateRefusal(
  order: Pick<OrderRow, 'status' | 'hireEndedOn'>,
  standing: AgencyStanding,
  hasOne: boolean,
): Refusal | null {
  if (order.status !== 'pending' && (order.status !== 'paid' || order.hireEndedOn !== null))
    return conflict('orderClosed')
  if (standing !== 'to_choose' && standing !== 'chosen') return conflict('agencyNotNeeded')
  return order.status === 'paid' && hasOne ? conflict('agencyChosenAlready') : null
}

/** One that brings people from her country today, and has not declined to bring her. */
export const offerRefusal = (isOffered: boolean): Refusal | null =>
  isOffered
    ? null
    : { ...conflict('agencyNotOffered'), errors: { agency_id: ['agencyNotOffered'] } }

/** Only the agency that is to bring her now declines. */
export const mandateOver: Refusal = { code: 'INVALID_TRANSITION', message: 'mandateOver' }

/** Nobody buys a plan that ends before the one she has. */
export const planRefusal = (running: { endsOn: string } | null, endsOn: string): Refusal | null =>
  running !== null && running.endsOn >= endsOn ? conflict('planRunsLonger') : null

/** The two sides of a hire see how to reach one another, and nobody else does. */
export const hireContactRefusal = (
  { userId }: Pick<Actor, 'userId'>,
  sides: { household: number; worker: number | null },
): Refusal | null =>
  userId === sides.household || userId === sides.worker ? null : { code: 'NOT_FOUND' }

/** Amounts aren't converted: nobody may owe anything in the old currency, and the provider takes the new one. */
export function currencyRefusal(openOrders: number, takesAnyCurrency: boolean): Refusal | null {
  if (openOrders > 0)
    return { ...conflict('openOrdersHoldCurrency'), params: { count: openOrders } }
  return takesAnyCurrency ? null : conflict('providerTakesOneCurrency')
}

/** Only what was paid goes back, and not twice. */
export function refundRefusal({ status }: Pick<Order, 'status'>): Refusal | null {
  if (status === 'refunded') return conflict('orderRefunded')
  return status === 'paid' ? null : conflict('orderNotPaid')
}

/** What goes back goes back on a payment. */
export const orderNotPaid = conflict('orderNotPaid')

/** The guarantee is for a hire that was paid for. */
export function claimRefusal(
  order: Order & Pick<OrderRow, 'paidAt'> & { amountMinor: number },
): Refusal | null {
  if (order.kind !== 'hire') return { code: 'NOT_FOUND' }
  const refusal = refundRefusal(order)
  if (refusal) return refusal
  return order.paidAt === null || order.amountMinor === 0 ? conflict('orderNotPaid') : null
}

/** One claim of an order at a time. */
export const openClaimRefusal = (
  order: Parameters<typeof claimRefusal>[0],
  open: Claim | undefined,
): Refusal | null => claimRefusal(order) ?? (open === undefined ? null : conflict('claimOpen'))

/** A claim is decided, or taken back, once. */
export const claimNotOpen: Refusal = { code: 'INVALID_TRANSITION', message: 'claimNotOpen' }

export const decideClaimRefusal = ({ state }: Claim): Refusal | null =>
  state === 'open' ? null : claimNotOpen

export const settleAlertRefusal = ({ settledAt }: Pick<AlertRow, 'settledAt'>): Refusal | null =>
  settledAt === null ? null : conflict('alertSettled')

/** Whether someone may come to see how to reach a candidate: a household, and whoever may become one. */
export const mayBuyContact = (actor: Pick<Actor, 'role'> | null): boolean =>
  actor === null || rulesOf(actor.role).hires
