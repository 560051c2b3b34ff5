import { type Mount, route } from '../../../../platform/server/http.ts'
import * as calls from '../../agency-contract.ts'
import { getAgencyFigures } from './get-figures.ts'
import { answerForCandidate, listAgencyInterviews } from './interviews.ts'
import { listInterest } from './list-interest.ts'

export const agencyRoutes: Mount[] = [
  route(calls.listInterest, listInterest),
  route(calls.listAgencyInterviews, listAgencyInterviews),
  route(calls.answerForCandidate, answerForCandidate),
  route(calls.getAgencyFigures, getAgencyFigures),
]
