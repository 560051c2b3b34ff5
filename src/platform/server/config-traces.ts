import { z } from 'zod'

export interface TraceSettings {
  /** Where a collector takes OTLP over HTTP. */
  url: string
  headers: Readonly<Record<string, string>>
  /** What the process is called there, and more that all its traces say. */
  resource: Readonly<Record<string, string>>
  /** Of all traces, those that are made: 0 to 1. */
  share: number
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

/** OpenTelemetry's own names; null where no collector is named. */
export const traceSettings = z
  .object({
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    OTEL_EXPORTER_OTLP_HEADERS: pairs,
    OTEL_SERVICE_NAME: z.string().default('manzil'),
    OTEL_RESOURCE_ATTRIBUTES: pairs,
    OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  })
  .transform((given): TraceSettings | null => {
    const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = given
    if (endpoint === undefined) return null
    return {
      url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
      headers: given.OTEL_EXPORTER_OTLP_HEADERS,
      resource: {
        ...given.OTEL_RESOURCE_ATTRIBUTES,
        'service.name': given.OTEL_SERVICE_NAME,
      },
      share: given.OTEL_TRACES_SAMPLER_ARG,
    }
  })
