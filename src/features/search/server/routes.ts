import { type Mount, Reply, route } from '../../../platform/server/http.ts'
import { askedEachTime } from '../../../platform/server/cache/response-cache.ts'
import { noteShown } from '../../../platform/server/bus.ts'
import { listSimilar as listSimilarCall } from '../../profiles/contract.ts'
import {
  listCandidates,
  listNationalities,
  getAgencyCandidate,
  getJobseeker,
  listAgencyCandidates,
  listJobseekers,
} from '../contract.ts'
import { cardsOf } from './cards.ts'
import { getFromSource, listBySource } from './list-by-source.ts'
import { candidateIndex } from './candidate-index.ts'
import { listSimilar } from './list-similar.ts'
import { nationalitiesTag } from './pages-of-people.ts'
import { searchCandidates } from './search-candidates.ts'

const listFreshSeconds = 30
const publicCaching = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': askedEachTime,
}

const mountList: Mount = (app, host) => {
  const index = candidateIndex(host)
  const cards = cardsOf(host)
  route(listCandidates, async (ctx, query, request) =>
    Reply.packed(
      await host.cache.answer(request, async () => {
        const data = await searchCandidates(ctx, { index: await index(), cards }, query)
        const body = `{"success":true,"data":${data}}`
        return { status: 200, headers: publicCaching, body, freshSeconds: listFreshSeconds }
      }),
    ),
  )(app, host)
  route(listSimilarCall, async (ctx, { id }) => listSimilar(ctx, await index(), id))(app, host)
  route(listNationalities, async () => {
    noteShown(nationalitiesTag)
    return (await index()).nationalities()
  })(app, host)
}

export const routes: Mount[] = [
  mountList,
  route(listJobseekers, (ctx, filters) => listBySource(ctx, 'self', filters)),
  route(getJobseeker, (ctx, { id }) => getFromSource(ctx, 'self', id)),
  route(listAgencyCandidates, (ctx, filters) => listBySource(ctx, 'agency', filters)),
  route(getAgencyCandidate, (ctx, { id }) => getFromSource(ctx, 'agency', id)),
]
