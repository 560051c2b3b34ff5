import path from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { getProfile, updateProfile } from '../../src/features/records/contract.ts'
import { listCandidates } from '../../src/features/search/contract.ts'
import { signInToDemo } from '../../src/features/demo/contract.ts'
import { apiOf, type ServerProcess, startTimeout, useServers } from './processes.ts'

const servers = useServers()
const readers = 40
let server: ServerProcess

beforeAll(async () => {
  server = await servers.start('start', {
    DATA_DIR: path.join(servers.newFolder(), 'data'),
    DEMO: 'on',
    SERVICES: 'web',
    RATE_LIMITS: 'off',
  })
}, startTimeout)

async function made(): Promise<number> {
  const text = await (await fetch(`${server.origin}/metrics`)).text()
  return Number(/^response_cache_made_total (\d+)$/m.exec(text)?.[1])
}

// No job runs here that would change what these pages show, and have them made anew.
test('the pages where most begin are kept soon after it serves, though nobody asked', async () => {
  const isKept = async (path: string): Promise<boolean> => {
    const asked = { headers: { 'accept-encoding': 'br' } }
    return !(await fetch(server.origin + path, asked)).headers.has('x-request-id')
  }
  const pages = ['/', '/ar', '/candidates', '/ar/candidates']
  const answered = () => server.output().match(/"route":"\/\*","status":200/g) ?? []
  await vi.waitUntil(() => answered().length >= pages.length, { timeout: 10_000 })
  for (const path of pages) expect([path, await isKept(path)]).toEqual([path, true])
})

// asvs: 15.2.2
test(
  `${readers} readers after a save wait for one making of the page; words and prices are not made again`,
  { timeout: 60_000 },
  async () => {
    const pages = ['/candidates?page=3', '/privacy']
    for (const page of pages) expect((await fetch(server.origin + page)).status).toBe(200)
    const { token } = await apiOf(server)(signInToDemo, { role: 'jobseeker' })
    const known = (await apiOf(server)(listCandidates, { q: 'stormproof' })).total
    expect(known).toBe(0)
    await apiOf(server, token)(updateProfile, { current_city: 'Stormproof' })
    await vi.waitUntil(
      async () => (await apiOf(server)(listCandidates, { q: 'stormproof' })).total === 1,
      { timeout: 5000, interval: 20 },
    )

    const before = await made()
    const answers = await Promise.all(
      Array.from({ length: readers }, () => fetch(`${server.origin}/candidates?page=3`)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    // The page, and the list that stands in it.
    expect((await made()) - before).toBe(2)
    const privacy = await fetch(`${server.origin}/privacy`)
    expect([privacy.status, (await made()) - before]).toEqual([200, 2])
  },
)

test(
  'a profile that is taken off is on no page as soon as that has answered, and back as soon as it is put on again',
  { timeout: 60_000 },
  async () => {
    const { token } = await apiOf(server)(signInToDemo, { role: 'jobseeker' })
    const her = apiOf(server, token)
    const { id } = await her(getProfile, {})
    const own = async () => (await fetch(`${server.origin}/candidates/${id}`)).status
    const list = async () =>
      (await (await fetch(`${server.origin}/candidates?location=stormproof`)).text()).includes(
        `/candidates/${id}`,
      )
    await her(updateProfile, { current_city: 'Stormproof', is_published: true })
    const seen: unknown[] = []
    for (const is_published of [true, false, true]) {
      await her(updateProfile, { is_published })
      seen.push(await Promise.all([own(), own(), list()]))
    }
    const [there, gone] = [
      [200, 200, true],
      [404, 404, false],
    ]
    expect(seen).toEqual([there, gone, there])
  },
)

test('addresses without a page share one, a missing file is a line, and the icon is there', async () => {
  const nowhere = (path: string) => fetch(server.origin + path)
  const first = await nowhere('/nothing/here')
  expect([first.status, first.headers.get('content-type')]).toEqual([
    404,
    'text/html; charset=utf-8',
  ])
  const before = await made()
  const html = await first.text()
  for (const path of ['/nothing/there', '/x?y=1', '/candidates/1/2/3']) {
    const other = await nowhere(path)
    expect([path, other.status, await other.text()]).toEqual([path, 404, html])
  }
  expect((await made()) - before).toBe(0)
  expect(await (await nowhere('/ar/nothing')).text()).toContain('lang="ar"')
  for (const path of [
    '/nothing.png',
    '/wp-login.php',
    '/assets/nothing.js',
    '/media/portraits/nothing.webp',
  ]) {
    const missing = await nowhere(path)
    expect([path, missing.status, (await missing.text()).length < 300]).toEqual([path, 404, true])
  }
  const icon = await nowhere('/favicon.ico')
  expect([icon.status, (await icon.arrayBuffer()).byteLength < 5000]).toEqual([200, true])
})
