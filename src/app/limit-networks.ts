import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Registry } from '../platform/server/capability.ts'
import type { Config } from '../platform/server/config.ts'
import { endpointOfRoute } from '../platform/server/http.ts'
import { networkBudget } from './network-budget.ts'
import { isNeverTurnedAway } from './shed.ts'

/** A page that has to be made costs ten, a search one. */
const searchCost = 1
const pageCost = 10
const uncached = { limit: 'uncached', atOnce: 400, perSecond: 15 }
/** Far above what the people of one network do; each call has narrower limits of its own, which cost look-ups. */
const calls = { limit: 'calls', atOnce: 200, perSecond: 20 }

/** What a network may cost the process before anything is looked up: public answers that are not in the response cache, and calls that change something. */
export function limitNetworks(
  app: FastifyInstance,
  { rateLimits }: Config,
  registry: Registry,
  clock: () => Date,
): { takePage: (request: FastifyRequest) => void } {
  if (!rateLimits) return { takePage: () => undefined }
  const takeUncached = networkBudget(uncached, registry, clock)
  const takeCall = networkBudget(calls, registry, clock)
  app.addHook('onRequest', async (request) => {
    if (!/^(?:GET|HEAD|OPTIONS)$/.test(request.method) && !isNeverTurnedAway(request))
      takeCall(request, 1)
  })
  app.addHook('preHandler', async (request) => {
    const endpoint = endpointOfRoute(request.routeOptions)
    if (endpoint?.method === 'GET' && endpoint.access === 'public')
      takeUncached(request, searchCost)
  })
  return { takePage: (request) => takeUncached(request, pageCost) }
}
