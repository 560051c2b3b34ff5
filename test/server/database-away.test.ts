import crypto from 'node:crypto'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { markAvailable, markHired } from '../../src/features/profiles/server/index.ts'
import { getCandidate } from '../../src/features/profiles/contract.ts'
import { listCandidates } from '../../src/features/search/contract.ts'
import { changeStatus } from '../../src/features/hiring/contract.ts'
import { broadcastAll } from '../../src/platform/server/bus.ts'
import { useTestApp } from '../harness.ts'
import { jobContext, makeCandidate } from '../people.ts'
import {
  apiOf,
  demoEmployerToken,
  freshCandidates,
  type ServerProcess,
  startTimeout,
  useServers,
} from './processes.ts'
import { type Proxy, startProxy } from './proxy.ts'

// The test's own app changes the database behind the back of the server under test, which reaches it by a way that can be cut.
const secret = crypto.randomBytes(32).toString('hex')
const app = useTestApp({ SESSION_SECRET: secret, DEMO: 'on' })
const servers = useServers()
let proxy: Proxy
let server: ServerProcess
let token: string

beforeAll(async () => {
  proxy = await startProxy(app.databaseUrl)
  const folder = path.join(servers.newFolder(), 'data')
  server = await servers.start('start', {
    DATABASE_URL: proxy.url,
    SESSION_SECRET: secret,
    DEMO: 'on',
    DATA_DIR: folder,
  })
  token = await demoEmployerToken(server)
}, startTimeout)
afterAll(() => proxy.close())

const get = (path: string): Promise<Response> =>
  fetch(server.origin + path, { headers: { authorization: `Bearer ${token}` } })
const api = () => apiOf(server, token)

const faults = [
  ['refuses connections', (way: Proxy) => way.cut()],
  ['says nothing', async (way: Proxy) => way.freeze()],
] as const
for (const [fault, begin] of faults) {
  // spec: 3.1 The database is away
  // asvs: 16.5.2
  test(
    `a database that ${fault}: 503 everywhere but on what is kept; all is well when it returns`,
    { timeout: 60_000 },
    async () => {
      const [seen, unseen, changed] = await freshCandidates(api(), 3)
      // A page that has been read is kept; one that nobody has read must be made.
      expect((await get('/about')).status).toBe(200)
      const before = await api()(listCandidates, {})
      await begin(proxy)

      const ready = await get('/readyz')
      expect([ready.status, await ready.json()]).toEqual([
        503,
        { status: 'unavailable', database: false, files: true, search: true },
      ])
      expect(ready.headers.get('retry-after')).toBe('2')
      expect((await get('/healthz')).status).toBe(200)
      expect((await get('/about')).status).toBe(200)
      await Promise.all([
        expectAway(`/candidates/${unseen}`, 'text/html'),
        expectAway(`/ar/candidates?page=7&sort=age_asc`, 'text/html'),
        expectAway(`/candidates/${unseen}.data`, 'text/x-script'),
        expectAway(getCandidate.path.replace(':id', String(seen)), 'application/json'),
        expectAway(`${listCandidates.path}?page=9`, 'application/json'),
        expectAway('/api/auth/me', 'application/json'),
        expectAway('/api/employer/candidates/', 'application/json'),
      ])
      await expect(
        api()(changeStatus, { id: seen ?? 0, status: 'shortlisted' }),
      ).rejects.toMatchObject({ status: 503, code: 'UNAVAILABLE' })

      // Hired elsewhere while this server hears nothing, and two published, whose nationality nobody had.
      await markHired({ ...jobContext(app), now: new Date() }, changed ?? 0)
      const nationality = `Nobody's ${fault}`
      const published = [
        await makeCandidate(app, { nationality }),
        await makeCandidate(app, { nationality }),
      ]
      await broadcastAll(jobContext(app), 'candidates', published)
      await proxy.restore()
      await vi.waitUntil(async () => (await get('/readyz')).status === 200, { timeout: 15_000 })
      await vi.waitUntil(async () => !(await listedIds()).includes(changed ?? 0), {
        timeout: 15_000,
      })
      const theirs = async () =>
        (await api()(listCandidates, { nationality: [nationality] })).results
      await vi.waitUntil(async () => (await theirs()).length === published.length, {
        timeout: 15_000,
      })
      const after = await api()(listCandidates, {})
      expect([after.total, after.facets.nationality[nationality]]).toEqual([before.total + 1, 2])
      expect((await get(`/candidates/${unseen}`)).status).toBe(200)
      expect((await api()(changeStatus, { id: seen ?? 0, status: 'shortlisted' })).status).toBe(
        'shortlisted',
      )

      // And it hears again of what changes now.
      await markAvailable({ ...jobContext(app), now: new Date() }, changed ?? 0)
      await vi.waitUntil(async () => (await listedIds()).includes(changed ?? 0), { timeout: 2000 })
    },
  )
}

test(
  'a database that ends every connection in the midst of changes breaks off requests, not the server',
  { timeout: 60_000 },
  async () => {
    const ids = await freshCandidates(api(), 30)
    const statuses = new Set<number | undefined>()
    const changes = Promise.all(
      ids.map((id) =>
        api()(changeStatus, { id, status: 'shortlisted' }).then(
          () => statuses.add(200),
          (error: object) => statuses.add(statusOf(error)),
        ),
      ),
    )
    await app.connection.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    )
    await changes
    expect([...statuses].every((status) => status === 200 || status === 503)).toBe(true)
    await vi.waitUntil(async () => (await get('/readyz')).status === 200, { timeout: 15_000 })
    expect((await api()(changeStatus, { id: ids[0] ?? 0, status: 'rejected' })).status).toBe(
      'rejected',
    )
    expect(server.output()).not.toMatch(/uncaught|unhandled/i)
  },
)

for (const [fault, begin] of faults) {
  test(
    `SIGTERM while the database ${fault} ends the server within 8 s`,
    { timeout: startTimeout },
    async () => {
      const way = await startProxy(app.databaseUrl)
      const folder = path.join(servers.newFolder(), 'data')
      const other = await servers.start('withoutPages', {
        DATABASE_URL: way.url,
        SESSION_SECRET: secret,
        DEMO: 'on',
        DATA_DIR: folder,
      })
      await begin(way)
      // Requests under way, too, that the database leaves without an answer.
      const asked = Array.from({ length: 20 }, () =>
        fetch(`${other.origin}${listCandidates.path}?page=9`).catch(() => undefined),
      )
      const began = performance.now()
      other.kill('SIGTERM')
      expect(await other.ended).toBe(0)
      expect(performance.now() - began).toBeLessThan(8000)
      await Promise.all(asked)
      await way.close()
    },
  )
}

const statusOf = (error: { status?: number }): number | undefined => error.status

async function expectAway(path: string, type: string): Promise<void> {
  const answer = await get(path)
  expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '2'])
  expect(answer.headers.get('content-type')).toContain(type)
  expect(answer.headers.get('cache-control') ?? 'no-store').toContain('no-store')
}

async function listedIds(): Promise<number[]> {
  const { results } = await api()(listCandidates, { page_size: 60 })
  return results.map(({ id }) => id)
}
