import { z } from 'zod'

export interface CollectorSettings {
  /** Where a collector takes OTLP over HTTP. */
  url: string
  headers: Readonly<Record<string, string>>
  /** What the process is called there, and more that all it sends says. */
  resource: Readonly<Record<string, string>>
}

export interface TraceSettings extends CollectorSettings {
  /** Of all traces, those that are made: 0 to 1. */
  share: number
}

export interface MetricSettings extends CollectorSettings {
  everyMs: number
}

export interface TelemetrySettings {
  /** Where traces go; null: none are made. */
  traces: TraceSettings | null
  /** Where what /metrics shows is sent; null: it is only shown. */
  metrics: MetricSettings | null
}

/** What the W3C's baggage and OpenTelemetry write: name=value with commas between, values percent-encoded. */
const pairs = z
  .string()
  .default('')
  .transform((text, { addIssue }) => {
    const found: Record<string, string> = {}
    for (const part of text.split(',').filter((one) => one.trim() !== '')) {
      const [, name, value] = /^\s*([\w.-]+)\s*=\s*(.*?)\s*$/.exec(part) ?? []
      const decoded = value === undefined ? undefined : decode(value)
      if (name === undefined || decoded === undefined)
        addIssue('name=value, commas between several')
      else found[name] = decoded
    }
    return found
  })

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

const milliseconds = 'milliseconds, from 1000 to 3600000'

/** OpenTelemetry's own names; nothing is sent where no collector is named. */
export const telemetrySettings = z
  .object({
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    OTEL_EXPORTER_OTLP_HEADERS: pairs,
    OTEL_SERVICE_NAME: z.string().default('manzil'),
    OTEL_RESOURCE_ATTRIBUTES: pairs,
    OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
    OTEL_METRICS_EXPORTER: z.enum(['none', 'otlp'], 'none or otlp').default('none'),
    OTEL_METRIC_EXPORT_INTERVAL: z.coerce
      .number(milliseconds)
      .int(milliseconds)
      .min(1000, milliseconds)
      .max(3_600_000, milliseconds)
      .default(60_000),
  })
  .transform((given, { addIssue }): TelemetrySettings => {
    const {
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
      OTEL_EXPORTER_OTLP_HEADERS: headers,
      OTEL_METRICS_EXPORTER: exporter,
    } = given
    if (endpoint === undefined) {
      if (exporter === 'otlp')
        addIssue('OTEL_EXPORTER_OTLP_ENDPOINT: needed beside OTEL_METRICS_EXPORTER=otlp')
      return { traces: null, metrics: null }
    }
    const resource = {
      ...given.OTEL_RESOURCE_ATTRIBUTES,
      'service.name': given.OTEL_SERVICE_NAME,
    }
    const collector = (path: string): CollectorSettings => ({
      url: endpoint.replace(/\/$/, '') + path,
      headers,
      resource,
    })
    return {
      traces: { ...collector('/v1/traces'), share: given.OTEL_TRACES_SAMPLER_ARG },
      metrics:
        exporter === 'otlp'
          ? { ...collector('/v1/metrics'), everyMs: given.OTEL_METRIC_EXPORT_INTERVAL }
          : null,
    }
  })
