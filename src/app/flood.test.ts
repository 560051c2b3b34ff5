import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { useTestApp } from '../../test/harness.ts'
import { makeUser } from '../../test/people.ts'
import { getMe, logInAs } from '../features/accounts/contract.ts'
import { receiveWebhook } from '../features/billing/contract.ts'
import { listCandidates } from '../features/search/contract.ts'
import { type Bus, openBus } from '../platform/server/bus.ts'
import { createApp } from './http.ts'
import { limitNetworks } from './limit-networks.ts'
import { watchLag } from './shed.ts'

const app = useTestApp({ TRUST_PROXY: '1' })
let late = 0
let bus: Bus
let laggard: FastifyInstance

beforeAll(async () => {
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  const { config, connection, registry, queue, settings } = app
  bus = await openBus(app.databaseUrl, app.app.log)
  const lag = { lagMs: () => late, stop: () => undefined }
  const clock = () => app.clock.now
  laggard = createApp({ config, connection, bus, registry, queue, settings, clock, lag })
  await laggard.ready()
  // What was asked for while the index was read is answered, and not kept.
  await search('198.51.100.1')
})
afterAll(async () => {
  await laggard.close()
  await bus.close()
})

const origin = () => `http://127.0.0.1:${(app.app.server.address() as AddressInfo).port}`

let asked = 0
/** A search that nobody has asked for yet. */
const search = (from: string) =>
  fetch(`${origin()}${listCandidates.path}?salary_min=${1000 + asked++}`, {
    headers: { 'x-forwarded-for': from },
  })

async function searches(from: string, times: number): Promise<Record<number, number>> {
  const counts: Record<number, number> = {}
  for (let done = 0; done < times; done += 20)
    for (const { status } of await Promise.all(Array.from({ length: 20 }, () => search(from))))
      counts[status] = (counts[status] ?? 0) + 1
  return counts
}

// spec: 3.3 Nobody keeps the server from others
// asvs: 2.4.1
test('searches that are not in the cache are limited by network; what is kept, and others, are not', async () => {
  expect(await searches('203.0.113.1', 420)).toEqual({ 200: 400, 429: 20 })
  const last = await search('203.0.113.1')
  expect([last.status, last.headers.get('retry-after')]).toEqual([429, '1'])
  expect((await search('203.0.113.2')).status).toBe(200)
  const kept = `${origin()}${listCandidates.path}?salary_min=1001`
  const again = await fetch(kept, { headers: { 'x-forwarded-for': '203.0.113.1' } })
  expect(again.status).toBe(200)
})

test('networks of one /48 have five times what one of them has', async () => {
  for (let network = 1; network <= 5; network++)
    expect(await searches(`2001:db8:5:${network}::1`, 400)).toEqual({ 200: 400 })
  for (const network of [6, 7])
    expect(await searches(`2001:db8:5:${network}::1`, 20)).toEqual({ 429: 20 })
  app.clock.now = new Date(app.clock.now.getTime() + 1000)
  expect(await searches('2001:db8:5:1::1', 20)).toEqual({ 200: 15, 429: 5 })
}, 60_000)

// spec: 3.3 Nobody keeps the server from others (calls)
test('calls that change something are limited by network before anything is looked up; others, reading, and word of money are not', async () => {
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
  const ask = (path: string, method: string, address: string) =>
    fetch(`${origin()}${path}`, { method, ...from(address) })
  const statuses: Record<number, number> = {}
  const queries = vi.spyOn(app.connection.pool, 'query')
  for (let done = 0; done < 220; done += 20) {
    const some = Array.from({ length: 20 }, () => ask(getMe.path, 'PATCH', '203.0.113.9'))
    for (const { status } of await Promise.all(some)) statuses[status] = (statuses[status] ?? 0) + 1
  }
  expect(statuses).toEqual({ 404: 200, 429: 20 })
  const refused = await ask(logInAs.employer.path, 'POST', '203.0.113.9')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
  expect(queries).not.toHaveBeenCalled()
  queries.mockRestore()
  expect((await ask(logInAs.employer.path, 'POST', '203.0.113.10')).status).toBe(400)
  expect((await ask(getMe.path, 'GET', '203.0.113.9')).status).toBe(401)
  // A carrier's customers share one address: whoever is signed in pays for herself, and no invented token does.
  const withToken = (token: string, times = 1) =>
    Promise.all(
      Array.from({ length: times }, async () => {
        const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.9' }
        return (await fetch(`${origin()}${getMe.path}`, { method: 'PATCH', headers })).status
      }),
    )
  expect(await withToken('invented')).toEqual([429])
  const one = await makeUser(app, 'employer')
  expect(new Set(await withToken(one.token, 200))).toEqual(new Set([404]))
  expect(await withToken(one.token)).toEqual([429])
  expect(await withToken((await makeUser(app, 'employer')).token)).toEqual([404])
  const webhook = receiveWebhook.path.replace(':provider', 'skipcash')
  expect((await ask(webhook, 'POST', '203.0.113.9')).status).not.toBe(429)
  app.clock.now = new Date(app.clock.now.getTime() + 1000)
  expect((await ask(logInAs.employer.path, 'POST', '203.0.113.9')).status).toBe(400)
})

