import type { FastifyInstance, FastifyRequest } from 'fastify'
import { beginRoot, endSpan, isTracing, type Span, within } from '../platform/server/tracing.ts'

/** How many signs of a request's id people read on a page that failed. */
const numberLength = 8

/** Makes each request that reaches a route the root of a trace, found by its id and by the number that its reader sees: its route, never its address. A stranger's own `traceparent` is not heeded. */
export function traceRequests(app: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isTracing()) return done()
    const { method, id } = request
    const route = request.routeOptions.url ?? 'unknown'
    const attributes = {
      'http.request.method': method,
      'http.route': route,
      'manzil.request_id': id,
      'manzil.request_number': id.slice(0, numberLength),
    }
    const span = beginRoot({ name: `${method} ${route}`, kind: 'server', attributes }, id)
    if (span) spans.set(request, span)
    within(span, done)
  })
  // A body is read by what the connection tells, outside of the request's own work.
  app.addHook('preValidation', (request, _reply, done) => within(spans.get(request), done))
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode: status } = reply
    const error = status >= 500 ? String(status) : undefined
    endSpan(spans.get(request), { 'http.response.status_code': status }, error)
  })
}
