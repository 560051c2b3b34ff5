import findMyWay from 'find-my-way'
import type { ServerBuild } from 'react-router'

type FindPage = (pathname: string) => string | undefined

const finders = new WeakMap<ServerBuild, FindPage>()

/** The id of the page that stands at a path; undefined for what no page can be asked by. React Router's own look-up ranks all routes anew each time, which costs more than a kept answer may. */
export function findPage(build: ServerBuild, pathname: string): string | undefined {
  const known = finders.get(build) ?? finderOf(build)
  finders.set(build, known)
  return known(pathname)
}

function finderOf({ routes }: ServerBuild): FindPage {
  const router = findMyWay({ caseSensitive: false, ignoreTrailingSlash: true })
  const byPath = new Map<string, string>()
  for (const route of Object.values(routes)) {
    if (!route || (!route.path && route.index !== true)) continue
    // What stands further in, such as the start of a section, is the page.
    byPath.set(pathOf(routes, route.id), route.id)
  }
  for (const [path, id] of byPath) router.on('GET', path, () => undefined, id)
  return (pathname) => router.find('GET', pathname)?.store as string | undefined
}

function pathOf(routes: ServerBuild['routes'], id: string | undefined): string {
  const route = id === undefined ? undefined : routes[id]
  if (!route) return '/'
  const above = pathOf(routes, route.parentId)
  return route.path ? `${above === '/' ? '' : above}/${route.path}` : above
}
