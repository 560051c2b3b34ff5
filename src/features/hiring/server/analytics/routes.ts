import { type Mount, route } from '../../../../platform/server/http.ts'
import * as calls from '../../analytics-contract.ts'
import { getAnalytics } from './get-analytics.ts'
import { viewCandidate } from './view-candidate.ts'

export const analyticsRoutes: Mount[] = [
  route(calls.getAnalytics, (ctx, { range }) => getAnalytics(ctx, range)),
  route(calls.viewCandidate, async (ctx, { id }) => {
    await viewCandidate(ctx, id)
    return {}
  }),
]
