import { type Mount, route } from '../../../../platform/server/http.ts'
import { countUpTo } from '../../../../platform/server/paged.ts'
import { listAlerts, settleAlert as settleAlertCall } from '../../alert-contract.ts'
import { presentAlerts } from './present.ts'
import { listNewestAlerts } from './queries.ts'
import { settleAlert } from './settle-alert.ts'
import { moneyAlerts } from './tables.ts'

export const alertRoutes: Mount[] = [
  route(listAlerts, async (ctx, { page, page_size }) => ({
    results: await presentAlerts(ctx, await listNewestAlerts(ctx, page, page_size)),
    ...(await countUpTo(ctx, moneyAlerts, undefined)),
    page,
    page_size,
  })),
  route(settleAlertCall, (ctx, input) => settleAlert(ctx, input)),
]
