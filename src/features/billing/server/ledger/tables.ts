import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import {
  identity,
  instant,
  minor,
  reference,
  uuidReference,
} from '../../../../platform/server/database/columns.ts'
import {
  type Difference,
  ledgerAccounts,
  type LedgerBook,
  type LedgerDiscrepancy,
} from '../../ledger-contract.ts'

/** What happened to money, for which order; rows are never changed, the database refuses it. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: identity(),
    at: instant('at').notNull(),
    kind: text({ enum: ['charge', 'capture', 'refund_owed', 'refund_paid'] }).notNull(),
    orderId: reference('order_id', 'orders').notNull(),
    paymentId: uuidReference('payment_id', 'payments'),
    refundId: uuidReference('refund_id', 'refunds'),
    currency: text().notNull(),
  },
  (row) => [
    index('ledger_entries_order').on(row.orderId),
    uniqueIndex('ledger_one_charge')
      .on(row.orderId)
      .where(sql`kind = 'charge'`),
    uniqueIndex('ledger_one_capture')
      .on(row.paymentId)
      .where(sql`kind = 'capture'`),
    uniqueIndex('ledger_one_refund_owed')
      .on(row.refundId)
      .where(sql`kind = 'refund_owed'`),
    uniqueIndex('ledger_one_refund_paid')
      .on(row.refundId)
      .where(sql`kind = 'refund_paid'`),
    index('ledger_entries_at')
      .on(row.at)
      .where(sql`kind in ('capture', 'refund_paid')`),
  ],
)

/** The sides of an entry: a debit is positive, a credit negative, their sum 0. */
export const ledgerLines = pgTable(
  'ledger_lines',
  {
    entryId: reference('entry_id', 'ledger_entries').notNull(),
    account: text({ enum: ledgerAccounts }).notNull(),
    amountMinor: minor('amount_minor').notNull(),
  },
  (line) => [
    primaryKey({ columns: [line.entryId, line.account] }),
    check('ledger_lines_amount_minor_check', sql`amount_minor <> 0`),
  ],
)

/** What a comparison with the provider's book found. */
export const reconciliations = pgTable(
  'reconciliations',
  {
    id: identity(),
    at: instant('at').notNull(),
    provider: text().notNull(),
    checked: integer().notNull(),
    /** Recent payments that it did not come to. */
    left: integer().notNull(),
    differences: jsonb().$type<Difference[]>().notNull(),
  },
  () => [check('reconciliations_left_check', sql`"left" >= 0`)],
)

/** What a check of the ledger found. */
export const ledgerChecks = pgTable(
  'ledger_checks',
  {
    id: identity(),
    at: instant('at').notNull(),
    tookMs: integer('took_ms').notNull(),
    entries: bigint({ mode: 'number' }).notNull(),
    books: jsonb().$type<LedgerBook[]>().notNull(),
    /** The first hundred. */
    faults: jsonb().$type<LedgerDiscrepancy[]>().notNull(),
    faultsFound: integer('faults_found').notNull(),
  },
  () => [
    check('ledger_checks_took_ms_check', sql`took_ms >= 0`),
    check('ledger_checks_faults_found_check', sql`faults_found >= 0`),
  ],
)
export type CheckRow = typeof ledgerChecks.$inferSelect
