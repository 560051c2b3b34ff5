interface Point {
  attributes: Attribute[]
}
interface Attribute {
  key: string
  value: { stringValue: string }
}
interface SentMetric {
  name: string
  description: string
  gauge?: { dataPoints: (Point & { asDouble: number | string })[] }
  sum?: { dataPoints: (Point & { asDouble: number | string })[] }
  histogram?: { dataPoints: (Point & { count: string; bucketCounts: string[] })[] }
}
interface Sent {
  resourceMetrics: {
    resource: { attributes: Attribute[] }
    scopeMetrics: { metrics: SentMetric[] }[]
  }[]
}

/** What a process has sent to a collector by OTLP. */
export function metricsIn(body: string): {
  resource: Record<string, string>
  metrics: SentMetric[]
} {
  const [sent] = (JSON.parse(body) as Sent).resourceMetrics
  return {
    resource: Object.fromEntries(
      sent!.resource.attributes.map(({ key, value }) => [key, value.stringValue]),
    ),
    metrics: sent!.scopeMetrics[0]!.metrics,
  }
}

/** The names of what /metrics shows a value of, sorted. */
export function namesIn(shown: string): string[] {
  const histograms = new Set(
    [...shown.matchAll(/^# TYPE (\S+) histogram$/gm)].map(([, name]) => name),
  )
  const names = [...shown.matchAll(/^([a-z]\w*)(?:\{.*\})? \S+$/gm)].map(([, name = '']) => {
    const whole = name.replace(/_(bucket|sum|count)$/, '')
    return histograms.has(whole) ? whole : name
  })
  return [...new Set(names)].toSorted()
}
