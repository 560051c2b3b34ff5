import type { Attributes, Span } from '../../platform/server/tracing.ts'
import { attributesOf, nanoseconds, resourceOf, scope } from './otlp.ts'

const kinds = { internal: 1, server: 2, client: 3, consumer: 5 } as const
const failed = { code: 2 }

/** Spans as OTLP says them in JSON: the body of one call. */
export const encodeSpans = (spans: readonly Span[], resource: Attributes): string =>
  JSON.stringify({
    resourceSpans: [
      { resource: resourceOf(resource), scopeSpans: [{ scope, spans: spans.map(spanOf) }] },
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
