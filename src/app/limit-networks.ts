import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ownerOfToken } from '../features/accounts/server/sign-in-api.ts'
import type { Registry } from '../platform/server/capability.ts'
import type { Config } from '../platform/server/config.ts'
import { endpointOfRoute } from '../platform/server/http.ts'
import { networkBudget } from './network-budget.ts'
import { tokenOf } from './request-context.ts'
import { isNeverTurnedAway } from './shed.ts'
import { turnsOf } from './turns.ts'

/** A page that has to be made costs ten, a search one. */
const searchCost = 1
const pageCost = 10
const uncached = { limit: 'uncached', atOnce: 400, perSecond: 15 }
/** Far above what one person does, or what those behind one address do before they have signed in; each call has narrower limits, which cost look-ups. */
const calls = { limit: 'calls', atOnce: 200, perSecond: 20 }
/** Of one person's calls that change something so many run at once in this process, of ten connections to the database. */
const changesAtOnce = 3

/** What a network, or who is signed in, may cost the process before anything is looked up: public answers that are not in the response cache, and calls that change something. */
export function limitNetworks(
  app: FastifyInstance,
  config: Config,
  registry: Registry,
  clock: () => Date,
): { takePage: (request: FastifyRequest) => void } {
  if (!config.rateLimits) return { takePage: () => undefined }
  const takeUncached = networkBudget(uncached, registry, clock)
  const takeCall = networkBudget(calls, registry, clock)
  const signedIn = async ({ headers }: FastifyRequest) => {
    const token = tokenOf(headers)
    return token === undefined ? null : ownerOfToken(config, token, clock())
  }
  const takeTurn = turnsOf(changesAtOnce)
  app.addHook('onRequest', async (request, reply) => {
    if (/^(?:GET|HEAD|OPTIONS)$/.test(request.method) || isNeverTurnedAway(request)) return
    const person = await signedIn(request)
    takeCall(request, 1, person)
    if (person !== null) await takeTurn(person, overOf(reply))
  })
  app.addHook('preHandler', async (request) => {
    const endpoint = endpointOfRoute(request.routeOptions)
    if (endpoint?.method === 'GET' && endpoint.access === 'public')
      takeUncached(request, searchCost, await signedIn(request))
  })
  return { takePage: (request) => takeUncached(request, pageCost) }
}

/** When a call has been answered, or its caller has gone. */
const overOf = ({ raw }: FastifyReply): Promise<unknown> =>
  raw.closed || raw.destroyed ? Promise.resolve() : new Promise((over) => raw.once('close', over))
