import crypto from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import helmet from '@fastify/helmet'
import fastify, { type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify'
import type { ServerBuild } from 'react-router'
import { authenticate, routes as accounts } from '../features/accounts/server/index.ts'
import { routes as billing } from '../features/billing/server/index.ts'
import { routes as candidates } from '../features/candidates/server/index.ts'
import { routes as content } from '../features/content/server/index.ts'
import { routes as hiring } from '../features/hiring/server/index.ts'
import type { Bus } from '../platform/server/bus.ts'
import type { Config } from '../platform/server/config.ts'
import type { Context } from '../platform/server/context.ts'
import { type Connection, isDatabaseAway } from '../platform/server/db.ts'
import type { Host } from '../platform/server/http.ts'
import { createResponseCache } from '../platform/server/response-cache.ts'
import type { Access } from '../platform/shared/endpoint.ts'
import { AppError } from '../platform/shared/errors.ts'
import { localeOfHeader } from '../platform/shared/locale.ts'
import { errorText } from './error-texts.ts'
import { registerHandlers } from './handlers.ts'
import { mountHealth } from './health.ts'
import { mountMedia } from './media.ts'
import { mountMetrics } from './metrics.ts'
import { mountOpenApi } from './open-api.ts'
import { mountPages } from './render.ts'
import { mountStaticFiles } from './static-files.ts'

export interface AppParts {
  config: Config
  connection: Connection
  bus: Bus
  /** The clock; tests set their own. */
  clock?: () => Date
  /** The built pages; without them there is only the API. */
  loadPages?: () => Promise<ServerBuild>
  /** Sees each request first: the development server's own files. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

/** The whole HTTP side but for the pages, ready to listen or to be called in process. */
export function createApp({ config, connection, bus, clock = () => new Date(), loadPages, middleware }: AppParts): FastifyInstance {
  registerHandlers()
  const cache = createResponseCache((url) => app.inject({ url }))
  const app = fastify({
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel, serializers: { req: loggedRequest } },
    genReqId: () => crypto.randomUUID(),
    disableRequestLogging: config.production,
    bodyLimit: 1_048_576,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    serverFactory: (handle) =>
      createServer((request, response) => {
        if (cache.serve(request, response)) return
        if (middleware) middleware(request, response, () => handle(request, response))
        else handle(request, response)
      }),
  })
  const host: Host = {
    connection,
    bus,
    cache,
    clock,
    log: app.log,
    contextFor: (request, access) => contextFor(request, access, { config, connection, clock }),
  }
  app.register(helmet, { contentSecurityPolicy: false, crossOriginEmbedderPolicy: false, referrerPolicy: { policy: 'strict-origin-when-cross-origin' } })
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id))
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = refusalFor(error)
    if (refusal.status >= 500) request.log.error({ err: { code: refusal.code, message: error.message, stack: error.stack } }, 'request failed')
    const locale = localeOfHeader(request.headers['accept-language'])
    const { params, errors, retryAfterSeconds, message } = refusal.detail
    if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
    return reply.code(refusal.status).send({
      success: false,
      code: refusal.code,
      message: errorText(locale, message ?? refusal.code, params),
      ...(errors && { errors: Object.fromEntries(Object.entries(errors).map(([field, keys]) => [field, keys.map((key) => errorText(locale, key, params))])) }),
      ...(refusal.status >= 500 && { request_id: request.id }),
    })
  })
  app.setNotFoundHandler(() => {
    throw new AppError('NOT_FOUND')
  })

  mountHealth(app, connection, config)
  mountMetrics(app, config)
  mountOpenApi(app)
  mountMedia(app, config)
  app.register(async (api) => {
    for (const mount of [...accounts, ...content, ...candidates, ...hiring, ...billing]) mount(api, host)
  })
  if (loadPages) {
    mountStaticFiles(app)
    mountPages(app, host, config, loadPages)
  }
  return app
}

async function contextFor(
  request: FastifyRequest,
  access: Access,
  parts: { config: Config; connection: Connection; clock: () => Date },
): Promise<Context> {
  const ctx: Context = {
    actor: null,
    db: parts.connection.db,
    config: parts.config,
    log: request.log,
    now: parts.clock(),
    locale: localeOfHeader(request.headers['accept-language']),
    requestId: request.id,
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
  }
  const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]
  // A public call with a stale token is answered as if without one: reading needs no session.
  const actor = token === undefined ? null : await authenticate(ctx, token)
  if (access === 'public') return { ...ctx, actor }
  if (!actor) throw new AppError('UNAUTHENTICATED')
  if (access !== 'signed-in' && !access.includes(actor.role)) throw new AppError('FORBIDDEN')
  return { ...ctx, actor }
}

/** What the caller hears of an error: its own refusal, or nothing but the number of the request. */
function refusalFor(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error
  if (isDatabaseAway(error)) return new AppError('UNAVAILABLE', { retryAfterSeconds: 2 })
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new AppError('TOO_LARGE')
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new AppError('UNSUPPORTED_MEDIA_TYPE')
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return new AppError('BAD_REQUEST', { message: 'malformedJson' })
  }
  if (error instanceof SyntaxError || (error.statusCode ?? 500) < 500) return new AppError('BAD_REQUEST')
  return new AppError('INTERNAL')
}

/** Path without its query: that may hold a token or a name. */
const loggedRequest = (request: FastifyRequest) => ({ id: request.id, method: request.method, path: request.url.split('?')[0] })
