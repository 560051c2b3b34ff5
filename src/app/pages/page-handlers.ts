import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'
import { localeOfPath } from '../../platform/shared/locale.ts'
import { isLocale, type Locale } from '../../platform/shared/locales.ts'
import { findPage } from './find-page.ts'

type Mode = 'production' | 'development'

/**
 * React Router's handler for an address. A page's own knows its branch of the routes and those of the paths above it, which are all that the page
 * is made of: the router ranks, matches and lists every route it knows several times for each page.
 */
export function handlerFor(build: ServerBuild, pathname: string, mode: Mode): RequestHandler {
  const handlers = known.get(build) ?? new Map<string, RequestHandler>()
  known.set(build, handlers)
  const path = pathname.replace(/\.data$/, '')
  const page = findPage(build, path)
  // What is not there lies at any depth, and the router's own questions name no page.
  const isKnown = page !== undefined && !page.endsWith(':not-found')
  const locale = localeOfPath(path)
  const key = isKnown ? page : locale
  const handler =
    handlers.get(key) ??
    createRequestHandler(inLanguage(locale, isKnown ? partOf(build, path) : build), mode)
  handlers.set(key, handler)
  return handler
}
const known = new WeakMap<ServerBuild, Map<string, RequestHandler>>()

/** The build with the routes of a path and of the paths above it in its language alone. */
function partOf(build: ServerBuild, path: string): ServerBuild {
  const steps = path.split('/').filter(Boolean)
  const above = steps
    .map((_, depth) => `/${steps.slice(0, depth).join('/')}`)
    .filter((one) => localeOfPath(one) === localeOfPath(path))
  const ids = new Set([path, ...above].flatMap((one) => branchOf(build, findPage(build, one))))
  const only = <T>(routes: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)))
  return {
    ...build,
    routes: only(build.routes),
    assets: { ...build.assets, routes: only(build.assets.routes) },
  }
}

function branchOf({ routes }: ServerBuild, id: string | undefined): string[] {
  const branch: string[] = []
  for (let at = id; at !== undefined; at = routes[at]?.parentId) branch.push(at)
  return branch
}

/** A build with its scripts as a language has them (scripts/reader-language.ts); a page has those of its own, wherever it is asked for. */
function inLanguage(locale: Locale, build: ServerBuild): ServerBuild {
  const { assets } = build
  const moved = <Of>(of: Of, locale: Locale): Of =>
    JSON.parse(
      JSON.stringify(of).replaceAll(/"\/assets\/([^"/]+\.js")/g, `"/assets/${locale}/$1`),
    ) as Of
  const routes = Object.fromEntries(
    Object.entries(assets.routes).map(([id, route]) => {
      const [own = ''] = id.split(':')
      return [id, moved(route, isLocale(own) ? own : locale)]
    }),
  )
  return { ...build, assets: { ...assets, entry: moved(assets.entry, locale), routes } }
}
