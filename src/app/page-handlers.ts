import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'
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
  const key = page === undefined || page.endsWith(':not-found') ? 'all' : page
  const handler =
    handlers.get(key) ?? createRequestHandler(key === 'all' ? build : partOf(build, path), mode)
  handlers.set(key, handler)
  return handler
}
const known = new WeakMap<ServerBuild, Map<string, RequestHandler>>()

/** The build with the routes of a path and of the paths above it alone. */
function partOf(build: ServerBuild, path: string): ServerBuild {
  const steps = path.split('/').filter(Boolean)
  const above = steps.map((_, depth) => `/${steps.slice(0, depth).join('/')}`)
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
