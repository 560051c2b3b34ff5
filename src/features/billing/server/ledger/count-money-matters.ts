import type { Context } from '../../../../platform/server/context.ts'
import { countOpenAlerts } from '../alerts/queries.ts'
import { findNewestCheck } from './queries.ts'

/** What waits for the operator in the money page: open alerts, and discrepancies of the ledger. */
export const countMoneyMatters = async (ctx: Pick<Context, 'db'>): Promise<number> =>
  (await countOpenAlerts(ctx)) + ((await findNewestCheck(ctx))?.faultsFound ?? 0)
