import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import {
  identity,
  instant,
  minor,
  reference,
  uuidReference,
} from '../../../../platform/server/database/columns.ts'
import { alertKinds } from '../../alert-choices.ts'

/** Money that an operator must look at; settled with a note. */
export const moneyAlerts = pgTable(
  'money_alerts',
  {
    id: identity(),
    kind: text({ enum: alertKinds }).notNull(),
    orderId: reference('order_id', 'orders').notNull(),
    paymentId: uuidReference('payment_id', 'payments').notNull(),
    refundId: uuidReference('refund_id', 'refunds'),
    expectedMinor: minor('expected_minor').notNull(),
    expectedCurrency: text('expected_currency').notNull(),
    foundMinor: minor('found_minor'),
    foundCurrency: text('found_currency'),
    raisedAt: instant('raised_at').notNull(),
    settledAt: instant('settled_at'),
    settledBy: reference('settled_by', 'users', 'set null'),
    note: text(),
  },
  (row) => [
    check('money_alerts_check', sql`(kind = 'refund_unclear') = (refund_id is not null)`),
    check('money_alerts_check1', sql`(settled_at is null) = (note is null)`),
    uniqueIndex('money_alerts_payment')
      .on(row.paymentId, row.kind)
      .where(sql`refund_id is null`),
    uniqueIndex('money_alerts_refund')
      .on(row.refundId)
      .where(sql`settled_at is null`),
    index('money_alerts_order').on(row.orderId),
    index('money_alerts_refunds').on(row.refundId),
    index('money_alerts_settled_by').on(row.settledBy),
    index('money_alerts_open')
      .on(row.id)
      .where(sql`settled_at is null`),
  ],
)
export type AlertRow = typeof moneyAlerts.$inferSelect
