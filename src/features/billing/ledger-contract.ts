import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'

// The book of what came in and went back, and how it compares with the provider's.

const none = z.object({})

/** provider: what it holds for us · household: what is owed to us · the kinds of lines: what was charged · refunds_payable: what we owe. */
export const ledgerAccounts = [
  'provider',
  'household',
  'service',
  'visa_service',
  'recruitment_fee',
  'access_plan',
  'refunds_payable',
] as const
export type LedgerAccount = (typeof ledgerAccounts)[number]

const ledgerDiscrepancy = z.object({
  code: z.enum([
    'entry_unbalanced',
    'order_unbalanced',
    'charge_missing',
    'charge_wrong',
    'capture_missing',
    'refund_missing',
    'owed_wrong',
  ]),
  order_id: z.int().nullable(),
  currency: z.string(),
  expected: z.number(),
  found: z.number(),
})
export type LedgerDiscrepancy = z.output<typeof ledgerDiscrepancy>

/** Debits minus credits of each account, in one currency. */
const ledgerBook = z.object({
  currency: z.string(),
  balances: z.record(z.enum(ledgerAccounts), z.number()),
})
export type LedgerBook = z.output<typeof ledgerBook>

const ledgerCheck = z.object({
  ok: z.boolean(),
  checked_at: z.string(),
  entries: z.int(),
  /** The currency that holds first. */
  books: z.array(ledgerBook),
  /** At most 100. */
  faults: z.array(ledgerDiscrepancy),
  /** How many there are in all. */
  faults_found: z.int(),
})
export type LedgerCheck = z.output<typeof ledgerCheck>

export const getLedgerCheck = endpoint('GET', '/api/admin/ledger/', {
  access: 'admin',
  summary: 'What the newest check of the ledger found; it is made each hour. Null before the first',
  input: none,
  output: ledgerCheck.nullable(),
})

export const checkLedger = endpoint('POST', '/api/admin/ledger/', {
  access: 'admin',
  summary: 'Check now whether the ledger balances: by entry, order, refund and plan',
  input: none,
  output: ledgerCheck,
})

const difference = z.object({
  payment_id: z.string(),
  order_id: z.int(),
  kind: z.enum(['unknown_to_provider', 'status', 'amount', 'currency', 'refunded']),
  ours: z.string(),
  theirs: z.string(),
})
export type Difference = z.output<typeof difference>

const reconciliation = z.object({
  at: z.string(),
  provider: z.string(),
  checked: z.int(),
  left: z.int(),
  differences: z.array(difference),
})
export type Reconciliation = z.output<typeof reconciliation>

export const listReconciliations = endpoint('GET', '/api/admin/reconciliations/', {
  access: 'admin',
  summary: "The comparisons with the payment provider's book, newest first",
  input: none,
  output: z.array(reconciliation),
})

export const runReconciliation = endpoint('POST', '/api/admin/reconciliations/', {
  access: 'admin',
  summary: 'Compare with the books of the payment providers now',
  input: none,
  output: z.array(reconciliation),
})
