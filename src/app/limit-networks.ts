import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ownerOfToken } from '../features/accounts/server/sign-in-api.ts'
import type { Registry } from '../platform/server/capability.ts'
import type { Config } from '../platform/server/config/config.ts'
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
/** A file that comes in a form is scanned, and a picture opened: it counts for so many calls. */
const fileCost = 5
/** Of one person's calls that change something so many run at once in this process, of ten connections to the database. */
const changesAtOnce = 3

/** Who asks too much hears of it so much later: what refusals cost is bounded by the connections they come over. */
const refusalMs = 1000
/** So many wait for that at once in this process; past it, a refusal is told at once. */
const refusalsHeld = 200

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
  const late = lateRefusals()
  app.addHook('onRequest', async (request, reply) => {
    if (/^(?:GET|HEAD|OPTIONS)$/.test(request.method) || isNeverTurnedAway(request)) return
    const person = await signedIn(request)
    await late(() => takeCall(request, bringsFile(request) ? fileCost : 1, person))
    if (person !== null) await takeTurn(person, overOf(reply))
  })
  app.addHook('preHandler', async (request) => {
    const endpoint = endpointOfRoute(request.routeOptions)
    if (endpoint?.method !== 'GET' || endpoint.access !== 'public') return
    const person = await signedIn(request)
    await late(() => takeUncached(request, searchCost, person))
  })
  return { takePage: (request) => takeUncached(request, pageCost) }
}

/** Tells a refusal late. */
function lateRefusals(): (take: () => void) => Promise<void> {
  let held = 0
  return async (take) => {
    try {
      take()
    } catch (refusal) {
      if (held < refusalsHeld) {
        held += 1
        await wait(refusalMs).finally(() => (held -= 1))
      }
      throw refusal
    }
  }
}

const bringsFile = ({ headers }: FastifyRequest): boolean =>
  /^multipart\/form-data/i.test(headers['content-type'] ?? '')

/** When a call has been answered, or its caller has gone. */
const overOf = ({ raw }: FastifyReply): Promise<unknown> =>
  raw.closed || raw.destroyed ? Promise.resolve() : new Promise((over) => raw.once('close', over))
