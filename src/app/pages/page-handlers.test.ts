import { expect, test } from 'vitest'
import type { ServerBuild } from 'react-router'
import { handlerFor } from './page-handlers.ts'

const page = (id: string, path: string | undefined, parentId?: string) => ({
  id,
  ...(path === undefined ? { index: id !== 'root' } : { path }),
  ...(parentId !== undefined && { parentId }),
  module: { default: () => null },
})
const routes = [
  page('root', undefined),
  page('home', undefined, 'root'),
  page('list', 'candidates', 'root'),
  page('one', 'candidates/:id', 'root'),
  page('about', 'about', 'root'),
  page('en:not-found', '*', 'root'),
]
/** What the page's own build holds is what its making is told. */
function buildThatTells(told: string[][]): ServerBuild {
  const byId = Object.fromEntries(routes.map((route) => [route.id, route]))
  const tell = (
    _request: Request,
    status: number,
    headers: Headers,
    { manifest }: { manifest: { routes: object } },
  ) => {
    told.push(Object.keys(manifest.routes).sort())
    return new Response('', { status, headers })
  }
  return {
    entry: { module: { default: tell } },
    routes: byId,
    assets: { entry: { imports: [], module: '' }, routes: { ...byId }, url: '', version: 'v1' },
    basename: '/',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
    publicPath: '/',
    assetsBuildDirectory: '',
  } as unknown as ServerBuild
}

test('a page is made knowing its own routes and those of the paths above it; what is not there, all', async () => {
  const told: string[][] = []
  const build = buildThatTells(told)
  const ask = (path: string) =>
    handlerFor(build, path, 'production')(new Request(`http://localhost${path}`))
  for (const path of ['/about', '/candidates/7']) expect((await ask(path)).status).toBe(200)
  expect((await ask('/nowhere/at/all')).status).toBe(200)
  expect(told).toEqual([
    ['about', 'home', 'root'],
    ['home', 'list', 'one', 'root'],
    routes.map(({ id }) => id).sort(),
  ])
})

test('it is made once for a page, and the question for routes is answered from all of them', async () => {
  const build = buildThatTells([])
  const handler = handlerFor(build, '/candidates/7', 'production')
  expect(handlerFor(build, '/candidates/8', 'production')).toBe(handler)
  expect(handlerFor(build, '/candidates/8.data', 'production')).toBe(handler)
  expect(handlerFor(build, '/about', 'production')).not.toBe(handler)
  const answer = await handlerFor(
    build,
    '/__manifest',
    'production',
  )(new Request('http://localhost/__manifest?paths=%2Fabout%2C%2Fcandidates&version=v1'))
  expect(Object.keys((await answer.json()) as object).sort()).toEqual(['about', 'list', 'root'])
})
