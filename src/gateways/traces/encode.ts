import type { Attributes, Span } from '../../platform/server/tracing.ts'

const kinds = { internal: 1, server: 2, client: 3, consumer: 5 } as const
const failed = { code: 2 }

/** Spans as OTLP says them in JSON: the body of one call. */
export const encodeSpans = (spans: readonly Span[], resource: Attributes): string =>
  JSON.stringify({
    resourceSpans: [
      {
        resource: { attributes: attributesOf(resource) },
        scopeSpans: [{ scope: { name: 'manzil' }, spans: spans.map(spanOf) }],
      },
    ],
  })

const spanOf = ({ traceId, id, parentId, name, kind, ...span }: Span) => ({
  traceId,
  spanId: id,
  ...(parentId && { parentSpanId: parentId }),
  name,
  kind: kinds[kind],
  startTimeUnixNano: nanoseconds(span.startedAt),
  endTimeUnixNano: nanoseconds(span.endedAt),
  attributes: attributesOf(span.attributes),
  status: span.error === undefined ? {} : failed,
})

const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: valueOf(value) }))

/** OTLP writes whole numbers of 64 bits as texts. */
const valueOf = (value: string | number) =>
  typeof value === 'string' ? { stringValue: value } : { intValue: String(Math.round(value)) }

const nanoseconds = (ms: number): string => `${BigInt(Math.round(ms * 1000)) * 1000n}`
