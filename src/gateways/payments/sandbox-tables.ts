import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, minor } from '../../platform/server/columns.ts'

/** The sandbox's own book; nothing but the sandbox reads it. */
export const sandboxPayments = pgTable('sandbox_payments', {
  id: uuid().primaryKey(),
  reference: text().notNull(),
  amountMinor: minor('amount_minor').notNull(),
  currency: text().notNull(),
  returnUrl: text('return_url').notNull(),
  status: text({ enum: ['new', 'paid', 'failed', 'cancelled', 'refunded'] }).notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})
export type SandboxPayment = typeof sandboxPayments.$inferSelect
