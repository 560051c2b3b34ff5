import crypto from 'node:crypto'
import { beforeAll, expect, test, vi } from 'vitest'
import { useTestApp } from '../harness.ts'
import { listen } from '../listener.ts'
import { metricsIn } from '../sent-metrics.ts'
import { type ServerProcess, startTimeout, useServers } from './processes.ts'

const secrets = {
  SESSION_SECRET: crypto.randomBytes(32).toString('hex'),
  PAYMENT_SANDBOX_SECRET: crypto.randomBytes(32).toString('hex'),
}
const app = useTestApp(secrets)
const servers = useServers()
const collector = await listen(() => ({ status: 200 }))
const soon = { timeout: 20_000, interval: 20 }
let web: ServerProcess
let worker: ServerProcess

const start = (services: string, everyMs: number) =>
  servers.start('withoutPages', {
    ...secrets,
    ORIGIN: app.config.origin,
    DATABASE_URL: app.databaseUrl,
    DATA_DIR: servers.newFolder(),
    SERVICES: services,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_TRACES_SAMPLER_ARG: '0',
    OTEL_SERVICE_NAME: services,
    OTEL_METRICS_EXPORTER: 'otlp',
    OTEL_METRIC_EXPORT_INTERVAL: String(everyMs),
  })
beforeAll(async () => {
  ;[web, worker] = await Promise.all([start('web', 1000), start('worker', 3_600_000)])
}, startTimeout)

const sentBy = (service: string) =>
  collector.got
    .map(({ body }) => metricsIn(body))
    .filter(({ resource }) => resource['service.name'] === service)

// spec: 3.1 Several processes on one database
test('processes for pages and for jobs send what they measure, again and again and once more at their end, each by a number of its own', async () => {
  const namesOf = (service: string) =>
    sentBy(service)
      .at(-1)
      ?.metrics.map(({ name }) => name)
  expect((await fetch(`${web.origin}/healthz`)).status).toBe(200)
  await vi.waitUntil(() => namesOf('web')?.includes('http_request_duration_seconds'), soon)
  const before = sentBy('web').length
  await vi.waitUntil(() => sentBy('web').length > before + 1, soon)

  expect(sentBy('worker')).toEqual([])
  worker.kill('SIGTERM')
  expect(await worker.ended).toBe(0)
  const [last, ...more] = sentBy('worker')
  expect(more).toEqual([])
  expect(namesOf('worker')).toEqual(expect.arrayContaining(['database_up', 'jobs_oldest_seconds']))
  expect(last?.metrics.find(({ name }) => name === 'database_up')).toMatchObject({
    gauge: { dataPoints: [{ asDouble: 1 }] },
  })
  const numbers = (service: string) =>
    new Set(sentBy(service).map(({ resource }) => resource['service.instance.id']))
  expect([numbers('web').size, numbers('web').union(numbers('worker')).size]).toEqual([1, 2])
})
