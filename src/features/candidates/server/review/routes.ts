import { type Mount, route } from '../../../../platform/server/http.ts'
import * as calls from '../../review-contract.ts'
import { openPaper, recordCheck, rejectPaper } from './check-paper.ts'
import { decideReview, hideCandidate } from './decide-review.ts'
import { withdrawCheck } from './end-checks.ts'
import { exportRoutes } from './exports.ts'
import { listChecks } from './list-checks.ts'
import { listPapers } from './list-papers.ts'
import { listReviews } from './list-reviews.ts'

export const reviewRoutes: Mount[] = [
  route(calls.listReviews, listReviews),
  route(calls.decideReview, decideReview),
  route(calls.hideCandidate, (ctx, { id, reason }) => hideCandidate(ctx, id, reason)),
  route(calls.listPapers, listPapers),
  route(calls.openPaper, (ctx, { id }) => openPaper(ctx, id)),
  route(calls.rejectPaper, rejectPaper),
  route(calls.listChecks, listChecks),
  route(calls.recordCheck, recordCheck),
  ...exportRoutes,
  route(calls.withdrawCheck, (ctx, { id, reason }) => withdrawCheck(ctx, id, reason)),
]
