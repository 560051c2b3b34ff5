import { Counter, Gauge, Histogram } from 'prom-client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useTestApp } from '../../test/harness.ts'
import { listen } from '../../test/listener.ts'
import { metricsIn, namesIn } from '../../test/sent-metrics.ts'
import { openMetrics } from '../gateways/telemetry/index.ts'
import { readConfig } from '../platform/server/config/config.ts'

const app = useTestApp()
let answer: { status: number; headers?: Record<string, string> } | undefined = { status: 200 }
const collector = await listen(() => answer)
const elsewhere = await listen(() => ({ status: 200 }))
const never = 3_600_000
const soon = { timeout: 20_000, interval: 10 }

/** Sends what the app measures, so often; gives how to end that, and what the log was told. */
function begin(everyMs: number) {
  const { metrics } = readConfig({
    NODE_ENV: 'test',
    OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20sesame',
    OTEL_SERVICE_NAME: 'manzil-trial',
    OTEL_METRICS_EXPORTER: 'otlp',
  })
  const warned: string[] = []
  const log = {
    warn: (what: object, words: string) => void warned.push(JSON.stringify([what, words])),
  }
  const stop = openMetrics({ ...metrics!, everyMs }, () => app.app.readMetrics(), log)
  onTestFinished(() => {
    answer = { status: 200 }
    return stop()
  })
  return { stop, warned }
}

/** What is sent when the process ends, which is the newest there is. */
async function sentNow() {
  await begin(never).stop()
  return collector.got.at(-1)!
}

test('all that /metrics shows is sent, under the same names, by a process that says which it is', async () => {
  await app.app.inject('/api/candidates/471100471/')
  const { body: shown } = await app.app.inject('/metrics')
  const { url, headers, body } = await sentNow()
  // The index may have been filled meanwhile.
  const { body: shownAfter } = await app.app.inject('/metrics')
  expect(url).toBe('/v1/metrics')
  expect(headers).toMatchObject({
    authorization: 'Bearer sesame',
    'content-type': 'application/json',
  })
  const { resource, metrics } = metricsIn(body)
  expect(resource).toEqual({
    'service.name': 'manzil-trial',
    'service.instance.id': expect.stringMatching(/^[\da-f-]{36}$/),
  })
  const names = metrics.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining(['jobs_oldest_seconds', 'process_cpu_seconds_total']),
  )
  expect(names).toEqual(expect.arrayContaining(namesIn(shown)))
  expect(namesIn(shownAfter)).toEqual(expect.arrayContaining(names))
  expect(metrics.find(({ name }) => name === 'files_held')).toMatchObject({
    description: expect.stringMatching(/\w/),
    gauge: { dataPoints: [{ attributes: [], asDouble: 0 }] },
  })
  expect(body).not.toMatch(/471100471|127\.0\.0\.1/)
})

