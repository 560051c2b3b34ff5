import { type Mount, route } from '../../../platform/server/http.ts'
import { getCandidate as getCandidateCall, getOwnPage as getOwnPageCall } from '../contract.ts'
import { getCandidate } from './get-candidate.ts'
import { getOwnPage } from './get-own-page.ts'

export const routes: Mount[] = [
  route(getCandidateCall, (ctx, { id }) => getCandidate(ctx, id)),
  route(getOwnPageCall, (ctx) => getOwnPage(ctx)),
]
