import { type Mount, route } from '../../../platform/server/http.ts'
import {
  getCandidate as getCandidateCall,
  getOwnPage as getOwnPageCall,
  translateAbout as translateAboutCall,
} from '../contract.ts'
import { getCandidate } from './get-candidate.ts'
import { getOwnPage } from './get-own-page.ts'
import { translateAbout } from './translate-about.ts'

export const routes: Mount[] = [
  route(getCandidateCall, (ctx, { id }) => getCandidate(ctx, id)),
  route(getOwnPageCall, (ctx) => getOwnPage(ctx)),
  route(translateAboutCall, (ctx, { id }) => translateAbout(ctx, id)),
]