test('gauges, counters and histograms are told as OTLP writes them in JSON', async () => {
  const registers = [await app.app.readMetrics()]
  const help = 'A trial'
  const labelNames = ['place']
  new Gauge({ name: 'trial_nothing', help, registers }).set(Number.NaN)
  new Gauge({ name: 'trial_share', help, registers }).set(-0.25)
  new Counter({ name: 'trial_total', help, labelNames, registers }).inc({ place: 'Doha' }, 3)
  const seconds = { name: 'trial_seconds', help, labelNames, buckets: [1, 2.5], registers }
  const histogram = new Histogram(seconds)
  for (const value of [0.5, 1, 2, 99]) histogram.observe({ place: 'Doha' }, value)
  histogram.observe({ place: 'Al Wakrah' }, 3)
  const { metrics } = metricsIn((await sentNow()).body)
  const told = (name: string) => metrics.find((metric) => metric.name === name)
  const from = `${BigInt(Math.round(performance.timeOrigin * 1000)) * 1000n}`
  const [startTimeUnixNano, timeUnixNano] = [from, expect.stringMatching(/^\d{19}$/)]
  const at = (place: string) => ({
    attributes: [{ key: 'place', value: { stringValue: place } }],
    startTimeUnixNano,
    timeUnixNano,
  })
  expect(told('trial_nothing')).toMatchObject({ gauge: { dataPoints: [{ asDouble: 'NaN' }] } })
  expect(told('trial_share')).toMatchObject({ gauge: { dataPoints: [{ asDouble: -0.25 }] } })
  expect(told('trial_total')).toEqual({
    name: 'trial_total',
    description: help,
    sum: {
      aggregationTemporality: 2,
      isMonotonic: true,
      dataPoints: [{ ...at('Doha'), asDouble: 3 }],
    },
  })
  const counted = { explicitBounds: [1, 2.5] }
  expect(told('trial_seconds')).toEqual({
    name: 'trial_seconds',
    description: help,
    histogram: {
      aggregationTemporality: 2,
      dataPoints: [
        { ...at('Doha'), ...counted, count: '4', sum: 102.5, bucketCounts: ['2', '1', '1'] },
        { ...at('Al Wakrah'), ...counted, count: '1', sum: 3, bucketCounts: ['0', '0', '1'] },
      ],
    },
  })
})

test('requests are counted as often as they were made', async () => {
  const labels = { method: 'GET', route: '/api/candidates/:id/', status: '404' }
  const attributes = Object.entries(labels).map(([key, stringValue]) => ({
    key,
    value: { stringValue },
  }))
  const counted = async () => {
    const { metrics } = metricsIn((await sentNow()).body)
    const { histogram } = metrics.find(({ name }) => name === 'http_request_duration_seconds') ?? {}
    const point = histogram?.dataPoints.find(
      (one) => JSON.stringify(one.attributes) === JSON.stringify(attributes),
    )
    const inBuckets = point?.bucketCounts.reduce((total, count) => total + Number(count), 0)
    return [Number(point?.count ?? 0), inBuckets ?? 0]
  }
  const [before = 0] = await counted()
  for (let n = 0; n < 5; n += 1) await app.app.inject('/api/candidates/471100471/')
  expect(await counted()).toEqual([before + 5, before + 5])
})

test('a collector that refuses, never answers or points elsewhere costs nobody anything, and is told of once until it is back', async () => {
  const { warned } = begin(20)
  const next = async () => {
    const before = collector.got.length
    // The second begins once the first was judged.
    await vi.waitUntil(() => collector.got.length >= before + 2, soon)
  }
  await next()
  expect(warned).toEqual([])
  answer = { status: 307, headers: { location: `${elsewhere.url}/v1/metrics` } }
  await next()
  answer = { status: 503 }
  await next()
  await next()
  expect(warned).toHaveLength(1)
  expect(warned[0]).toContain("the metrics' collector is away")
  expect(elsewhere.got).toEqual([])
  answer = { status: 200 }
  await next()
  answer = { status: 500 }
  await next()
  expect(warned).toHaveLength(2)

  const before = collector.got.length
  answer = undefined
  await vi.waitUntil(() => collector.got.length > before, soon)
  expect((await app.app.inject('/metrics')).statusCode).toBe(200)
  const ended = begin(never)
  const began = performance.now()
  await ended.stop()
  expect(performance.now() - began).toBeLessThan(3000)
  expect(ended.warned).toHaveLength(1)
})

test('what can’t be read is said, and ends nothing', async () => {
  const broken = vi.spyOn(app.app, 'readMetrics').mockRejectedValue(new Error('no such measure'))
  const { warned, stop } = begin(20)
  await vi.waitUntil(() => warned.length > 0, soon)
  expect(warned[0]).toContain('no such measure')
  broken.mockRestore()
  const before = collector.got.length
  await vi.waitUntil(() => collector.got.length > before, soon)
  await stop()
})
