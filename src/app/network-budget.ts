import { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { networkOf } from '../features/accounts/server/sign-in-api.ts'
import type { Registry } from '../platform/server/capability.ts'
import { count } from '../platform/server/counters.ts'
import { AppError } from '../platform/shared/errors.ts'
import { addressOf } from './proxies.ts'

interface Budget {
  /** What it is called among `limits_hit`. */
  limit: string
  /** What a network can have at once, and what it gets anew in a second. */
  atOnce: number
  perSecond: number
}

/** A whole /48 may have so many times what one of its /64 may. */
const sitesShare = 5
const networksKept = 20_000

interface Account {
  left: number
  at: number
}

/**
 * Takes from what a caller may cost, in this process and without a query; RATE_LIMITED when too little is left. A caller is a network, or
 * `signedIn`, who pays for herself: a carrier's customers share one address. What the server asks of itself costs nothing.
 */
export function networkBudget(
  { limit, atOnce, perSecond }: Budget,
  registry: Registry,
  clock: () => Date,
): (request: FastifyRequest, cost: number, signedIn?: number | null) => void {
  const accounts = new LRUCache<string, Account>({ max: networksKept })

  function filled(name: string, share: number): { name: string; left: number; share: number } {
    const known = accounts.get(name)
    const seconds = known === undefined ? 0 : (clock().getTime() - known.at) / 1000
    const left = Math.min(atOnce * share, (known?.left ?? Infinity) + seconds * perSecond * share)
    return { name, left, share }
  }

  /** Nothing is taken from either when one has too little. */
  return (request, cost, signedIn = null) => {
    if (!(request.raw.socket instanceof Socket)) return
    const address = addressOf(request)
    const names =
      signedIn === null
        ? [...new Set([networkOf(address), networkOf(address, 48)])]
        : [`user:${signedIn}`]
    const own = names.map((name, place) => filled(name, place === 0 ? 1 : sitesShare))
    const waits = own.map(({ left, share }) => (cost - left) / (perSecond * share))
    const wait = Math.max(...waits)
    if (wait > 0) {
      count({ registry }, 'limits_hit', { limit })
      throw new AppError('RATE_LIMITED', { retryAfterSeconds: Math.ceil(wait) })
    }
    for (const { name, left } of own)
      accounts.set(name, { left: left - cost, at: clock().getTime() })
  }
}
