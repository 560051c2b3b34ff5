import type { Context } from '../../../platform/server/context.ts'
import { qatarDate } from '../../../platform/shared/format.ts'
import { fromMinor } from '../../../platform/shared/money.ts'
import type { Quote } from '../quote.ts'
import type { CandidateAnswer } from '../choices.ts'
import type { AlertKind } from '../alert-contract.ts'
import type {
  AdminOrder,
  getPayment,
  GuaranteeClock,
  Invoice,
  OpenedPayment,
  Order,
  PaymentState,
} from '../contract.ts'
import type { Output } from '../../../platform/shared/endpoint.ts'
import { getUserNames } from '../../accounts/server/index.ts'
import { openClaimsOf } from './claims/queries.ts'
import {
  type CandidateFacts,
  describeCandidates,
  readCandidateAnswers,
  type NextStep,
} from './ports.ts'
import { guaranteeOn, refundOfQuote, type GuaranteeRule } from './prices/guarantee.ts'
import { quoteFor, quoteSources } from './quote-for.ts'
import { presentOrderLines, presentQuote, withQuoted } from './quotes.ts'
import { type HireOrder, linesOfOrders, type PricedOrder, refundedOfOrders } from './queries.ts'
import type { OrderRow, PaymentRow } from './tables.ts'
import { hirePayRefusal, lineRefusal, openClaimRefusal, refundRefusal } from './policy.ts'

type Facts = Map<number, CandidateFacts>

const presentCandidate = (id: number, facts: Facts): Order['candidate'] => {
  const { full_name = '', position = null, nationality = null, image = null } = facts.get(id) ?? {}
  return { id, full_name, position, nationality, image }
}

const idsOf = (orders: readonly PricedOrder[]): number[] => orders.map(({ id }) => id)
const factsOf = (ctx: Context, orders: readonly HireOrder[]): Promise<Facts> =>
  describeCandidates(ctx, [...new Set(orders.map((order) => order.candidateId))])

/** What the candidates of one household's orders have said to it. */
const saidToOrders = (ctx: Context, orders: readonly HireOrder[]) =>
  readCandidateAnswers(
    ctx,
    orders[0]?.employerId ?? 0,
    orders.map(({ candidateId }) => candidateId),
  )

/** A household's orders, each with its lines, what went back and its guarantee. */
export async function presentOrders(ctx: Context, orders: readonly HireOrder[]): Promise<Order[]> {
  const [facts, claims, owns, refunded, sources, said] = await Promise.all([
    factsOf(ctx, orders),
    openClaimsOf(ctx, idsOf(orders)),
    withQuoted(ctx, orders),
    refundedOfOrders(ctx, idsOf(orders)),
    quoteSources(ctx),
    saidToOrders(ctx, orders),
  ])
  const quoted = new Map(
    owns.map((own) => {
      const quoteOf = (lines: typeof own.lines) =>
        quoteFor(sources, facts.get(own.candidateId), { ...own, lines })
      return [own.id, { own, standing: quoteOf(own.lines), ordered: quoteOf(own.ordered) }]
    }),
  )
  return orders.map((order) => ({
    id: order.id,
    order_no: order.orderNo,
    order_date: order.orderDate,
    candidate: presentCandidate(order.candidateId, facts),
    amount: fromMinor(order.amountMinor),
    currency: order.currency,
    // Given back in the end, it was paid all the same.
    status: order.paidAt === null ? 'pending' : 'paid',
    invoice_no: order.invoiceNo,
    paid_at: order.paidAt?.toISOString() ?? null,
    payable: hirePayRefusal(order, facts.get(order.candidateId)) === null,
    her_answer: said.get(order.candidateId) ?? 'not_asked',
    can_claim: openClaimRefusal(order, claims.get(order.id)) === null,
    lines: presentOrderLines(quoted.get(order.id)?.ordered as Quote),
    quote: presentQuote(quoted.get(order.id)?.standing as Quote, order.currency),
    refunded_amount: fromMinor(refunded.get(order.id) ?? 0),
    hire_ended_on: order.hireEndedOn,
    guarantee: hasGuarantee(order)
      ? guaranteeClock(
          quoted.get(order.id)?.standing as Quote,
          order,
          sources.rules,
          (refunded.get(order.id) ?? 0) - (quoted.get(order.id)?.own.goneMinor ?? 0),
          ctx.now,
        )
      : null,
  }))
}

