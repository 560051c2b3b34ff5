import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { identity, instant, minor, reference } from '../../../../platform/server/columns.ts'
import { type Difference, ledgerAccounts } from '../../contract.ts'

/** What happened to money, for which order; rows are never changed, the database refuses it. */
export const ledgerEntries = pgTable('ledger_entries', {
  id: identity(),
  at: instant('at').notNull(),
  kind: text({ enum: ['charge', 'capture', 'refund_owed', 'refund_paid'] }).notNull(),
  orderId: reference('order_id').notNull(),
  paymentId: uuid('payment_id'),
  refundId: uuid('refund_id'),
  currency: text().notNull(),
})

/** The sides of an entry: a debit is positive, a credit negative, their sum 0. */
export const ledgerLines = pgTable(
  'ledger_lines',
  {
    entryId: reference('entry_id').notNull(),
    account: text({ enum: ledgerAccounts }).notNull(),
    amountMinor: minor('amount_minor').notNull(),
  },
  (line) => [primaryKey({ columns: [line.entryId, line.account] })],
)

/** What a comparison with the provider's book found. */
export const reconciliations = pgTable('reconciliations', {
  id: identity(),
  at: instant('at').notNull(),
  provider: text().notNull(),
  checked: integer().notNull(),
  differences: jsonb().$type<Difference[]>().notNull(),
})
