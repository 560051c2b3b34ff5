import crypto from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import type { ServerBuild } from 'react-router'
import { isCandidateIndexLoaded, isShownBy } from '../features/search/server/index.ts'
import { vapidKeys } from '../features/notifications/server/browsers-api.ts'
import type { Registry } from '../platform/server/capability.ts'
import type { Bus } from '../platform/server/bus.ts'
import type { Config } from '../platform/server/config/config.ts'
import type { LiveSettings } from '../platform/server/context.ts'
import type { Connection } from '../platform/server/database/db.ts'
import { loadHashKey } from '../platform/server/hash-key.ts'
import type { Host } from '../platform/server/http.ts'
import type { JobQueue } from '../platform/server/jobs.ts'
import { createResponseCache, type ResponseCache } from '../platform/server/cache/response-cache.ts'
import { qatarDate } from '../platform/shared/format.ts'
import { mountBrowserErrors } from './browser-errors.ts'
import { cacheKey } from './pages/cache-key.ts'
import { commonHeaders } from './common-headers.ts'
import { followSettings } from './follow-settings.ts'
import { mountReports } from './pages/csp-reports.ts'
import { mountHealth } from './health.ts'
import { limitNetworks } from './limit-networks.ts'
import { mountLive } from './live/live.ts'
import { mountMedia } from './media.ts'
import { mountMetrics } from './metrics.ts'
import { mountOfflineWorker } from './offline/offline.ts'
import { mountOpenApi } from './open-api.ts'
import { answerError, answerErrors } from './refusals.ts'
import {
  answerUnreadable,
  createPatientServer,
  type Patience,
  patienceOf,
  watchBody,
} from './patience.ts'
import { isOwnProxy } from './proxies.ts'
import { mountPushWorker } from './offline/push-worker.ts'
import { mountPages } from './pages/render.ts'
import { requestContext } from './request-context.ts'
import { shedLoad, type watchLag } from './shed.ts'
import { mountSitemap } from './pages/sitemap.ts'
import { mountStaticFiles } from './static-files.ts'
import { traceRequests } from './trace-requests.ts'
import { errorTracking } from './track-errors.ts'

export interface AppParts {
  config: Config
  connection: Connection
  bus: Bus
  registry: Registry
  queue: JobQueue
  settings: LiveSettings
  /** The clock; tests set their own. */
  clock?: () => Date
  /** Where the lines of the log go; to standard output otherwise. */
  logTo?: { write(line: string): void }
  /** How long the server waits for its readers; tests set their own. */
  patience?: Partial<Patience>
  /** How late the process is; tests say it themselves. */
  lag?: ReturnType<typeof watchLag>
  /** The built pages; without them there is only the API. */
  loadPages?: () => Promise<ServerBuild>
  /** Sees each request first: the development server's own files. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

const bodyLimitBytes = 1_048_576

/** The whole HTTP side, ready to listen or to be called in process: the response cache first, then the API, files and pages. */
export function createApp(parts: AppParts): FastifyInstance {
  const { config, connection, registry, loadPages } = parts
  const cache = createResponseCache({
    keyOf: cacheKey,
    headers: commonHeaders,
    refill: (url) => app.inject({ url }),
    isShownBy,
    day: () => qatarDate(host.clock()),
  })
  parts.bus.hearAtOnce(connection.pool)
  const patience = patienceOf(parts.patience)
  let closing = false
  const app = createServer(parts, patience, (request, response) => {
    if (closing) response.shouldKeepAlive = false
    return cache.serve(request, response)
  })
  readBodies(app)
  whenClosing(app, () => (closing = true))
  app.addHook('onReady', async () => {
    await loadHashKey(connection.db, config)
    await vapidKeys({ db: connection.db, config })
  })
  const host = hostOf(app, parts, cache)
  traceRequests(app)
  app.addHook('onRequest', async (_request, reply) => void reply.headers(commonHeaders))
  app.addHook('onRequest', async ({ raw }) => watchBody(raw, patience))
  logRequests(app)
  if (config.rateLimits && (parts.lag || config.production)) shedLoad(app, registry, parts.lag)
  const limit = limitNetworks(app, config, registry, host.clock)
  answerErrors(app, parts)
  mountHealth(app, { connection, config, isSearchReady: () => isCandidateIndexLoaded(host) })
  const metrics = mountMetrics(app, host, registry)
  mountReports(app, host, metrics)
  mountBrowserErrors(app, host)
  mountOpenApi(app)
  mountMedia(app, host, config)
  mountSitemap(app, host, config)
  mountLive(app, host, registry)
  app.register(async (api) => {
    for (const mount of registry.routes) mount(api, host)
  })
  if (loadPages) {
    mountStaticFiles(app)
    if (config.production) mountOfflineWorker(app, config)
    mountPushWorker(app)
    mountPages(app, host, config, loadPages, { registry, ...limit })
  }
  return app
}

/** A server without routes; what `isAnswered` has answered needs none. */
function createServer(
  parts: AppParts,
  patience: Patience,
  isAnswered: (request: IncomingMessage, response: ServerResponse) => boolean,
): FastifyInstance {
  const { config, logTo, middleware } = parts
  const tracking = errorTracking(config.errorTracker)
  return fastify({
    logger:
      config.logLevel === 'silent'
        ? false
        : {
            level: config.logLevel,
            ...(logTo && { stream: logTo }),
            ...(tracking && { hooks: tracking }),
          },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
    bodyLimit: bodyLimitBytes,
    trustProxy: isOwnProxy(config.trustProxy),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    clientErrorHandler: answerUnreadable,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => void answerError(parts)(error, request, reply),
    serverFactory: (handle) =>
      createPatientServer(patience, (request, response) => {
        if (isAnswered(request, response)) return
        if (middleware) middleware(request, response, () => handle(request, response))
        else handle(request, response)
      }),
  })
}

/** What the routes work with. */
function hostOf(app: FastifyInstance, parts: AppParts, cache: ResponseCache): Host {
  const { config, connection, bus, registry, queue, settings, clock = () => new Date() } = parts
  return {
    config,
    connection,
    bus,
    cache,
    clock,
    log: app.log,
    contextFor: (request, access, use) =>
      requestContext(
        request,
        access,
        { config, registry, queue, settings, db: connection.db, now: clock() },
        use,
      ),
    followSettings: followSettings(app, {
      config,
      registry,
      queue,
      settings,
      connection,
      bus,
      cache,
    }),
  }
}

/** JSON alone; an empty body counts as none, whatever its type says. */
function readBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['text/plain', 'application/json'])
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) =>
      body === '' ? done(null, undefined) : void parseJson(request, body, done),
  )
}

/** One line for each answer: the pattern of its route, never its address, which may hold a token or a name. */
function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id))
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
  })
}

/**
 * Lets what is under way finish on its connection, which is then closed: browsers would keep it, and the server, open. Nor does it wait
 * for a connection that was opened ahead and on which nothing has been asked.
 */
function whenClosing(app: FastifyInstance, begin: () => void): void {
  const sockets = new Set<Socket>()
  app.server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  let timer: NodeJS.Timeout
  app.addHook('preClose', async () => {
    begin()
    timer = setInterval(() => {
      app.server.closeIdleConnections()
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
    }, 50).unref()
  })
  app.addHook('onClose', async () => clearInterval(timer))
}