const hasGuarantee = ({ status, amountMinor, hireEndedOn }: HireOrder): boolean =>
  status === 'paid' && amountMinor > 0 && hireEndedOn === null

function guaranteeClock(
  found: Quote,
  { paidAt }: HireOrder,
  rules: readonly GuaranteeRule[],
  refundedMinor: number,
  now: Date,
): GuaranteeClock | null {
  const startsOn = paidAt === null ? null : qatarDate(paidAt)
  const rule = startsOn === null ? null : guaranteeOn(rules, startsOn)
  const result = refundOfQuote(found, rule, { endsOn: qatarDate(now) })
  if (startsOn === null || rule === null || result === null) return null
  return {
    decision: rule.decision,
    starts_on: startsOn,
    whole_until: result.wholeUntil,
    ends_on: result.lastDay,
    percent_per_month: rule.percentPerMonth,
    phase: result.phase,
    months_counted: result.monthsCounted,
    amount_today: fromMinor(Math.max(0, result.amountMinor - refundedMinor)),
  }
}

/** A household's invoices, those of orders that were given back too. */
export async function presentInvoices(
  ctx: Context,
  orders: readonly HireOrder[],
): Promise<Invoice[]> {
  const [facts, refunded] = await Promise.all([
    factsOf(ctx, orders),
    refundedOfOrders(ctx, idsOf(orders)),
  ])
  return orders.map((order) => ({
    invoice_no: order.invoiceNo,
    invoice_date: qatarDate(order.paidAt ?? order.createdAt),
    candidate: presentCandidate(order.candidateId, facts),
    amount: fromMinor(order.amountMinor),
    currency: order.currency,
    status: 'paid',
    refunded_amount: fromMinor(refunded.get(order.id) ?? 0),
  }))
}

/** Orders as the operator sees them. */
export async function presentAdminOrders(
  ctx: Context,
  orders: readonly PricedOrder[],
): Promise<AdminOrder[]> {
  const [lines, refunded, names, facts] = await Promise.all([
    linesOfOrders(ctx, idsOf(orders)),
    refundedOfOrders(ctx, idsOf(orders)),
    getUserNames(
      ctx,
      orders.map(({ employerId }) => employerId),
    ),
    describeCandidates(
      ctx,
      orders.flatMap(({ candidateId }) => candidateId ?? []),
    ),
  ])
  return orders.map((order) => ({
    id: order.id,
    order_no: order.orderNo,
    invoice_no: order.invoiceNo,
    kind: order.kind,
    plan: order.plan,
    employer_id: order.employerId,
    employer_name: names.get(order.employerId) ?? '',
    candidate_id: order.candidateId,
    candidate_name: facts.get(order.candidateId ?? 0)?.full_name ?? null,
    status: order.status,
    order_date: order.orderDate,
    paid_at: order.paidAt?.toISOString() ?? null,
    lines: (lines.get(order.id) ?? []).map(({ kind, amountMinor }) => ({
      kind,
      amount: fromMinor(amountMinor),
    })),
    amount: fromMinor(order.amountMinor),
    refunded_amount: fromMinor(refunded.get(order.id) ?? 0),
    hire_ended_on: order.hireEndedOn,
    currency: order.currency,
    can_refund: refundRefusal(order) === null && order.amountMinor > (refunded.get(order.id) ?? 0),
    can_set_lines: lineRefusal(order) === null,
  }))
}

export const presentOpenedPayment = ({ id, paymentUrl, status }: PaymentRow): OpenedPayment => ({
  payment_id: id,
  payment_url: paymentUrl,
  status,
})

export const presentPayment = (
  { id, status }: PaymentRow,
  order: OrderRow,
  alert: AlertKind | null,
  next: NextStep | null,
  said: CandidateAnswer,
): Output<typeof getPayment> => ({
  payment_id: id,
  order_id: order.id,
  status,
  code: codeOf(status, order, alert, said),
  next,
})

function codeOf(
  status: PaymentState,
  order: OrderRow,
  alert: AlertKind | null,
  said: CandidateAnswer,
): Output<typeof getPayment>['code'] {
  const isGivenBack = status === 'refund_pending' || status === 'refunded'
  if (alert === 'taken_for_another' && !isGivenBack && status !== 'paid') return 'UNDER_REVIEW'
  if (!isGivenBack || order.status !== 'pending') return null
  if (alert !== null) return 'SUM_DIFFERS'
  if (said === 'no') return 'SAID_NO'
  return order.kind === 'hire' ? 'CANDIDATE_UNAVAILABLE' : null
}
