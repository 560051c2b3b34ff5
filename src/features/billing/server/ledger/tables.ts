import { bigint, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { identity, instant, minor, reference } from '../../../../platform/server/columns.ts'
import {
  type Difference,
  ledgerAccounts,
  type LedgerBook,
  type LedgerFault,
} from '../../ledger-contract.ts'

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
  /** Recent payments that it did not come to. */
  left: integer().notNull(),
  differences: jsonb().$type<Difference[]>().notNull(),
})

/** What a check of the ledger found. */
export const ledgerChecks = pgTable('ledger_checks', {
  id: identity(),
  at: instant('at').notNull(),
  tookMs: integer('took_ms').notNull(),
  entries: bigint({ mode: 'number' }).notNull(),
  books: jsonb().$type<LedgerBook[]>().notNull(),
  /** The first hundred. */
  faults: jsonb().$type<LedgerFault[]>().notNull(),
  faultsFound: integer('faults_found').notNull(),
})
export type CheckRow = typeof ledgerChecks.$inferSelect
