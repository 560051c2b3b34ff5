import { type Mount, Reply, route } from '../../../platform/server/http.ts'
import { askedEachTime } from '../../../platform/server/response-cache.ts'
import {
  getCandidate as getCandidateCall,
  listCandidates,
  listNationalities,
  listSimilar as listSimilarCall,
} from '../contract.ts'
import { claimRoutes } from './claim/routes.ts'
import { areaRoutes } from './own-profile/routes.ts'
import { candidateIndex } from './candidate-index.ts'
import { getCandidate } from './get-candidate.ts'
import { listSimilar } from './list-similar.ts'
import { reviewRoutes } from './review/routes.ts'
import { searchCandidates } from './search-candidates.ts'

const listFreshSeconds = 30
const publicCaching = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': askedEachTime,
}

const mountList: Mount = (app, host) => {
  const index = candidateIndex(host)
  route(listCandidates, async (ctx, query, request) =>
    Reply.packed(
      await host.cache.answer(request, async () => {
        const body = JSON.stringify({
          success: true,
          data: await searchCandidates(ctx, await index(), query),
        })
        return { status: 200, headers: publicCaching, body, freshSeconds: listFreshSeconds }
      }),
    ),
  )(app, host)
  route(listSimilarCall, async (ctx, { id }) => listSimilar(ctx, await index(), id))(app, host)
  route(listNationalities, async () => (await index()).nationalities())(app, host)
}

export const routes: Mount[] = [
  mountList,
  route(getCandidateCall, (ctx, { id }) => getCandidate(ctx, id)),
  ...areaRoutes,
  ...claimRoutes,
  ...reviewRoutes,
]
