import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  day,
  identity,
  instant,
  minor,
  reference,
  uuidReference,
} from '../../../platform/server/database/columns.ts'
import { mandateEnds, orderLineKinds, paymentStates, planKeys } from '../choices.ts'

export const orders = pgTable(
  'orders',
  {
    id: identity(),
    employerId: reference('employer_id', 'users').notNull(),
    kind: text({ enum: ['hire', 'plan'] })
      .notNull()
      .default('hire'),
    /** Whom a hire is of; null for a plan. */
    candidateId: reference('candidate_id', 'candidates'),
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
  },
  (row) => [
    unique('orders_order_no_key').on(row.orderNo),
    unique('orders_invoice_no_key').on(row.invoiceNo),
    unique('orders_verification_code_key').on(row.verificationCode),
    check('orders_paid_at', sql`(status in ('paid', 'refunded')) = (paid_at is not null)`),
    check(
      'orders_bought',
      sql`(kind = 'hire') = (candidate_id is not null) and (kind = 'plan') = (plan is not null)`,
    ),
    check('orders_invoice', sql`invoice_no is not null or kind = 'plan' and paid_at is null`),
    check('orders_ended', sql`hire_ended_on is null or kind = 'hire' and paid_at is not null`),
    index('orders_employer').on(row.employerId, row.id),
    uniqueIndex('orders_one_open')
      .on(row.employerId, row.candidateId)
      .where(sql`status = 'pending'`),
    index('orders_candidate').on(row.candidateId),
    uniqueIndex('orders_one_open_plan')
      .on(row.employerId)
      .where(sql`kind = 'plan' and status = 'pending'`),
    uniqueIndex('orders_one_lasting')
      .on(row.candidateId)
      .where(sql`status = 'paid' and hire_ended_on is null`),
  ],
)
export type OrderRow = typeof orders.$inferSelect

/** Which licensed agency a household lets bring whom it hires: one at a time, with what it asked when it was chosen. */
export const mandates = pgTable(
  'mandates',
  {
    id: identity(),
    orderId: reference('order_id', 'orders', 'cascade').notNull(),
    agencyId: reference('agency_id', 'agencies').notNull(),
    feeMinor: minor('fee_minor').notNull(),
    days: integer().notNull(),
    chosenAt: instant('chosen_at').notNull(),
    endedAt: instant('ended_at'),
    endedBecause: text('ended_because', { enum: mandateEnds }),
    /** The agency's words to the household, when it declined. */
    reason: text(),
  },
  (row) => [
    check('mandates_fee_minor_check', sql`fee_minor >= 0`),
    check('mandates_days_check', sql`days > 0`),
    check('mandates_ended', sql`(ended_at is null) = (ended_because is null)`),
    check(
      'mandates_reason',
      sql`(reason is not null) = (coalesce(ended_because, '') = 'declined')`,
    ),
    uniqueIndex('mandates_one_running')
      .on(row.orderId)
      .where(sql`ended_at is null`),
    index('mandates_order').on(row.orderId, row.id),
    index('mandates_agency').on(row.agencyId, row.id),
  ],
)
export type MandateRow = typeof mandates.$inferSelect

export const orderLines = pgTable(
  'order_lines',
  {
    orderId: reference('order_id', 'orders', 'cascade').notNull(),
    position: integer().notNull(),
    kind: text({ enum: orderLineKinds }).notNull(),
    amountMinor: minor('amount_minor').notNull(),
  },
  (line) => [
    primaryKey({ columns: [line.orderId, line.position] }),
    check('order_lines_amount_minor_check', sql`amount_minor >= 0`),
  ],
)

export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey(),
    orderId: reference('order_id', 'orders').notNull(),
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
  },
  (row) => [
    check('payments_amount_minor_check', sql`amount_minor >= 0`),
    unique('payments_provider_provider_payment_id_key').on(row.provider, row.providerPaymentId),
    check('payments_taken_minor_check', sql`taken_minor >= 0`),
    check('payments_taken', sql`(taken_minor is null) = (taken_currency is null)`),
    index('payments_open')
      .on(row.expiresAt)
      .where(sql`status in ('created', 'redirected', 'pending', 'refund_pending')`),
    uniqueIndex('payments_one_open')
      .on(row.orderId)
      .where(sql`status in ('created', 'redirected', 'pending')`),
    index('payments_order').on(row.orderId),
    index('payments_lapsed')
      .on(row.expiresAt)
      .where(sql`status = 'expired'`),
    index('payments_to_ask')
      .on(row.nextAskAt)
      .where(sql`next_ask_at is not null`),
    index('payments_changed').on(row.updatedAt),
  ],
)
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
    orderId: reference('order_id', 'orders').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    paymentId: uuidReference('payment_id', 'payments').notNull(),
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
export const refunds = pgTable(
  'refunds',
  {
    id: uuid().primaryKey(),
    orderId: reference('order_id', 'orders').notNull(),
    paymentId: uuidReference('payment_id', 'payments').notNull(),
    idempotencyKey: text('idempotency_key'),
    amountMinor: minor('amount_minor').notNull(),
    currency: text().notNull(),
    reason: text().notNull(),
    /** The line that it gives back, where it is of one alone: what else was bought stands. */
    line: text({ enum: orderLineKinds }),
    status: text({ enum: ['pending', 'done'] }).notNull(),
    requestedBy: reference('requested_by', 'users', 'set null'),
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
  },
  (row) => [
    check('refunds_amount_minor_check', sql`amount_minor >= 0`),
    check('refunds_check', sql`(status = 'done') = (completed_at is not null)`),
    unique('refunds_order_id_idempotency_key_key').on(row.orderId, row.idempotencyKey),
    index('refunds_payment').on(row.paymentId),
    index('refunds_due')
      .on(row.createdAt)
      .where(sql`status = 'pending'`),
    index('refunds_waiting')
      .on(row.id)
      .where(sql`status = 'pending'`),
  ],
)
export type RefundRow = typeof refunds.$inferSelect
