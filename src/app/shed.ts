import { performance } from 'node:perf_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Registry } from '../platform/server/capability.ts'
import { count } from '../platform/server/counters.ts'
import { endpointOfRoute } from '../platform/server/http.ts'
import { AppError } from '../platform/shared/errors.ts'
import { busyPage } from './pages/busy-page.ts'

const tickMs = 50
const ticksLooked = 4
/** How late the process is, tick after tick, when public pages and searches are turned away, and when all else is. */
const mostLagMs = { public: 150, other: 350 }
const comeBackSeconds = 2

/** Who asks whether the process lives, and who tells of money and messages, is always answered. */
const neverShed = /^\/(?:healthz|readyz|metrics)$|\/webhook\/?$|^\/api\/messages\/[^/]+\/status/

export const isNeverTurnedAway = ({ routeOptions }: FastifyRequest): boolean =>
  neverShed.test(routeOptions.url ?? '')

/** How late the process does what is due: the least of the last ticks, as one that took long is no load. */
export function watchLag(): { lagMs: () => number; stop: () => void } {
  const lately = Array.from({ length: ticksLooked }, () => 0)
  let due = performance.now() + tickMs
  const timer = setInterval(() => {
    const now = performance.now()
    lately.shift()
    lately.push(Math.max(0, now - due))
    due = now + tickMs
  }, tickMs).unref()
  return { lagMs: () => Math.min(...lately), stop: () => clearInterval(timer) }
}

/** Turns calls away with 503 before those who are answered wait for half a second: the public's first, as what is kept of it is served anyway. */
export function shedLoad(app: FastifyInstance, registry: Registry, lag = watchLag()): void {
  app.addHook('onRequest', async (request, reply) => {
    const { url = '' } = request.routeOptions
    const lagMs = lag.lagMs()
    if (lagMs <= mostLagMs.public || isNeverTurnedAway(request)) return
    const isPublic =
      url === '/*' ||
      (request.method === 'GET' && endpointOfRoute(request.routeOptions)?.access === 'public')
    if (!isPublic && lagMs <= mostLagMs.other) return
    count({ registry }, 'work_shed', { what: isPublic ? 'public' : 'other' })
    const refusal = new AppError('UNAVAILABLE', { retryAfterSeconds: comeBackSeconds })
    if (url !== '/*') throw refusal
    const { status, headers, body } = busyPage(request.url, refusal)
    return reply.code(status).headers(headers).send(body)
  })
  app.addHook('onClose', async () => lag.stop())
}
