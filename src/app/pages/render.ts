import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { RouterContextProvider, type ServerBuild } from 'react-router'
import type { Registry } from '../../platform/server/capability.ts'
import type { Host } from '../../platform/server/http.ts'
import type { Config } from '../../platform/server/config/config.ts'
import { reasonOf } from '../../platform/server/log.ts'
import type { PackedAnswer, PublicAnswer } from '../../platform/server/cache/packed-answer.ts'
import { askedEachTime } from '../../platform/server/cache/response-cache.ts'
import { AppError } from '../../platform/shared/errors.ts'
import { localeOfPath, localizedPath } from '../../platform/shared/locale.ts'
import { languageOf, locales, standard } from '../../platform/shared/locales.ts'
import type { PageInParts } from '../../platform/web/keep-parts.ts'
import type { pageContext, servicesContext } from '../../platform/web/loader.ts'
import { reportHeaders, withPolicy } from './content-policy.ts'
import { networkOf } from '../../features/accounts/server/sign-in-api.ts'
import { count } from '../../platform/server/counters.ts'
import { FairQueue } from '../../platform/server/fair-queue.ts'
import { traced } from '../../platform/server/tracing.ts'
import { busyPage, pageHeaders } from './busy-page.ts'
import { cacheKey } from './cache-key.ts'
import { findPage } from './find-page.ts'
import { handlerFor } from './page-handlers.ts'
import { addressOf } from '../proxies.ts'
import { withFirstPicture } from './first-picture.ts'
import { builtSheet, withStyles } from './page-styles.ts'

const freshSeconds = 30
const notFoundFreshSeconds = 5
const retryAfterSeconds = 2
/** One takes tens of milliseconds of the process; who would wait for a second is better told to come back. */
const pagesAtOnce = 2
const pagesWaiting = 24
const pagesOfNetwork = 8
const aPage = { name: 'make a page', kind: 'internal' } as const

/** Renders every page that no other route answers: same HTML for every visitor, kept in the response cache. */
export function mountPages(
  app: FastifyInstance,
  host: Host,
  config: Config,
  loadBuild: () => Promise<ServerBuild>,
  { registry, takePage }: { registry: Registry; takePage: (request: FastifyRequest) => void },
): void {
  const queue = queueOf(config, registry)
  app.get('/api/*', () => {
    throw new AppError('NOT_FOUND')
  })
  app.get('/*', async (request, reply) => {
    if (isFile(request.url))
      return reply
        .code(404)
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send('Not found\n')
    const build = await loadBuild()
    const isOne = isNowhere(build, request.url)
    // What a language for workers lacks is there in English.
    if (isOne && languageOf(localeOfPath(pathnameOf(request.url))).covers === 'worker')
      return reply
        .header('cache-control', 'no-cache')
        .redirect(localizedPath(pathOf(request.url), standard))
    // Others are shown it, too: of its address it knows what it is kept under, not what one of them looked for.
    const url = isOne ? nowhere(request.url) : cacheKey(request.url)
    const asked = { url, headers: request.headers }
    const known = isOne ? host.cache.find(asked) : undefined
    const { status, headers, body } = known ?? (await answerPage(build, request, asked))
    return reply.code(status).headers(headers).send(body)
  })

  /** The page, made where it is not in the cache: whoever has it made pays for it, the first time. Who is to pay too much is told to come back. */
  async function answerPage(
    build: ServerBuild,
    request: FastifyRequest,
    asked: { url: string; headers: FastifyRequest['headers'] },
  ): Promise<PackedAnswer> {
    let isMaker = false
    try {
      return await host.cache.answer(
        asked,
        ({ isAgain }) => {
          isMaker = true
          if (!isAgain) takePage(request)
          return queue.run(networkOf(addressOf(request)), () =>
            traced(aPage, () => render({ app, config }, build, request, asked.url)),
          )
        },
        { isCostly: true },
      )
    } catch (error) {
      if (!(error instanceof AppError) || error.detail.retryAfterSeconds === undefined) throw error
      // Whoever had it made asks too much: that is nothing to those who waited for it, too.
      if (error.code === 'RATE_LIMITED' && !isMaker) return answerPage(build, request, asked)
      return busyPage(pathnameOf(asked.url), error)
    }
  }
}

const queueOf = ({ rateLimits }: Config, registry: Registry): FairQueue =>
  new FairQueue({
    atOnce: pagesAtOnce,
    rest: 2,
    perOwner: rateLimits ? pagesOfNetwork : Infinity,
    waiting: rateLimits ? pagesWaiting : Infinity,
    busy: () => {
      count({ registry }, 'work_shed', { what: 'page' })
      return new AppError('UNAVAILABLE', { retryAfterSeconds })
    },
  })

interface Keys {
  servicesContext: typeof servicesContext
  pageContext: typeof pageContext
}

interface Renderer {
  app: FastifyInstance
  config: Config
}

/** The page as React Router answers it, with its first picture inside and the headers that it is shown under. */
async function render(
  { app, config }: Renderer,
  build: ServerBuild,
  request: FastifyRequest,
  url: string,
): Promise<PublicAnswer> {
  const { answer, page } = await answerOf({ app, config }, build, request, url)
  const { 'x-script-mark': mark = null, ...own } = Object.fromEntries(answer.headers)
  const { html, policy } = withPolicy(withoutIndents(withStyles(page, builtSheet)), mark)
  const ordered = scriptsAfterPictures(html)
  const body = page.join(
    config.production
      ? await withFirstPicture(ordered, (path) => readInProcess(app, path))
      : ordered,
  )
  const isPage = own['content-type']?.startsWith('text/html') === true
  // What a page says of itself is stricter than what holds for all.
  const headers: Record<string, string> = { ...(isPage && pageHeaders), ...own }
  if (isPage && config.production)
    Object.assign(headers, reportHeaders, { 'content-security-policy': policy })
  const shared =
    (answer.status === 200 || answer.status === 404) &&
    !/no-store|private/.test(headers['cache-control'] ?? '') &&
    answer.headers.get('set-cookie') === null
  if (answer.status === 503) headers['retry-after'] = String(retryAfterSeconds)
  headers['cache-control'] ??= shared ? askedEachTime : 'no-store'
  const seconds = answer.status === 200 ? freshSeconds : notFoundFreshSeconds
  return {
    status: answer.status,
    headers,
    body,
    freshSeconds: shared && config.production ? seconds : 0,
  }
}

