import type { MetricObjectWithValues, MetricValueWithName } from 'prom-client'
import type { Attributes } from '../../platform/server/tracing.ts'
import { attributesOf, nanoseconds, resourceOf, scope } from './otlp.ts'

type Metric = MetricObjectWithValues<MetricValueWithName<string>>
type Reading = MetricValueWithName<string>
/** Since when counters and histograms count, and when they were read. */
type Times = Readonly<Record<'startTimeUnixNano' | 'timeUnixNano', string>>

const cumulative = { aggregationTemporality: 2 } as const

/** What prom-client has read, as OTLP says it in JSON: the body of one call. What has no value yet is left out. */
export function encodeMetrics(metrics: readonly Metric[], resource: Attributes): string {
  const times: Times = {
    startTimeUnixNano: nanoseconds(performance.timeOrigin),
    timeUnixNano: nanoseconds(Date.now()),
  }
  const told = metrics
    .filter(({ values }) => values.length > 0)
    .map((metric) => ({
      name: metric.name,
      description: metric.help,
      ...dataOf(metric, times),
    }))
  return JSON.stringify({
    resourceMetrics: [{ resource: resourceOf(resource), scopeMetrics: [{ scope, metrics: told }] }],
  })
}

function dataOf({ name, type, values }: Metric, times: Times) {
  // Its declarations say a number, the library a word.
  const kind = String(type)
  if (kind === 'histogram') {
    const dataPoints = [...byLabels(values).values()].map((some) => distribution(name, some, times))
    return { histogram: { ...cumulative, dataPoints } }
  }
  const dataPoints = values.map(({ labels, value }) => ({
    attributes: labelsOf(labels),
    ...times,
    asDouble: double(value),
  }))
  if (kind === 'counter') return { sum: { ...cumulative, isMonotonic: true, dataPoints } }
  if (kind === 'gauge') return { gauge: { dataPoints } }
  throw new Error(`${name} is a ${kind}, which nobody has taught to be sent`)
}

const byLabels = (values: readonly Reading[]): Map<string, Reading[]> =>
  Map.groupBy(values, ({ labels }) => JSON.stringify(withoutBound(labels)))

const withoutBound = (labels: Reading['labels']): Reading['labels'] =>
  Object.fromEntries(Object.entries(labels).filter(([name]) => name !== 'le'))

/** One line of a histogram: prom-client counts all up to each bound, OTLP those between two. */
function distribution(name: string, readings: readonly Reading[], times: Times) {
  const buckets = readings.filter(({ metricName }) => metricName === `${name}_bucket`)
  const valueOf = (ending: string) =>
    readings.find(({ metricName }) => metricName === name + ending)?.value ?? 0
  return {
    attributes: labelsOf(withoutBound(readings[0]?.labels ?? {})),
    ...times,
    count: String(valueOf('_count')),
    sum: double(valueOf('_sum')),
    bucketCounts: buckets.map(({ value }, at) => String(value - (buckets[at - 1]?.value ?? 0))),
    explicitBounds: buckets.slice(0, -1).map(({ labels }) => Number(labels['le'])),
  }
}

/** Labels are texts wherever they are read, also a status. */
const labelsOf = (labels: Reading['labels']) =>
  attributesOf(
    Object.fromEntries(Object.entries(labels).map(([name, value]) => [name, String(value)])),
  )

/** JSON has no number for what is none. */
const double = (value: number): number | string => (Number.isFinite(value) ? value : String(value))
