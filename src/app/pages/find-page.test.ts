import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import routeConfig from '../../routes.ts'
import { findPage } from './find-page.ts'

const entries = (await routeConfig) as RouteConfigEntry[]
const build = { routes: Object.fromEntries(flat(entries, 'root')) } as unknown as ServerBuild
Object.assign(build.routes, { root: { id: 'root', path: '' } })

function flat(list: readonly RouteConfigEntry[], parentId: string): [string, object][] {
  return list.flatMap(({ id = '', path, index, children = [] }) => [
    [id, { id, path, index, parentId }],
    ...flat(children, id),
  ])
}

const tree = (list: readonly RouteConfigEntry[]): RouteObject[] =>
  list.map(({ id, path, index, children = [] }) =>
    index ? { id, path, index } : { id, path, children: tree(children) },
  )

const pathsOf = (list: readonly RouteConfigEntry[], above = ''): string[] =>
  list.flatMap(({ path, children = [] }) => {
    const own = path === undefined ? above : `${above}/${path}`
    return [own || '/', ...pathsOf(children, own)]
  })

const written = [...new Set(pathsOf(entries))].map((path) =>
  path.replaceAll(/:\w+\??/g, '17').replace('*', 'somewhere/else'),
)

test.each([
  ['as they are written', (path: string) => path],
  ['in capitals', (path: string) => path.toUpperCase()],
  ['with a stroke at their end', (path: string) => `${path}/`],
  ['with more behind', (path: string) => `${path}/more/and/more`],
  ['with something misspelt', (path: string) => `${path}x`],
  ['with Arabic behind', (path: string) => `${path}/${encodeURIComponent('خادمة')}`],
])('addresses lead where React Router leads them, %s', (_, change) => {
  const routes = tree(entries)
  expect(written.length).toBeGreaterThan(100)
  for (const path of written.map(change)) {
    const page = matchRoutes(routes, path)?.at(-1)?.route.id
    expect([path, findPage(build, path)]).toEqual([path, page])
  }
})

test.each(['/%', '/candidates/%E0%A4%A', '//', '/../etc', '/candidates//17', '/\u202e'])(
  'a broken address is looked for without a fault: %j',
  (path) => expect(() => findPage(build, path)).not.toThrow(),
)
