import { type Mount, route } from '../../../platform/server/http.ts'
import { getCandidate as getCandidateCall } from '../contract.ts'
import { getCandidate } from './get-candidate.ts'

export const routes: Mount[] = [route(getCandidateCall, (ctx, { id }) => getCandidate(ctx, id))]
