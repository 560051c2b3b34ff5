import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Access, Endpoint, Output, Parsed, Proof } from '../shared/endpoint.ts'
import { AppError, type FieldErrors, invalid } from '../shared/errors.ts'
import type { Bus } from './bus.ts'
import type { Config } from './config/config.ts'
import type { Context, SignedIn } from './context.ts'
import type { Connection } from './database/db.ts'
import type { Logger } from './log.ts'
import type { PackedAnswer } from './cache/packed-answer.ts'
import type { ResponseCache } from './cache/response-cache.ts'
import { traced } from './tracing.ts'

/** What mounting needs of the server around it. */
export interface Host {
  config: Config
  connection: Connection
  bus: Bus
  cache: ResponseCache
  clock: () => Date
  log: Logger
  /** The context of a request; refuses with 401 or 403 what `access` and `proof` don't allow. Not a use of the session is what a page asks by itself. */
  contextFor(
    request: FastifyRequest,
    access: Access,
    use?: { isUse?: boolean; proof?: Proof | undefined },
  ): Promise<Context>
  /** Takes over what the operator has just set: the pages of this process show it from now on. */
  followSettings(): Promise<void>
}

/** Adds its calls to the server. */
export type Mount = (app: FastifyInstance, host: Host) => void

type ContextOf<E extends Endpoint> = E['access'] extends 'public' ? Context : SignedIn

/** An answer that is more than data: a message, a status, headers, or a body that is already a string. */
export class Reply<T = unknown> {
  readonly data: T
  readonly more: {
    message?: string
    status?: number
    headers?: Record<string, string>
    body?: string | Buffer
  }

  constructor(
    data: T,
    more: {
      message?: string
      status?: number
      headers?: Record<string, string>
      body?: string | Buffer
    } = {},
  ) {
    this.data = data
    this.more = more
  }

  /** An answer that the response cache has put together already. */
  static packed(answer: PackedAnswer): Reply<never> {
    return new Reply<never>(undefined as never, answer)
  }
}

/** Mounts one endpoint: session, parse, call, envelope `{success, data, message}`. */
export function route<E extends Endpoint>(
  endpoint: E,
  handle: (
    ctx: ContextOf<E>,
    input: Parsed<E>,
    request: FastifyRequest,
  ) => Promise<Output<E> | Reply<Output<E>>> | Output<E> | Reply<Output<E>>,
): Mount {
  return (app, host) => {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { endpoint },
      async handler(request, reply) {
        const ctx = (await host.contextFor(request, endpoint.access, endpoint)) as ContextOf<E>
        const input = parse(endpoint.input, inputOf(request)) as Parsed<E>
        const work = async () => handle(ctx, input, request)
        return send(reply, await traced(useCaseOf(endpoint), work))
      },
    })
  }
}

const useCaseOf = ({ method, path }: Endpoint) =>
  ({ name: `use case ${method} ${path}`, kind: 'internal' }) as const

/** The contract behind a route, for those who describe the server. */
export const endpointOfRoute = (route: { config?: unknown }): Endpoint | undefined =>
  (route.config as { endpoint?: Endpoint } | undefined)?.endpoint

/** Which fields of a route's form are files, for the same. */
export const filesOfRoute = (route: { config?: unknown }): readonly string[] =>
  (route.config as { files?: readonly string[] } | undefined)?.files ?? []

/** An answer is for whoever asked and kept by nobody, unless it says otherwise itself. */
export const unlessSaid = (reply: FastifyReply): Record<string, string> =>
  reply.hasHeader('cache-control') ? {} : { 'cache-control': 'private, no-store' }

/** Answers in the envelope, or with the body that the result brings. */
export function send<T>(reply: FastifyReply, result: T | Reply<T>): FastifyReply {
  const { data, more } = result instanceof Reply ? result : new Reply(result)
  reply.code(more.status ?? 200).headers({ ...unlessSaid(reply), ...more.headers })
  if (more.body !== undefined) {
    if (!reply.hasHeader('content-type')) reply.type('application/json; charset=utf-8')
    return reply.send(more.body)
  }
  return reply.send({
    success: true,
    data,
    ...(more.message === undefined ? {} : { message: more.message }),
  })
}

/** Query, body and path parameters together, by name. */
export function inputOf(request: FastifyRequest): Record<string, unknown> {
  const body = request.body
  if (body !== undefined && body !== null && (typeof body !== 'object' || Array.isArray(body)))
    throw new AppError('BAD_REQUEST', { message: 'bodyNotAnObject' })
  return { ...(request.query as object), ...(body as object | null), ...(request.params as object) }
}

/** Parses at the edge; refuses with the keys of the texts for each field. */
export function parse<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value)
  if (parsed.success) {
    const unstorable = findUnstorable(parsed.data)
    if (unstorable === undefined) return parsed.data
    throw invalid(unstorable || 'form', 'invalidValue')
  }
  const errors: FieldErrors = {}
  for (const issue of parsed.error.issues) {
    if (issue.message === 'NOT_FOUND') throw new AppError('NOT_FOUND')
    const field = issue.path.map(String).join('.') || 'form'
    ;(errors[field] ??= []).push(
      /^[a-zA-Z_]+$/.test(issue.message) ? issue.message : 'invalidValue',
    )
  }
  throw new AppError('INVALID', { message: Object.values(errors)[0]?.[0], errors })
}

/** The path of a text that PostgreSQL can't hold: one with a NUL, or with half of a surrogate pair. */
function findUnstorable(data: unknown): string | undefined {
  // A list and not a recursion: what is nested a million deep must not exhaust the stack.
  const left: [path: string, value: unknown][] = [['', data]]
  for (let next = left.pop(); next; next = left.pop()) {
    const [path, value] = next
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) return path
    if (typeof value !== 'object' || value === null) continue
    for (const [key, inner] of Object.entries(value))
      left.push([path === '' ? key : `${path}.${key}`, inner])
  }
  return undefined
}
