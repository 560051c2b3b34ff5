import { type Mount, Reply, route } from '../../../platform/server/http.ts'
import * as calls from '../contract.ts'
import { answerByLink, getAgreementByLink } from './answer-by-link.ts'
import { answerAgreement } from './answer-terms.ts'
import { getTermsDraft } from './get-terms-draft.ts'
import { listAgreements } from './list-agreements.ts'
import { presentAgreement } from './present.ts'
import { proposeTerms } from './propose-terms.ts'

const headers = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }

export const routes: Mount[] = [
  route(calls.getTermsDraft, (ctx, { id }) => getTermsDraft(ctx, id)),
  route(calls.proposeTerms, async (ctx, input) =>
    presentAgreement(ctx, await proposeTerms(ctx, input)),
  ),
  route(calls.listAgreements, (ctx) => listAgreements(ctx)),
  route(calls.answerAgreement, async (ctx, input) =>
    presentAgreement(ctx, await answerAgreement(ctx, input)),
  ),
  route(
    calls.getAgreementByLink,
    async (ctx, { token }) => new Reply(await getAgreementByLink(ctx, token), { headers }),
  ),
  route(
    calls.answerByLink,
    async (ctx, input) => new Reply(await answerByLink(ctx, input), { headers }),
  ),
]
