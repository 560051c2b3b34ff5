import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { optional, recordId, requiredText, wholeNumber } from '../../platform/shared/fields.ts'
import { csvEndpoint, pageOf, paging } from '../../platform/shared/paged.ts'
import { amountInput } from './amount-rules.ts'
import {
  candidateAnswers,
  orderLineKinds,
  type PaymentState,
  paymentStates,
  planKeys,
} from './choices.ts'
import { lineTerms, quote } from './quote-contract.ts'

export {
  type CandidateAnswer,
  type MandateEnd,
  type OrderLineKind,
  openPaymentStates,
  paymentStates,
  type PaymentState,
  planKeys,
  type PlanKey,
} from './choices.ts'

/**
 * The one table of allowed moves of a payment: by which act, from where, to where.
 * A provider may report 'paid' late: what failed, was cancelled or expired is then still honoured (confirm) or given back.
 */
export const paymentMoves = {
  redirect: { created: 'redirected' },
  wait: { redirected: 'pending' },
  confirm: {
    created: 'paid',
    redirected: 'paid',
    pending: 'paid',
    failed: 'paid',
    cancelled: 'paid',
    expired: 'paid',
  },
  fail: { redirected: 'failed', pending: 'failed' },
  cancel: { redirected: 'cancelled', pending: 'cancelled' },
  expire: { created: 'expired', redirected: 'expired', pending: 'expired' },
  giveBack: {
    redirected: 'refund_pending',
    pending: 'refund_pending',
    failed: 'refund_pending',
    cancelled: 'refund_pending',
    expired: 'refund_pending',
  },
  /** The operator gives all of it back. */
  takeBack: { paid: 'refund_pending' },
  refund: { refund_pending: 'refunded' },
} as const satisfies Record<string, Partial<Record<PaymentState, PaymentState>>>
export type PaymentMove = keyof typeof paymentMoves

/** Where a move leads from here; null when it isn't allowed. */
export const paymentDestination = (move: PaymentMove, from: PaymentState): PaymentState | null =>
  (paymentMoves[move] as Partial<Record<PaymentState, PaymentState>>)[from] ?? null

/** How long a household has to pay before it has to start again. */
export const paymentTtlMinutes = 30

const money = z.number().nonnegative()
const key = 'Header Idempotency-Key: the same key, the same answer'

const candidate = z.object({
  id: z.int(),
  full_name: z.string(),
  position: z.string().nullable(),
  nationality: z.string().nullable(),
  image: z.string().nullable(),
})

/** What the law gives back when a hire ends early, and how much that would be today. */
const guarantee = z.object({
  decision: z.string(),
  starts_on: z.string(),
  /** The last day on which everything comes back. */
  whole_until: z.string(),
  /** The last day on which something comes back. */
  ends_on: z.string(),
  percent_per_month: z.number(),
  phase: z.enum(['whole', 'reduced', 'over']),
  /** Months that count today, of those with a reduction. */
  months_counted: z.number(),
  amount_today: money,
})
export type GuaranteeClock = z.output<typeof guarantee>

const order = z.object({
  id: z.int(),
  order_no: z.string(),
  order_date: z.string(),
  candidate,
  /** In whole units with at most two decimals. */
  amount: z.number(),
  currency: z.string(),
  status: z.enum(['pending', 'paid']),
  /** The proforma's number while pending, the invoice's once paid. */
  invoice_no: z.string(),
  paid_at: z.string().nullable(),
  /** False when someone else has hired the candidate meanwhile. */
  payable: z.boolean(),
  /** What she has said to the terms that she was asked with. */
  her_answer: z.enum(candidateAnswers),
  /** Whether its household may ask for the money back. */
  can_claim: z.boolean(),
  lines: z.array(z.object({ kind: z.enum(orderLineKinds), amount: money, ...lineTerms })),
  /** All that the hire costs: these lines, and what is paid beside them. */
  quote,
  /** What went back or is on its way. */
  refunded_amount: money,
  /** The day on which a refund ended the hire, in whole or in part. */
  hire_ended_on: z.string().nullable(),
  /** Null when no hire lasts. */
  guarantee: guarantee.nullable(),
})
export type Order = z.output<typeof order>

const invoice = z.object({
  invoice_no: z.string(),
  invoice_date: z.string(),
  candidate,
  amount: z.number(),
  currency: z.string(),
  status: z.literal('paid'),
  refunded_amount: money,
})
export type Invoice = z.output<typeof invoice>

const none = z.object({})

