import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { identity, instant, minor, reference } from '../../../../platform/server/columns.ts'
import { alertKinds } from '../../alert-choices.ts'

/** Money that an operator must look at; settled with a note. */
export const moneyAlerts = pgTable('money_alerts', {
  id: identity(),
  kind: text({ enum: alertKinds }).notNull(),
  orderId: reference('order_id').notNull(),
  paymentId: uuid('payment_id').notNull(),
  refundId: uuid('refund_id'),
  expectedMinor: minor('expected_minor').notNull(),
  expectedCurrency: text('expected_currency').notNull(),
  foundMinor: minor('found_minor'),
  foundCurrency: text('found_currency'),
  raisedAt: instant('raised_at').notNull(),
  settledAt: instant('settled_at'),
  settledBy: reference('settled_by'),
  note: text(),
})
export type AlertRow = typeof moneyAlerts.$inferSelect
