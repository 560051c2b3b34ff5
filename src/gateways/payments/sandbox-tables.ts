import { sql } from 'drizzle-orm'
import { check, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant, minor, uuidReference } from '../../platform/server/database/columns.ts'

/** The sandbox's own book; nothing but the sandbox reads it. */
export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
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
  },
  (row) => [
    check('sandbox_payments_amount_minor_check', sql`amount_minor > 0`),
    unique('sandbox_payments_reference_key').on(row.reference),
    check('sandbox_payments_check', sql`refunded_minor >= 0 and refunded_minor <= amount_minor`),
  ],
)
export type SandboxPayment = typeof sandboxPayments.$inferSelect

export const sandboxRefunds = pgTable(
  'sandbox_refunds',
  {
    reference: text().primaryKey(),
    paymentId: uuidReference('payment_id', 'sandbox_payments').notNull(),
    amountMinor: minor('amount_minor').notNull(),
  },
  () => [check('sandbox_refunds_amount_minor_check', sql`amount_minor > 0`)],
)
