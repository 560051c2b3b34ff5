import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { optional, recordId, requiredText } from '../../platform/shared/fields.ts'

export const paymentStates = ['created', 'redirected', 'pending', 'paid', 'failed', 'cancelled', 'expired', 'refund_pending', 'refunded'] as const
export type PaymentState = (typeof paymentStates)[number]

/** The states in which the provider may still say something new. */
export const openPaymentStates = ['created', 'redirected', 'pending'] as const satisfies readonly PaymentState[]

/**
 * The one table of allowed moves of a payment: by which act, from where, to where.
 * A provider may report 'paid' late: what failed, was cancelled or expired is then still honoured (confirm) or given back.
 */
export const paymentMoves = {
  redirect: { created: 'redirected' },
  wait: { redirected: 'pending' },
  confirm: { created: 'paid', redirected: 'paid', pending: 'paid', failed: 'paid', cancelled: 'paid', expired: 'paid' },
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
  refund: { refund_pending: 'refunded' },
} as const satisfies Record<string, Partial<Record<PaymentState, PaymentState>>>
export type PaymentMove = keyof typeof paymentMoves

/** Where a move leads from here; null when it isn't allowed. */
export const paymentDestination = (move: PaymentMove, from: PaymentState): PaymentState | null =>
  (paymentMoves[move] as Partial<Record<PaymentState, PaymentState>>)[from] ?? null

/** How long a household has to pay before it has to start again. */
export const paymentTtlMinutes = 30

const candidate = z.object({
  id: z.int(),
  full_name: z.string(),
  position: z.string().nullable(),
  nationality: z.string().nullable(),
  image: z.string().nullable(),
})

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
})
export type Order = z.output<typeof order>

const invoice = z.object({
  invoice_no: z.string(),
  invoice_date: z.string(),
  candidate,
  amount: z.number(),
  currency: z.string(),
  status: z.literal('paid'),
})
export type Invoice = z.output<typeof invoice>

const employer = ['employer'] as const
const none = z.object({})

export const listOrders = endpoint('GET', '/api/employer/orders/', {
  access: employer,
  summary: "The household's orders, newest first",
  input: none,
  output: z.array(order),
})

export const getOrder = endpoint('GET', '/api/employer/orders/:id/', {
  access: employer,
  summary: 'One order',
  input: z.object({ id: recordId }),
  output: order,
})

export const payOrder = endpoint('POST', '/api/employer/orders/:id/pay/', {
  access: employer,
  summary: "Open a payment; the browser goes on to the provider's page. Header Idempotency-Key: the same key, the same answer",
  input: z.object({ id: recordId }),
  output: z.object({ payment_id: z.string(), payment_url: z.string().nullable(), status: z.enum(paymentStates) }),
})

export const getPayment = endpoint('GET', '/api/employer/payments/:id/', {
  access: employer,
  summary: 'Where a payment stands; asks the provider while it is open',
  input: z.object({ id: z.uuid('NOT_FOUND') }),
  output: z.object({
    payment_id: z.string(),
    order_id: z.int(),
    status: z.enum(paymentStates),
    /** Why the money goes back: someone else has hired the candidate. */
    code: z.literal('CANDIDATE_UNAVAILABLE').nullable(),
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
  access: employer,
  summary: "The household's paid invoices, newest first",
  input: none,
  output: z.array(invoice),
})

/** Answers the file itself, not an envelope. */
export const downloadInvoice = endpoint('GET', '/api/employer/invoices/:invoice_no/', {
  access: employer,
  summary: 'An invoice as a file',
  input: z.object({ invoice_no: requiredText('NOT_FOUND', 40), format: optional(z.enum(['txt'], 'unknownChoice')) }),
  output: z.string(),
})
