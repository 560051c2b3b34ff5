import { count, eq, inArray, min } from 'drizzle-orm'
import { type Measure, secondsSince } from '../../../../platform/server/measures.ts'
import { openPaymentStates } from '../../choices.ts'
import { countOpenAlerts } from '../alerts/queries.ts'
import { payments, refunds } from '../tables.ts'
import { findNewestCheck } from './queries.ts'
import { countWaitingRefunds } from './sum-money.ts'

const waitingStates = [...openPaymentStates, 'refund_pending'] as const

const readPayments = ({ db }: Parameters<Measure['read']>[0]) =>
  db
    .select({ state: payments.status, number: count(), since: min(payments.updatedAt) })
    .from(payments)
    .where(inArray(payments.status, waitingStates))
    .groupBy(payments.status)

/** What is measured of money. */
export const moneyMeasures: readonly Measure[] = [
  {
    name: 'money_alerts_open',
    help: 'Payments and refunds that wait for the look of an operator',
    read: countOpenAlerts,
  },
  {
    name: 'refunds_waiting',
    help: 'Refunds that are owed and not made yet',
    read: countWaitingRefunds,
  },
  {
    name: 'refunds_oldest_seconds',
    help: 'For how long the refund that waits longest is owed',
    read: async ({ db, now }) => {
      const [row] = await db
        .select({ since: min(refunds.createdAt) })
        .from(refunds)
        .where(eq(refunds.status, 'pending'))
      return secondsSince(row?.since, now) ?? 0
    },
  },
  {
    name: 'payments',
    help: 'Payments of which the last word is not said, by state',
    labels: ['state'],
    read: async (ctx) => {
      const rows = await readPayments(ctx)
      return waitingStates.map((state) => ({
        labels: { state },
        value: rows.find((row) => row.state === state)?.number ?? 0,
      }))
    },
  },
  {
    name: 'payments_oldest_seconds',
    help: 'For how long the payment that has not moved longest stands in a state',
    labels: ['state'],
    read: async (ctx) => {
      const rows = await readPayments(ctx)
      return waitingStates.map((state) => ({
        labels: { state },
        value: secondsSince(rows.find((row) => row.state === state)?.since, ctx.now) ?? 0,
      }))
    },
  },
  {
    name: 'ledger_faults',
    help: 'Faults that the newest check of the ledger found',
    read: async (ctx) => (await findNewestCheck(ctx))?.faultsFound ?? null,
  },
  {
    name: 'ledger_checked_timestamp_seconds',
    help: 'When the ledger was last checked',
    read: async (ctx) => {
      const row = await findNewestCheck(ctx)
      return row && row.at.getTime() / 1000
    },
  },
]
