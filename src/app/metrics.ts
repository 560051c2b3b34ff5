import crypto from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry as Metrics } from 'prom-client'
import type { Registry } from '../platform/server/capability.ts'
import type { Config } from '../platform/server/config/config.ts'
import type { Host } from '../platform/server/http.ts'
import { isLocalCaller } from '../platform/server/local-caller.ts'
import {
  addMeasures,
  listMeasures,
  type Measure,
  type Reading,
  readMeasures,
} from '../platform/server/measures.ts'
import { AppError } from '../platform/shared/errors.ts'
import { processMeasures } from './process-measures.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** All that is measured in this process, as it is now. */
    readMetrics(): Promise<Metrics>
  }
}

/** /metrics in Prometheus' text format, for loopback callers or those with the token, and `readMetrics` for what sends the same; gives the list to whoever counts something more. */
export function mountMetrics(app: FastifyInstance, host: Host, registry: Registry): Metrics {
  const { config, clock, connection } = host
  const metrics = new Metrics()
  addMeasures(registry, processMeasures(host, registry))
  collectDefaultMetrics({ register: metrics })
  timeAnswers(app, metrics)
  app.decorate('readMetrics', async () => {
    const found = await readMeasures({ registry, db: connection.db, now: clock() })
    for (const measure of listMeasures({ registry })) {
      const readings = found.get(measure.name)
      // What can't be read stays as it was.
      if (readings) record(metrics, measure, readings)
    }
    return metrics
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, config)) throw new AppError('NOT_FOUND')
    return reply.type(metrics.contentType).send(await (await app.readMetrics()).metrics())
  })
  return metrics
}

function record(metrics: Metrics, measure: Measure, readings: readonly Reading[]): void {
  const { name, help, labels: labelNames = [] } = measure
  metrics.removeSingleMetric(name)
  if (readings.length === 0) return
  const Kind = measure.isCounter ? Counter : Gauge
  const metric = new Kind({ name, help, labelNames, registers: [metrics] })
  for (const { labels = {}, value } of readings) metric.inc(labels, value)
}

function timeAnswers(app: FastifyInstance, metrics: Metrics): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2],
    registers: [metrics],
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
}

function mayRead(request: FastifyRequest, config: Config): boolean {
  const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (config.metricsToken !== undefined) {
    return given !== undefined && crypto.timingSafeEqual(digest(given), digest(config.metricsToken))
  }
  return isLocalCaller(request)
}

const digest = (text: string): Buffer => crypto.createHash('sha256').update(text).digest()
