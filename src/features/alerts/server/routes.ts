import { type Mount, route } from '../../../platform/server/http.ts'
import { candidateIndex } from '../../search/server/index.ts'
import * as calls from '../contract.ts'
import { changeSearch, deleteSearch, listSearches, saveSearch } from './searches.ts'
import { stopSearches } from './stop-searches.ts'

export const routes: Mount[] = [
  (app, host) => {
    const index = candidateIndex(host)
    route(calls.listSearches, async (ctx) => listSearches(ctx, await index()))(app, host)
  },
  route(calls.saveSearch, saveSearch),
  route(calls.changeSearch, changeSearch),
  route(calls.deleteSearch, deleteSearch),
  (app, host) => {
    // A mail reader's own button posts a form (RFC 8058), of which the address says all.
    app.register(async (scope) => {
      scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, _body, done) =>
        done(null),
      )
      route(calls.stopSearches, stopSearches)(scope, host)
    })
  },
]
