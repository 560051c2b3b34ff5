import type { Context } from '../../../../platform/server/context.ts'
import { countOpenAlerts } from '../alerts/queries.ts'
import { findNewestCheck } from './queries.ts'
import { countWaitingRefunds } from './sum-money.ts'

/** What an alarm about money is built on: a name, what it means, and its value; null while there is none. */
export const moneyGauges: {
  name: string
  help: string
  read: (ctx: Pick<Context, 'db'>) => Promise<number | null>
}[] = [
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
