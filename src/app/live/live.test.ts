import net, { type AddressInfo } from 'node:net'
import fastify from 'fastify'
import pg from 'pg'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { useTestApp } from '../../../test/harness.ts'
import { conversationTools } from '../../../test/conversations.ts'
import { changeConversation } from '../../features/conversations/contract.ts'
import { jobContext, makeCandidate, makeUser } from '../../../test/people.ts'
import { logOut } from '../../features/accounts/contract.ts'
import { changeStatus } from '../../features/hiring/contract.ts'
import { broadcastToUsers, openBus } from '../../platform/server/bus.ts'
import { transaction } from '../../platform/server/database/db.ts'
import type { Host } from '../../platform/server/http.ts'
import { mountLive } from './live.ts'
import { answerErrors } from '../refusals.ts'
import { requestContext } from '../request-context.ts'

const app = useTestApp()
const soon = { timeout: 2000, interval: 10 }
let origin = ''

beforeAll(async () => {
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(app.app.server.address() as AddressInfo).port}`
})

const ask = (token?: string, query = '') =>
  fetch(`${origin}/api/live${query}`, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  })

interface Listener {
  response: Response
  topics: string[]
  events: number
  ended: boolean
}

/** Listens until the test is over. */
async function listen(token: string, query?: string): Promise<Listener> {
  const response = await ask(token, query)
  const listener: Listener = { response, topics: [], events: 0, ended: false }
  const reader = (response.body as ReadableStream<Uint8Array>).getReader()
  onTestFinished(() => reader.cancel().catch(() => undefined))
  const read = async () => {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      for (const line of Buffer.from(value).toString().split('\n'))
        if (line.startsWith('data: ')) {
          listener.events += 1
          listener.topics.push(...(JSON.parse(line.slice(6)) as string[]))
        }
    }
    listener.ended = true
  }
  void read()
  return listener
}

describe('live', () => {
  test('a household hears of its own list at once, and nobody else does', async () => {
    const household = await makeUser(app, 'employer')
    const other = await makeUser(app, 'employer')
    const own = await listen(household.token)
    const foreign = await listen(other.token)
    expect(own.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(own.response.headers.get('cache-control')).toBe('no-store')
    await app.call(changeStatus, { id: await makeCandidate(app), status: 'shortlisted' }, household)
    await vi.waitUntil(() => own.topics.includes('pipeline'), soon)
    await broadcastToUsers(jobContext(app), other.id, 'a later word')
    await vi.waitUntil(() => foreign.topics.length > 0, soon)
    expect(foreign.topics).toEqual(['a later word'])
  })

  test('a message says that something was said, reading how far, an end how the conversation stands', async () => {
    const { markRead, pair, say } = conversationTools(app)
    const { id, household, worker } = await pair()
    const own = await listen(worker.token)
    await say(household, id, { text: 'Good evening.' })
    await vi.waitUntil(() => own.topics.includes(`conversation:${id}`), soon)
    const others = await listen(household.token)
    await markRead(worker, id, 1)
    await vi.waitUntil(() => others.topics.includes(`conversation:${id}:marks`), soon)
    expect([...own.topics, ...others.topics]).not.toContain(`conversation:${id}:state`)
    await app.call(changeConversation, { id, ended: true }, household)
    await vi.waitUntil(() => own.topics.includes(`conversation:${id}:state`), soon)
  })

  test('the first news of a quiet while waits for no other, what follows goes out together', async () => {
    const took: number[] = []
    for (let tries = 0; tries < 5; tries += 1) {
      const { token, id } = await makeUser(app, 'employer')
      const own = await listen(token)
      const tell = (topic: string) => broadcastToUsers(jobContext(app), id, topic)
      const begun = performance.now()
      await tell('first')
      await vi.waitUntil(() => own.topics.length > 0, { timeout: 2000, interval: 1 })
      took.push(performance.now() - begun)
      for (const topic of ['a', 'b', 'c']) await tell(topic)
      await vi.waitUntil(() => own.topics.length === 4, soon)
      expect(own.events).toBeLessThan(4)
    }
    // Gathered for 50 ms, none could be.
    expect(Math.min(...took)).toBeLessThan(45)
  })

  test('a change that is rolled back is told to nobody', async () => {
    const household = await makeUser(app, 'employer')
    const own = await listen(household.token)
    const failing = transaction(jobContext(app), async (ctx) => {
      await broadcastToUsers(ctx, household.id, 'never')
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await broadcastToUsers(jobContext(app), household.id, 'really')
    await vi.waitUntil(() => own.topics.length > 0, soon)
    expect(own.topics).toEqual(['really'])
  })

  test('one announcement reaches many people, each of them once', async () => {
    const people = await Promise.all(Array.from({ length: 3 }, () => makeUser(app, 'jobseeker')))
    const listeners = await Promise.all(people.map(({ token }) => listen(token)))
    const strangers = Array.from({ length: 2000 }, (_, index) => 1_000_000_000 + index)
    await broadcastToUsers(jobContext(app), [...strangers, ...people.map(({ id }) => id)], 'news')
    await vi.waitUntil(() => listeners.every(({ topics }) => topics.length > 0), soon)
    expect(listeners.map(({ topics }) => topics)).toEqual([['news'], ['news'], ['news']])
  })

  test('many changes at once are told in few words', async () => {
    const household = await makeUser(app, 'employer')
    const own = await listen(household.token)
    await Promise.all(
      Array.from({ length: 300 }, (_, index) =>
        broadcastToUsers(jobContext(app), household.id, index % 2 ? 'orders' : 'pipeline'),
      ),
    )
    await broadcastToUsers(jobContext(app), household.id, 'last')
    await vi.waitUntil(() => own.topics.includes('last'), soon)
    expect(own.topics.length).toBeLessThan(60)
    expect([...new Set(own.topics)].sort()).toEqual(['last', 'orders', 'pipeline'])
  })

  test('who comes back hears what she missed; after too long, that anything may have changed', async () => {
    const household = await makeUser(app, 'employer')
    await broadcastToUsers(jobContext(app), household.id, 'orders')
    const witness = await listen(household.token)
    await broadcastToUsers(jobContext(app), household.id, 'pipeline')
    await vi.waitUntil(() => witness.topics.includes('pipeline'), soon)
    const back = await listen(household.token, '?silent=0')
    await vi.waitUntil(() => back.topics.length > 0, soon)
    expect(back.topics.toSorted()).toEqual(['orders', 'pipeline'])
    for (const query of ['?silent=3600000', '?silent=-1', '?silent=soon', '?silent=1&silent=2']) {
      const lost = await listen(household.token, query)
      await vi.waitUntil(() => lost.topics.length > 0, soon)
      expect(lost.topics, query).toEqual(['*'])
    }
  })

  test('nobody listens without a session, and nobody after its end', async () => {
    expect((await ask()).status).toBe(401)
    expect((await ask('nonsense')).status).toBe(401)
    const household = await makeUser(app, 'employer')
    const own = await listen(household.token)
    await app.call(logOut, {}, household)
    await vi.waitUntil(() => own.ended, soon)
    expect((await ask(household.token)).status).toBe(401)
  })

  test('a person has at most eight streams; one that is closed makes room', async () => {
    const household = await makeUser(app, 'employer')
    const streams = await Promise.all(Array.from({ length: 8 }, () => ask(household.token)))
    expect(streams.map(({ status }) => status)).toEqual(Array(8).fill(200))
    const refused = await ask(household.token)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    await streams[0]?.body?.cancel()
    await vi.waitUntil(async () => {
      const next = await ask(household.token)
      await next.body?.cancel()
      return next.status === 200
    }, soon)
    for (const stream of streams.slice(1)) await stream.body?.cancel()
  })

  test('nine readers who leave while they are being looked at leave nothing behind: all eight places are free', async () => {
    const household = await makeUser(app, 'employer')
    const blocker = new pg.Client({ connectionString: app.databaseUrl })
    await blocker.connect()
    onTestFinished(() => blocker.end())
    await blocker.query('begin; lock table sessions in access exclusive mode')
    const { port } = new URL(origin)
    const arrived: net.Socket[] = []
    const arrive = (socket: net.Socket) => arrived.push(socket)
    app.app.server.on('connection', arrive)
    onTestFinished(() => void app.app.server.off('connection', arrive))
    const sockets = Array.from({ length: 9 }, () => net.connect(Number(port), '127.0.0.1'))
    for (const socket of sockets)
      socket.write(
        `GET /api/live HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${household.token}\r\n\r\n`,
      )
    const isHeld = `select count(*)::int as held from pg_locks where not granted and relation = 'sessions'::regclass`
    await vi.waitUntil(
      async () => (await blocker.query<{ held: number }>(isHeld)).rows[0]?.held === 9,
      soon,
    )
    for (const socket of sockets) socket.resetAndDestroy()
    await vi.waitUntil(() => arrived.length === 9 && arrived.every(({ closed }) => closed), soon)
    await blocker.query('rollback')
    await vi.waitUntil(() => app.connection.pool.idleCount === app.connection.pool.totalCount, soon)
    const streams = await Promise.all(Array.from({ length: 8 }, () => ask(household.token)))
    for (const stream of streams) await stream.body?.cancel()
    expect(streams.map(({ status }) => status)).toEqual(Array(8).fill(200))
  })

  test('a session that ends between being looked at and being listened to opens nothing', async () => {
    const household = await makeUser(app, 'employer')
    const bus = await openBus(app.databaseUrl, app.app.log)
    onTestFinished(() => bus.close())
    let hasEnded = false
    bus.subscribeToUserEvents(
      ({ topic, to }) => (hasEnded ||= topic === 'sessions' && to.includes(household.id)),
      () => undefined,
    )
    const own = fastify()
    onTestFinished(() => own.close())
    answerErrors(own, app)
    // The real look at the session, after which the session ends before its reader is among the listeners.
    const contextFor: Host['contextFor'] = async (request, access) => {
      const ctx = await requestContext(request, access, {
        config: app.config,
        registry: app.registry,
        queue: app.queue,
        settings: app.settings,
        db: app.connection.db,
        now: app.clock.now,
      })
      if (!hasEnded) await app.call(logOut, {}, household)
      await vi.waitUntil(() => hasEnded, soon)
      return ctx
    }
    mountLive(own, { bus, contextFor, config: app.config } as Host, app.registry)
    const address = await own.listen({ port: 0, host: '127.0.0.1' })
    const answer = await fetch(`${address}/api/live`, {
      headers: { authorization: `Bearer ${household.token}` },
    })
    await answer.body?.cancel()
    expect(answer.status).toBe(401)
  })
})
