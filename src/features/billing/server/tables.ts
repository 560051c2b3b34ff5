import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { day, identity, instant, minor, reference } from '../../../platform/server/columns.ts'
import { orderLineKinds, paymentStates, planKeys } from '../contract.ts'

export const orders = pgTable('orders', {
  id: identity(),
  employerId: reference('employer_id').notNull(),
  kind: text({ enum: ['hire', 'plan'] })
    .notNull()
    .default('hire'),
  /** Whom a hire is of; null for a plan. */
  candidateId: reference('candidate_id'),
  plan: text({ enum: planKeys }),
  orderNo: text('order_no').notNull(),
  /** A plan's comes with its payment. */
  invoiceNo: text('invoice_no'),
  /** Opens the public page that says what is true of the invoice. */
  verificationCode: uuid('verification_code').notNull().defaultRandom(),
  orderDate: day('order_date').notNull(),
  currency: text().notNull(),
  status: text({ enum: ['pending', 'paid', 'closed', 'refunded'] }).notNull(),
  paidAt: instant('paid_at'),
  /** The day on which a refund ended the hire; null while it lasts. */
  hireEndedOn: day('hire_ended_on'),
  createdAt: instant('created_at').notNull(),
})
export type OrderRow = typeof orders.$inferSelect

export const orderLines = pgTable(
  'order_lines',
  {
    orderId: reference('order_id').notNull(),
    position: integer().notNull(),
    kind: text({ enum: orderLineKinds }).notNull(),
    amountMinor: minor('amount_minor').notNull(),
  },
  (line) => [primaryKey({ columns: [line.orderId, line.position] })],
)

export const payments = pgTable('payments', {
  id: uuid().primaryKey(),
  orderId: reference('order_id').notNull(),
  provider: text().notNull(),
  providerPaymentId: text('provider_payment_id'),
  paymentUrl: text('payment_url'),
  status: text({ enum: paymentStates }).notNull(),
  amountMinor: minor('amount_minor').notNull(),
  currency: text().notNull(),
  /** What the provider took, where that is another sum than was asked for. */
  takenMinor: minor('taken_minor'),
  takenCurrency: text('taken_currency'),
  /** When the provider is asked next without anyone looking; null: no more. */
  nextAskAt: instant('next_ask_at'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
})
export type PaymentRow = typeof payments.$inferSelect

/** What the provider took: what was asked for, unless it says otherwise. */
export const takenOf = ({
  takenMinor,
  takenCurrency,
  amountMinor,
  currency,
}: PaymentRow): { amountMinor: number; currency: string } => ({
  amountMinor: takenMinor ?? amountMinor,
  currency: takenCurrency ?? currency,
})

/** Which payment a key of a pay call first led to. */
export const paymentKeys = pgTable(
  'payment_keys',
  {
    orderId: reference('order_id').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    paymentId: uuid('payment_id').notNull(),
  },
  (key) => [primaryKey({ columns: [key.orderId, key.idempotencyKey] })],
)

export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text().notNull(),
    eventKey: text('event_key').notNull(),
    payload: jsonb().notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (event) => [primaryKey({ columns: [event.provider, event.eventKey] })],
)

/** What a refund was asked for with; `amountMinor` is null when all that was left was meant. */
export interface AskedRefund {
  amountMinor: number | null
  endsHire: boolean
  reason: string
}

/** What goes back of a payment; without a key, what the settlement itself gives back. */
export const refunds = pgTable('refunds', {
  id: uuid().primaryKey(),
  orderId: reference('order_id').notNull(),
  paymentId: uuid('payment_id').notNull(),
  idempotencyKey: text('idempotency_key'),
  amountMinor: minor('amount_minor').notNull(),
  currency: text().notNull(),
  reason: text().notNull(),
  status: text({ enum: ['pending', 'done'] }).notNull(),
  requestedBy: reference('requested_by'),
  /** Until when, by the clock of the database, one who asks the provider has it for itself. */
  claimedUntil: instant('claimed_until'),
  /** It was asked for, and nobody knows what came of it: the provider is asked before it is tried again. */
  isUnclear: boolean('is_unclear').notNull().default(false),
  /** The provider doesn't say what came of it: an operator does. */
  isHeld: boolean('is_held').notNull().default(false),
  /** The whole question that its key stands for. */
  asked: jsonb().$type<AskedRefund>(),
  createdAt: instant('created_at').notNull(),
  completedAt: instant('completed_at'),
})
export type RefundRow = typeof refunds.$inferSelect