/** The browser goes on to `payment_url`; null when nothing is to be paid any more. */
const openedPayment = z.object({
  payment_id: z.string(),
  payment_url: z.string().nullable(),
  status: z.enum(paymentStates),
})
export type OpenedPayment = z.output<typeof openedPayment>

export const listOrders = endpoint('GET', '/api/employer/orders/', {
  access: 'employer',
  summary: "The household's orders, newest first",
  input: none,
  output: z.array(order),
})

export const getOrder = endpoint('GET', '/api/employer/orders/:id/', {
  access: 'employer',
  summary: 'One order',
  input: z.object({ id: recordId }),
  output: order,
})

export const payOrder = endpoint('POST', '/api/employer/orders/:id/pay/', {
  access: 'employer',
  summary: `Open a payment; the browser goes on to the provider's page. With \`amount\`, what was shown: refused when something else is owed by now. With \`without_yes\` it counts what she has said: false, nothing is paid before her yes; true, the household knows that there is none. ${key}`,
  input: z.object({
    id: recordId,
    amount: amountInput.optional(),
    without_yes: z.boolean('unknownChoice').optional(),
  }),
  output: openedPayment,
})

export const getPayment = endpoint('GET', '/api/employer/payments/:id/', {
  access: 'employer',
  summary: 'Where a payment stands; asks the provider while it is open',
  input: z.object({ id: z.uuid('NOT_FOUND') }),
  output: z.object({
    payment_id: z.string(),
    order_id: z.int(),
    status: z.enum(paymentStates),
    /** Why it bought nothing: someone else has hired the candidate, she has said no, another sum was paid than is owed, or the team has to check it. */
    code: z.enum(['CANDIDATE_UNAVAILABLE', 'SAID_NO', 'SUM_DIFFERS', 'UNDER_REVIEW']).nullable(),
    /** Once a hire is paid: what is to be done next, in the reader's words, and where. */
    next: z
      .object({
        label: z.string(),
        due_on: z.string().nullable(),
        /** Whether the household itself has to do it. */
        is_yours: z.boolean(),
        path: z.string(),
      })
      .nullable(),
  }),
})

/** Takes the raw body: its signature is checked before anything is read. */
export const receiveWebhook = endpoint('POST', '/api/payments/:provider/webhook/', {
  access: 'public',
  summary: "The payment provider's signed message; stored once, answered 200 also when repeated",
  input: z.object({ provider: requiredText('NOT_FOUND', 40) }),
  output: z.object({}),
})

export const listInvoices = endpoint('GET', '/api/employer/invoices/', {
  access: 'employer',
  summary: "The household's paid invoices, newest first",
  input: none,
  output: z.array(invoice),
})

/** Answers the file itself, not an envelope. */
export const downloadInvoice = endpoint('GET', '/api/employer/invoices/:invoice_no/', {
  access: 'employer',
  summary: 'An invoice as a file, as text or PDF, in the language of Accept-Language',
  input: z.object({
    invoice_no: requiredText('NOT_FOUND', 40),
    format: optional(z.enum(['txt', 'pdf'], 'unknownChoice')),
  }),
  output: z.string(),
})

/** What is true of an invoice, for whoever holds the paper with its code. */
export const verifyInvoice = endpoint('GET', '/api/invoices/:code/', {
  access: 'public',
  summary:
    'Check a printed invoice by its code: number, day, amount and what was given back; no names',
  input: z.object({ code: z.uuid('NOT_FOUND') }),
  output: z.object({
    invoice_no: z.string(),
    invoice_date: z.string(),
    amount: money,
    currency: z.string(),
    refunded_amount: money,
    kind: z.enum(['hire', 'plan']),
    operator: z.object({ en: z.string(), ar: z.string() }).nullable(),
  }),
})

const plan = z.object({
  plan: z.enum(planKeys),
  amount: money,
  currency: z.string(),
  /** How long it lasts from the day of payment: weeks or calendar months. */
  lasts: z.object({ weeks: z.int(), months: z.int() }),
})
export type Plan = z.output<typeof plan>

export const listPlans = endpoint('GET', '/api/plans/', {
  access: 'public',
  summary: 'The access plans and what they cost today',
  input: none,
  output: z.array(plan),
})

const subscription = z.object({
  plan: z.enum(planKeys),
  amount: money,
  currency: z.string(),
  invoice_no: z.string().nullable(),
  paid_on: z.string(),
  /** Days in Qatar, both included. */
  starts_on: z.string(),
  ends_on: z.string(),
  state: z.enum(['running', 'over', 'refunded']),
})
export type Subscription = z.output<typeof subscription>

