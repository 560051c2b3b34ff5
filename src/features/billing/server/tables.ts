import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { day, identity, instant, minor, reference } from '../../../platform/server/columns.ts'
import { paymentStates } from '../contract.ts'

export const orders = pgTable('orders', {
  id: identity(),
  employerId: reference('employer_id').notNull(),
  candidateId: reference('candidate_id').notNull(),
  orderNo: text('order_no').notNull(),
  invoiceNo: text('invoice_no').notNull(),
  orderDate: day('order_date').notNull(),
  currency: text().notNull(),
  status: text({ enum: ['pending', 'paid', 'closed'] }).notNull(),
  paidAt: instant('paid_at'),
  createdAt: instant('created_at').notNull(),
})
export type OrderRow = typeof orders.$inferSelect

export const orderLines = pgTable(
  'order_lines',
  {
    orderId: reference('order_id').notNull(),
    position: integer().notNull(),
    kind: text({ enum: ['service', 'visa_service', 'recruitment_fee'] }).notNull(),
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
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
})
export type PaymentRow = typeof payments.$inferSelect

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
