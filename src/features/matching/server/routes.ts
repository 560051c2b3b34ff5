import { candidateIndex } from '../../search/server/index.ts'
import { type Mount, route } from '../../../platform/server/http.ts'
import * as calls from '../contract.ts'
import { getMatch, listMatches } from './list-matches.ts'
import { findNeeds, saveNeeds } from './needs.ts'

export const routes: Mount[] = [
  route(calls.getNeeds, findNeeds),
  route(calls.saveNeeds, saveNeeds),
  route(calls.getMatch, (ctx, { id }) => getMatch(ctx, id)),
  (app, host) => {
    const index = candidateIndex(host)
    route(calls.listMatches, async (ctx, query) => listMatches(ctx, await index(), query))(
      app,
      host,
    )
  },
]
