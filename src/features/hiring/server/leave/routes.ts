import { type Mount, route } from '../../../../platform/server/http.ts'
import * as calls from '../../leave-contract.ts'
import { listLeavable } from './list-leavable.ts'
import { withdrawForCandidate, withdrawOwn } from './withdraw.ts'

export const leaveRoutes: Mount[] = [
  route(calls.listLeavable, (ctx) => listLeavable(ctx)),
  route(calls.withdraw, withdrawOwn),
  route(calls.withdrawForCandidate, withdrawForCandidate),
]
