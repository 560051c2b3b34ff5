import type { Actor } from '../../../platform/server/context.ts'
import type { Refusal } from '../../../platform/shared/errors.ts'
import { rulesOf } from '../../accounts/role-rules.ts'
import type { AlertRow } from './alerts/tables.ts'
import type { ClaimRow } from './claims/tables.ts'
import type { CandidateFacts } from './ports.ts'
import type { OrderRow } from './tables.ts'

type Order = Pick<OrderRow, 'status' | 'kind'>
type Candidate = Pick<CandidateFacts, 'hired' | 'withdrawn'>

const conflict = (message: string): Refusal => ({ code: 'CONFLICT', message })

/** Only what is still owed can be paid. */
export function payRefusal({ status }: Pick<Order, 'status'>): Refusal | null {
  if (status === 'pending') return null
  return conflict(status === 'closed' ? 'orderClosed' : 'orderAlreadyPaid')
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

/** What an operator adds to an unpaid hire. */
export const lineRefusal = (order: Order): Refusal | null =>
  payRefusal(order) ?? (order.kind === 'hire' ? null : conflict('orderAlreadyPaid'))

/** Only what was paid goes back, and not twice. */
export function refundRefusal({ status }: Pick<Order, 'status'>): Refusal | null {
  if (status === 'refunded') return conflict('orderRefunded')
  return status === 'paid' ? null : conflict('orderNotPaid')
}

/** The guarantee is for a hire that was paid for. */
export function claimRefusal(
  order: Order & Pick<OrderRow, 'paidAt'> & { amountMinor: number },
): Refusal | null {
  if (order.kind !== 'hire') return { code: 'NOT_FOUND' }
  const refusal = refundRefusal(order)
  if (refusal) return refusal
  return order.paidAt === null || order.amountMinor === 0 ? conflict('orderNotPaid') : null
}

/** A claim is decided, or taken back, once. */
export const decideClaimRefusal = ({ state }: Pick<ClaimRow, 'state'>): Refusal | null =>
  state === 'open' ? null : { code: 'INVALID_TRANSITION', message: 'claimNotOpen' }

export const settleAlertRefusal = ({ settledAt }: Pick<AlertRow, 'settledAt'>): Refusal | null =>
  settledAt === null ? null : conflict('alertSettled')

/** Whether someone may come to see how to reach a candidate: a household, and whoever may become one. */
export const mayBuyContact = (actor: Pick<Actor, 'role'> | null): boolean =>
  actor === null || rulesOf(actor.role).hires