/** Has React Router answer, with the API called in process. */
async function answerOf(
  { app, config }: Renderer,
  build: ServerBuild,
  request: FastifyRequest,
  url: string,
): Promise<{ answer: Response; page: PageInParts }> {
  const context = new RouterContextProvider()
  const keys = build.entry.module as unknown as Keys
  const report = (error: unknown) =>
    request.log.error(
      { err: { message: reasonOf(error), stack: (error as Error).stack } },
      'page failed',
    )
  context.set(keys.servicesContext, {
    send: (path, init) => callInProcess(app, path, init),
    origin: config.origin,
    demo: config.demo,
    requestId: request.id,
    report,
  })
  const mode = config.production ? 'production' : 'development'
  const answer = await handlerFor(
    build,
    pathnameOf(url),
    mode,
  )(
    new Request(config.origin + pathOf(url), {
      headers: { accept: String(request.headers.accept ?? '*/*') },
    }),
    context,
  )
  return { answer, page: context.get(keys.pageContext) ?? wholly(await answer.text()) }
}

const wholly = (html: string): PageInParts => ({ html, parts: [], join: (page) => page })

/** The address of a file that is not there: nobody reads a page in place of a picture or a script. */
const isFile = (url: string): boolean => /\.(?!data$)[a-z0-9]{1,8}$/i.test(pathnameOf(url))

const pathnameOf = (url: string): string => pathOf(url).replace(/[?#].*$/s, '')

/** Where no page stands, all addresses of a language share one: the page that says so. */
const nowhere = (url: string): string => localizedPath('/nowhere', localeOfPath(pathnameOf(url)))

/** Whether no page but the one for what is not there has this address. */
function isNowhere(build: ServerBuild, url: string): boolean {
  const pathname = pathnameOf(url)
  if (pathname.endsWith('.data') || pathname === '/__manifest') return false
  return findPage(build, pathname)?.endsWith(':not-found') ?? true
}

/** Scripts make way for the first picture and the type: the page reads without them. */
const scriptsAfterPictures = (html: string): string =>
  html.replaceAll('<link rel="modulepreload"', '<link fetchpriority="low" rel="modulepreload"')

/** A proxy may ask with the whole address; the path is what counts. */
const pathOf = (url: string): string => url.replace(/^https?:\/\/[^/?#]*/i, '')

/** The API as a page's loader calls it: the same routes, without a socket. */
async function callInProcess(app: FastifyInstance, path: string, init: RequestInit) {
  const response = await app.inject({
    method: init.method as 'GET',
    url: path,
    headers: init.headers as Record<string, string>,
    ...(init.body !== undefined && { payload: String(init.body) }),
  })
  const { statusCode: status, headers } = response
  return {
    ok: status >= 200 && status < 300,
    status,
    headers: {
      get: (name: string) => (headers[name] === undefined ? null : String(headers[name])),
    },
    json: async () => JSON.parse(response.body) as unknown,
  }
}

/** A public file as a page carries it: its bytes, without a socket. The same person comes first on many lists. */
async function readInProcess(app: FastifyInstance, path: string): Promise<Buffer | undefined> {
  const kept = pictures.get(app) ?? new LRUCache<string, Buffer>({ max: 50, ttl: pictureMs })
  pictures.set(app, kept)
  const known = kept.get(path)
  if (known !== undefined) return known
  const { statusCode, rawPayload } = await app.inject(path)
  if (statusCode !== 200) return undefined
  kept.set(path, rawPayload)
  return rawPayload
}
const pictureMs = 5000
const pictures = new WeakMap<FastifyInstance, LRUCache<string, Buffer>>()

/**
 * Makes a page in the languages that say everything before anyone asks: whoever comes first would wait a second for what a process does for
 * the first time. A page in another language costs little after that. A start on a busy machine is late with everything, and refuses itself; it asks again then, for two seconds at most.
 */
export async function warmPage(app: FastifyInstance, path: string): Promise<void> {
  const whole = locales.filter((locale) => languageOf(locale).covers === 'whole')
  await Promise.all(
    whole.map(async (locale) => {
      const url = localizedPath(path, locale)
      for (let tries = 0; tries < 5; tries += 1) {
        const { statusCode } = await app.inject({ url, headers: { 'accept-encoding': 'br' } })
        if (statusCode !== 503) return
        await setTimeout(400)
      }
    }),
  )
}

/** The pages as `npm run build` left them. */
export const loadBuiltPages = (): Promise<ServerBuild> =>
  (built ??= import(builtServer) as Promise<ServerBuild>)

// A URL in a variable: the file is there only after a build, and the type checker need not look for it.
const builtServer: string = new URL('../../../build/server/index.js', import.meta.url).href
let built: Promise<ServerBuild> | undefined

/** The router's list of routes without its indents, which would travel for nothing. */
const withoutIndents = (html: string): string =>
  html.replace(/__reactRouterManifest = \{.*?\n\};/s, (list) => list.replace(/\n */g, ''))
