import { type Mount, Reply, route } from '../../../platform/server/http.ts'
import { getManagedCandidate } from '../../profiles/server/managed-api.ts'
import * as calls from '../contract.ts'
import { listRequests as listRequestsCall } from '../requests-contract.ts'
import { decideReview, hideCandidate } from './decide-review.ts'
import { withdrawCheck } from './end-checks.ts'
import { exportRoutes } from './exports.ts'
import { listChecks } from './list-checks.ts'
import { listPapers } from './list-papers.ts'
import { listRequests } from './list-requests.ts'
import { listReviews } from './list-reviews.ts'
import { readPaper } from './read-paper.ts'
import { confirmCheck, recordCheck } from './record-check.ts'
import { rejectPaper } from './reject-paper.ts'

export const routes: Mount[] = [
  route(listRequestsCall, async (ctx) => listRequests(ctx, await getManagedCandidate(ctx, 'own'))),
  route(calls.listReviews, listReviews),
  route(calls.decideReview, decideReview),
  route(calls.hideCandidate, (ctx, { id, reason }) => hideCandidate(ctx, id, reason)),
  route(calls.listPapers, listPapers),
  route(calls.readPaper, async (ctx, { id }) => {
    const { body, type, name } = await readPaper(ctx, id)
    const headers = {
      'content-type': type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    }
    return new Reply('', { body, headers })
  }),
  route(calls.rejectPaper, rejectPaper),
  route(calls.listChecks, listChecks),
  route(calls.recordCheck, recordCheck),
  route(calls.confirmCheck, confirmCheck),
  ...exportRoutes,
  route(calls.withdrawCheck, (ctx, { id, reason }) => withdrawCheck(ctx, id, reason)),
]
