import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, minor } from '../../platform/server/columns.ts'

/** The sandbox's own book; nothing but the sandbox reads it. */
export const sandboxPayments = pgTable('sandbox_payments', {
  id: uuid().primaryKey(),
  reference: text().notNull(),
  amountMinor: minor('amount_minor').notNull(),
  currency: text().notNull(),
  returnUrl: text('return_url').notNull(),
  status: text({ enum: ['new', 'pending', 'paid', 'failed', 'cancelled', 'refunded'] }).notNull(),
  /** When the bank says yes to what is pending. */
  decidesAt: instant('decides_at'),
  refundedMinor: minor('refunded_minor').notNull().default(0),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})
export type SandboxPayment = typeof sandboxPayments.$inferSelect

export const sandboxRefunds = pgTable('sandbox_refunds', {
  reference: text().primaryKey(),
  paymentId: uuid('payment_id').notNull(),
  amountMinor: minor('amount_minor').notNull(),
})
