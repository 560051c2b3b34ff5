import { qatarDate } from '../../../platform/shared/format.ts'
import { fromMinor } from '../../../platform/shared/money.ts'
import type { getPayment, Invoice, Order, payOrder } from '../contract.ts'
import type { Output } from '../../../platform/shared/endpoint.ts'
import type { CandidateFacts } from './handlers.ts'
import type { PricedOrder } from './queries.ts'
import type { OrderRow, PaymentRow } from './tables.ts'

type Facts = Map<number, CandidateFacts>

const presentCandidate = (id: number, facts: Facts): Order['candidate'] => {
  const { full_name = '', position = null, nationality = null, image = null } = facts.get(id) ?? {}
  return { id, full_name, position, nationality, image }
}

export const presentOrder = (order: PricedOrder, facts: Facts): Order => ({
  id: order.id,
  order_no: order.orderNo,
  order_date: order.orderDate,
  candidate: presentCandidate(order.candidateId, facts),
  amount: fromMinor(order.amountMinor),
  currency: order.currency,
  status: order.status === 'paid' ? 'paid' : 'pending',
  invoice_no: order.invoiceNo,
  paid_at: order.paidAt?.toISOString() ?? null,
  payable: order.status === 'pending' && facts.get(order.candidateId)?.hired === false,
})

export const presentInvoice = (order: PricedOrder, facts: Facts): Invoice => ({
  invoice_no: order.invoiceNo,
  invoice_date: qatarDate(order.paidAt ?? order.createdAt),
  candidate: presentCandidate(order.candidateId, facts),
  amount: fromMinor(order.amountMinor),
  currency: order.currency,
  status: 'paid',
})

export const presentOpenedPayment = ({ id, paymentUrl, status }: PaymentRow): Output<typeof payOrder> => ({
  payment_id: id,
  payment_url: paymentUrl,
  status,
})

export const presentPayment = ({ id, status }: PaymentRow, order: OrderRow): Output<typeof getPayment> => ({
  payment_id: id,
  order_id: order.id,
  status,
  code: order.status === 'pending' && (status === 'refund_pending' || status === 'refunded') ? 'CANDIDATE_UNAVAILABLE' : null,
})
