import diagnostics from 'node:diagnostics_channel'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { beginPart, endSpan, kindOf, type Span } from '../../platform/server/tracing.ts'

interface UndiciRequest {
  method: string
  origin: string | URL
}

type Message<T> = { request: T; response?: { statusCode?: number }; error?: unknown }

/** Every call to another server by HTTP becomes a part of what makes it: its host and its status, never its path, headers or body. Gives back how to end that. */
export function watchCalls(): () => void {
  const spans = new WeakMap<object, Span>()
  const begin = (request: object, method: string, host: string) => {
    const span = beginPart({
      name: `${method} ${host}`,
      kind: 'client',
      attributes: { 'http.request.method': method, 'server.address': host },
    })
    if (span) spans.set(request, span)
  }
  const answered = ({ request, response }: Message<object>) => {
    const span = spans.get(request)
    if (span === undefined) return
    const status = response?.statusCode ?? 0
    endSpan(span, { 'http.response.status_code': status }, status >= 400 ? `${status}` : undefined)
  }
  const failed = ({ request, error }: Message<object>) =>
    endSpan(spans.get(request), {}, kindOf(error))
  return subscribe({
    'undici:request:create': ({ request }: Message<UndiciRequest>) =>
      begin(request, request.method, URL.parse(String(request.origin))?.host ?? 'unknown'),
    'undici:request:headers': answered,
    'undici:request:error': failed,
    'http.client.request.created': ({ request }: Message<ClientRequest>) =>
      begin(request, request.method, String(request.getHeader('host') ?? request.host)),
    'http.client.response.finish': ({
      request,
      response,
    }: Message<ClientRequest> & { response: IncomingMessage }) =>
      answered({ request, response: response as { statusCode?: number } }),
    'http.client.request.error': failed,
  })
}

function subscribe(listeners: Readonly<Record<string, (message: never) => void>>): () => void {
  const all = Object.entries(listeners) as [string, (message: unknown) => void][]
  for (const [name, listener] of all) diagnostics.subscribe(name, listener)
  return () => {
    for (const [name, listener] of all) diagnostics.unsubscribe(name, listener)
  }
}