// spec: 3.3 Nobody keeps the server from others (calls)
test('a form that brings a file counts for five calls', async () => {
  const { token } = await makeUser(app, 'jobseeker')
  const change = async (isFile: boolean) => {
    const body = new FormData()
    body.append('profile_image', new Blob(['no picture'], { type: 'image/png' }), 'a.png')
    const { status } = await fetch(`${origin()}${getMe.path}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${token}` },
      ...(isFile && { body }),
    })
    return status
  }
  const files = await Promise.all(Array.from({ length: 39 }, () => change(true)))
  expect(new Set(files)).toEqual(new Set([404]))
  for (let calls = 0; calls < 4; calls++) expect(await change(false)).toBe(404)
  // One call is left, which is too little for a file.
  expect(await change(true)).toBe(429)
  expect(await change(false)).toBe(404)
  expect(await change(false)).toBe(429)
})

// spec: 3.3 Nobody keeps the server from others (calls)
test('who asks too much hears of it later than others are answered', async () => {
  expect((await searches('203.0.113.20', 400))[200]).toBe(400)
  const told: string[] = []
  const refused = search('203.0.113.20').then(({ status }) => told.push(`refused ${status}`))
  const answered = search('203.0.113.21').then(({ status }) => told.push(`answered ${status}`))
  await Promise.all([refused, answered])
  expect(told).toEqual(['answered 200', 'refused 429'])
})

// spec: 3.3 Nobody keeps the server from others (calls)
test('of one person’s changes three run at once, and none of the others’ waits for them', async () => {
  const { config, registry } = app
  const host = Fastify()
  limitNetworks(host, config, registry, () => app.clock.now)
  const three = Promise.withResolvers<void>()
  const open = Promise.withResolvers<void>()
  let held = 0
  host.post<{ Body: { who: string } }>('/changes', async ({ body }) => {
    if (body.who !== 'busy') return {}
    held += 1
    if (held === 3) three.resolve()
    await open.promise
    return {}
  })
  const base = await host.listen({ port: 0, host: '127.0.0.1' })
  const [busy, other] = [await makeUser(app, 'employer'), await makeUser(app, 'employer')]
  const change = (who: string, token?: string) =>
    fetch(`${base}/changes`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ who }),
    })
  // Nobody gives up a place because this machine is slow.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const all = Array.from({ length: 8 }, () => change('busy', busy.token))
    await three.promise
    for (const { status } of [await change('other', other.token), await change('guest')])
      expect(status).toBe(200)
    expect(held).toBe(3)
    open.resolve()
    expect((await Promise.all(all)).map(({ status }) => status)).toEqual(all.map(() => 200))
  } finally {
    vi.useRealTimers()
    await host.close()
  }
})

// spec: 3.3 Nobody keeps the server from others (load is shed)
// asvs: 15.2.2
test('a server that falls behind turns the public away first, then all but those who watch it and who bring money', async () => {
  const { token } = await makeUser(app, 'employer')
  const statuses = async () =>
    Object.fromEntries(
      await Promise.all(
        (
          [
            ['list', 'GET', `${listCandidates.path}?salary_min=${asked++}`],
            ['me', 'GET', getMe.path],
            ['healthz', 'GET', '/healthz'],
            ['webhook', 'POST', receiveWebhook.path.replace(':provider', 'skipcash')],
          ] as const
        ).map(async ([name, method, url]) => {
          const headers = { authorization: `Bearer ${token}` }
          const answer = await laggard.inject({ method, url, headers })
          if (answer.statusCode === 503) {
            expect(answer.headers['retry-after']).toBe('2')
            expect(answer.json()).toMatchObject({ success: false, code: 'UNAVAILABLE' })
          }
          return [name, answer.statusCode === 503 ? 503 : 'answered']
        }),
      ),
    )
  const answered = { list: 'answered', me: 'answered', healthz: 'answered', webhook: 'answered' }
  late = 100
  expect(await statuses()).toEqual(answered)
  late = 200
  expect(await statuses()).toEqual({ ...answered, list: 503 })
  late = 400
  expect(await statuses()).toEqual({ ...answered, list: 503, me: 503 })
  late = 0
  expect(await statuses()).toEqual(answered)
})

test('how late the process is shows while it is held up, and is forgotten when it is not', async () => {
  const lag = watchLag()
  const hold = (ms: number) => {
    const until = performance.now() + ms
    while (performance.now() < until);
  }
  const turn = () => new Promise((resolve) => setTimeout(resolve, 0))
  hold(500)
  await turn()
  expect(lag.lagMs()).toBeLessThan(50)
  for (let times = 0; times < 5; times++) {
    hold(500)
    await turn()
  }
  expect(lag.lagMs()).toBeGreaterThan(200)
  await vi.waitFor(() => expect(lag.lagMs()).toBeLessThan(50), { timeout: 10_000, interval: 20 })
  lag.stop()
})
