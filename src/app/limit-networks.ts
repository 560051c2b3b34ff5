import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { networkOf } from '../features/accounts/server/sign-in-api.ts'
import type { Registry } from '../platform/server/capability.ts'
import type { Config } from '../platform/server/config.ts'
import { count } from '../platform/server/counters.ts'
import { endpointOfRoute } from '../platform/server/http.ts'
import { AppError } from '../platform/shared/errors.ts'
import { addressOf } from './proxies.ts'

/** What a network can have at once, and what it gets anew in a second: a page that has to be made costs ten, a search one. */
const atOnce = 400
const perSecond = 15
/** A whole /48 may have so many times what one of its /64 may. */
const sitesShare = 5
const searchCost = 1
const pageCost = 10
const networksKept = 20_000

interface Account {
  left: number
  at: number
}

/** Public answers that are not in the response cache, counted by network and in this process: what is kept, and what the server asks of itself, costs nothing. */
export function limitUncached(
  app: FastifyInstance,
  { rateLimits }: Config,
  registry: Registry,
  clock: () => Date,
): { takePage: (request: FastifyRequest) => void } {
  const accounts = new LRUCache<string, Account>({ max: networksKept })

  /** Nothing is taken from either when one has too little. */
  function take(request: FastifyRequest, cost: number): void {
    if (!rateLimits || !(request.raw.socket instanceof Socket)) return
    const address = addressOf(request)
    const names = [...new Set([networkOf(address), networkOf(address, 48)])]
    const own = names.map((name, place) => filled(name, place === 0 ? 1 : sitesShare))
    const waits = own.map(({ left, share }) => (cost - left) / (perSecond * share))
    const wait = Math.max(...waits)
    if (wait > 0) {
      count({ registry }, 'limits_hit', { limit: 'uncached' })
      throw new AppError('RATE_LIMITED', { retryAfterSeconds: Math.ceil(wait) })
    }
    for (const { name, left } of own)
      accounts.set(name, { left: left - cost, at: clock().getTime() })
  }

  function filled(name: string, share: number): { name: string; left: number; share: number } {
    const known = accounts.get(name)
    const seconds = known === undefined ? 0 : (clock().getTime() - known.at) / 1000
    const left = Math.min(atOnce * share, (known?.left ?? Infinity) + seconds * perSecond * share)
    return { name, left, share }
  }

  app.addHook('preHandler', async (request) => {
    const endpoint = endpointOfRoute(request.routeOptions)
    if (endpoint?.method === 'GET' && endpoint.access === 'public') take(request, searchCost)
  })
  return { takePage: (request) => take(request, pageCost) }
}
