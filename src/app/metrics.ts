import crypto from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import { measureCounters } from './counter-metrics.ts'
import { measureDisk } from './disk-room.ts'
import { measureJobs } from './job-metrics.ts'
import { measureMoney } from './money-metrics.ts'
import type { Registry as Capabilities } from '../platform/server/capability.ts'
import type { Config } from '../platform/server/config.ts'
import type { Connection } from '../platform/server/db.ts'
import type { ResponseCache } from '../platform/server/response-cache.ts'
import { isLocalCaller } from '../platform/server/local-caller.ts'
import { AppError } from '../platform/shared/errors.ts'

/** /metrics in Prometheus' text format, for loopback callers or those with the token; gives the registry to whoever counts something more. */
export function mountMetrics(
  app: FastifyInstance,
  config: Config,
  cache: ResponseCache,
  { db }: Connection,
  capabilities: Capabilities,
): Registry {
  const registry = new Registry()
  const cached: Counter = new Counter({
    name: 'response_cache_hits_total',
    help: 'Answers given from the response cache',
    registers: [registry],
    collect: () => {
      cached.reset()
      cached.inc(cache.hits)
    },
  })
  const made: Counter = new Counter({
    name: 'response_cache_made_total',
    help: 'Public answers that had to be made',
    registers: [registry],
    collect: () => {
      made.reset()
      made.inc(cache.made)
    },
  })
  collectDefaultMetrics({ register: registry })
  measureMoney(registry, db)
  measureJobs(registry, db)
  measureDisk(registry, config)
  measureCounters(registry, capabilities)
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.5, 2],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    durations.observe(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
      },
      reply.elapsedTime / 1000,
    )
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, config)) throw new AppError('NOT_FOUND')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  return registry
}

function mayRead(request: FastifyRequest, config: Config): boolean {
  const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (config.metricsToken !== undefined) {
    return given !== undefined && crypto.timingSafeEqual(digest(given), digest(config.metricsToken))
  }
  return isLocalCaller(request)
}

const digest = (text: string): Buffer => crypto.createHash('sha256').update(text).digest()