export const getSubscription = endpoint('GET', '/api/employer/subscription/', {
  access: 'employer',
  summary: "The household's access plan, and those it had",
  input: none,
  output: z.object({
    /** The plan that opens contact data today; null without one. */
    current: subscription.nullable(),
    history: z.array(subscription),
    /** Candidates whose contact data may still be opened today; null without a plan. */
    openings_left_today: z.int().nullable(),
  }),
})
export type SubscriptionState = z.output<typeof getSubscription.output>

export const buyPlan = endpoint('POST', '/api/employer/subscription/', {
  access: 'employer',
  summary: `Buy an access plan: it runs from the day of payment and does not renew. ${key}`,
  input: z.object({ plan: z.enum(planKeys, 'unknownChoice') }),
  output: openedPayment,
})

const adminOrder = z.object({
  id: z.int(),
  order_no: z.string(),
  invoice_no: z.string().nullable(),
  kind: z.enum(['hire', 'plan']),
  plan: z.enum(planKeys).nullable(),
  employer_id: z.int(),
  employer_name: z.string(),
  candidate_id: z.int().nullable(),
  candidate_name: z.string().nullable(),
  status: z.enum(['pending', 'paid', 'closed', 'refunded']),
  order_date: z.string(),
  paid_at: z.string().nullable(),
  lines: z.array(z.object({ kind: z.enum(orderLineKinds), amount: money })),
  amount: money,
  refunded_amount: money,
  hire_ended_on: z.string().nullable(),
  currency: z.string(),
  can_refund: z.boolean(),
  can_set_lines: z.boolean(),
})
export type AdminOrder = z.output<typeof adminOrder>

const orderFilters = {
  q: optional(requiredText('required', 40)),
  status: optional(adminOrder.shape.status),
  kind: optional(adminOrder.shape.kind),
  /** The household's id. */
  employer: optional(wholeNumber(1, 999_999_999_999)),
}

export const listAllOrders = endpoint('GET', '/api/admin/orders/', {
  access: 'admin',
  summary: 'All orders, newest first; q is part of an order or invoice number',
  input: z.object({ ...orderFilters, ...paging }),
  output: pageOf(adminOrder),
})

export const exportOrders = csvEndpoint('/api/admin/orders/csv/', {
  access: 'admin',
  summary: 'All orders as CSV',
  input: z.object(orderFilters),
})

const orderRecord = adminOrder.extend({
  payments: z.array(
    z.object({
      id: z.string(),
      provider: z.string(),
      provider_payment_id: z.string().nullable(),
      status: z.enum(paymentStates),
      amount: money,
      created_at: z.string(),
      updated_at: z.string(),
    }),
  ),
  refunds: z.array(
    z.object({
      id: z.string(),
      amount: money,
      reason: z.string(),
      status: z.enum(['pending', 'done']),
      created_at: z.string(),
      completed_at: z.string().nullable(),
    }),
  ),
})
export type OrderRecord = z.output<typeof orderRecord>

export const getOrderRecord = endpoint('GET', '/api/admin/orders/:id/', {
  access: 'admin',
  summary: 'One order with its payments and refunds',
  input: z.object({ id: recordId }),
  output: orderRecord,
})

export const setOrderLine = endpoint('POST', '/api/admin/orders/:id/lines/', {
  access: 'admin',
  summary:
    'Set the visa service or recruitment fee of an unpaid order; 0 takes it off. A fee above the cap of her nationality is refused',
  input: z.object({
    id: recordId,
    kind: z.enum(['visa_service', 'recruitment_fee'], 'unknownChoice'),
    amount: amountInput,
  }),
  output: adminOrder,
})

export const refundOrder = endpoint('POST', '/api/admin/orders/:id/refund/', {
  access: 'admin',
  proof: 'recent',
  summary: `Give back a paid order, all that is left of it when no amount is named. A whole refund ends the hire; a part, or nothing at all, with ends_hire. ${key}`,
  input: z.object({
    id: recordId,
    amount: amountInput.optional(),
    ends_hire: z.boolean('unknownChoice').default(false),
    reason: requiredText('required', 500),
  }),
  output: z.object({
    refund_id: z.string(),
    order_id: z.int(),
    amount: money,
    currency: z.string(),
    /** pending: the provider will be asked again until it has done so. */
    status: z.enum(['pending', 'done']),
    order_status: z.enum(['paid', 'refunded']),
    refunded_amount: money,
  }),
})
