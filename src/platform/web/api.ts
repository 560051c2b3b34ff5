import type { Endpoint, Input, Output } from '../shared/endpoint.ts'
import type { Locale } from '../shared/locales.ts'
import { queryString } from '../shared/query-string.ts'

/** A refusal of the server, in the reader's words. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly errors: Record<string, string[]>
  /** After how long the server wants to be asked again, where it said so. */
  readonly retryAfterSeconds: number | null

  constructor(
    status: number,
    body: { message?: string; code?: string; errors?: Record<string, string[]> },
    retryAfter: string | null = null,
  ) {
    super(body.message ?? '')
    this.name = 'ApiError'
    this.status = status
    this.code = body.code ?? 'INTERNAL'
    this.errors = body.errors ?? {}
    this.retryAfterSeconds = retryAfter === null ? null : Number(retryAfter)
  }
}

/** Calls an endpoint and gives its data; throws ApiError on a refusal and TypeError when the server can't be reached. */
export type Api = <E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  /** `keepalive`: the call goes on when the page is left. */
  options?: { headers?: Record<string, string>; signal?: AbortSignal; keepalive?: boolean },
) => Promise<Output<E>>

type Answer = Pick<Response, 'ok' | 'status' | 'json'> & { headers: Pick<Headers, 'get'> }

/** `send` is fetch in the browser and the server itself while a page is rendered. */
export const createApi =
  (send: (path: string, init: RequestInit) => Promise<Answer>, locale: () => Locale): Api =>
  async (endpoint, input, options = {}) => {
    const { path, init } = requestOf(endpoint, input as Record<string, unknown>)
    const response = await send(path, {
      ...init,
      ...(options.signal && { signal: options.signal }),
      ...(options.keepalive && { keepalive: true }),
      headers: { ...init.headers, 'accept-language': locale(), ...options.headers },
    })
    const body = (await response.json().catch(() => ({}))) as {
      success?: boolean
      data?: unknown
      message?: string
      code?: string
    }
    if (!response.ok || body.success !== true)
      throw new ApiError(response.status, body, response.headers.get('retry-after'))
    return body.data as Output<typeof endpoint>
  }

function requestOf(
  endpoint: Endpoint,
  input: Record<string, unknown>,
): { path: string; init: { method: string; body?: string; headers: Record<string, string> } } {
  const { path, rest } = addressOf(endpoint, input)
  if (endpoint.method !== 'GET')
    return {
      path,
      init: {
        method: endpoint.method,
        body: JSON.stringify(rest),
        headers: { 'content-type': 'application/json' },
      },
    }
  const query = queryString(rest)
  return { path: query === '' ? path : `${path}?${query}`, init: { method: 'GET', headers: {} } }
}

/** The path of a call with its parameters in it, and what is left to send. */
export function addressOf(
  endpoint: Endpoint,
  input: Record<string, unknown>,
): { path: string; rest: Record<string, unknown> } {
  const rest = { ...input }
  const path = endpoint.path.replace(/:(\w+)/g, (_, key: string) => {
    const value = String(rest[key])
    delete rest[key]
    return encodeURIComponent(value)
  })
  return { path, rest }
}
