import { eq } from 'drizzle-orm'
import { setImmediate as breathe } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { changeAgency, makeAgency } from '../../../../test/agencies.ts'
import { useTestApp } from '../../../../test/harness.ts'
import { makeCandidate } from '../../../../test/people.ts'
import type { Host } from '../../../platform/server/http.ts'
import { createResponseCache } from '../../../platform/server/cache/response-cache.ts'
import { broadcast, noteShown, type RecordEvent } from '../../../platform/server/bus.ts'
import { candidateTag, cardTag } from '../../profiles/server/listed-api.ts'
import { candidateQuery } from '../contract.ts'
import { candidateIndex, isCandidateIndexLoaded } from './candidate-index.ts'
import { figuresTag, listTag, nationalitiesTag } from './pages-of-people.ts'
import { candidates } from '../../profiles/server/record-api.ts'

const app = useTestApp()
const everyone = candidateQuery.parse({ page_size: 60 })
let people: { stays: number; hired: number; changed: number; hidden: number }

beforeAll(async () => {
  people = {
    stays: await makeCandidate(app, { nationality: 'Filipino' }),
    hired: await makeCandidate(app, { nationality: 'Filipino' }),
    changed: await makeCandidate(app, { nationality: 'Filipino' }),
    hidden: await makeCandidate(app, { nationality: 'Kenyan', isPublished: false }),
  }
})

/** An index on the real database, which hears what the test says it hears. */
function openIndex() {
  const subscribers: { onEvent: (told: RecordEvent) => void; onReconnect: () => void }[] = []
  const cache = createResponseCache({ keyOf: (url) => url, refill: async () => undefined })
  const host = {
    config: app.config,
    connection: app.connection,
    bus: {
      subscribe: (onEvent: (told: RecordEvent) => void, onReconnect: () => void) =>
        void subscribers.push({ onEvent, onReconnect }),
    },
    cache,
    clock: () => app.clock.now,
    log: app.app.log,
  } as unknown as Host
  const get = candidateIndex(host)
  return {
    get,
    cache,
    isLoaded: () => isCandidateIndexLoaded(host),
    deliver: (id: number, topic = 'candidates') =>
      subscribers.forEach(({ onEvent }) => onEvent({ topic, id })),
    miss: () => subscribers.forEach(({ onReconnect }) => onReconnect()),
  }
}

/** A change as any process makes it; whether an index of these tests hears of it is theirs to say. */
async function set(id: number, values: Partial<typeof candidates.$inferInsert>): Promise<void> {
  await app.connection.db.update(candidates).set(values).where(eq(candidates.id, id))
  await broadcast(app.connection, 'candidates', id)
}

/** Nobody reads or writes candidates until it is let go. */
async function hold(): Promise<() => Promise<unknown>> {
  const blocker = new pg.Client({ connectionString: app.databaseUrl })
  await blocker.connect()
  onTestFinished(() => blocker.end())
  await blocker.query('begin; lock table candidates in access exclusive mode')
  return () => blocker.query('rollback')
}

test('what was published, hired and changed in a gap is found and counted after it', async () => {
  const { get, miss } = openIndex()
  const before = (await get()).search(everyone)
  expect(before).toMatchObject({ total: 3, facets: { nationality: { Filipino: 3 } } })
  await set(people.hired, { hiredAt: app.clock.now })
  await set(people.changed, { nationality: 'Ugandan', desiredPosition: 'Cook' })
  await set(people.hidden, { isPublished: true, wantsPublished: true })
  expect((await get()).search(everyone)).toMatchObject({
    total: 3,
    facets: { nationality: { Filipino: 3 } },
  })
  miss()
  await vi.waitFor(async () => {
    const { ids, total, facets } = (await get()).search(everyone)
    expect(ids.toSorted((a, b) => a - b)).toEqual([people.stays, people.changed, people.hidden])
    expect(total).toBe(3)
    expect(facets).toMatchObject({
      nationality: { Filipino: 1, Ugandan: 1, Kenyan: 1 },
      position: { Nanny: 2, Cook: 1 },
    })
  })
  expect((await get()).search({ ...everyone, nationality: ['Kenyan'] }).ids).toEqual([
    people.hidden,
  ])
})

test('while what was missed is read the index answers as it was, and loses nothing that is told meanwhile', async () => {
  const { get, miss, deliver } = openIndex()
  const standing = await get()
  const drivers = async () =>
    (await get()).search({ ...everyone, position: ['Driver'] }).ids.toSorted((a, b) => a - b)
  await set(people.stays, { desiredPosition: 'Driver' })
  const letGo = await hold()
  miss()
  expect(await drivers()).toEqual([])
  await letGo()
  await set(people.hidden, { desiredPosition: 'Driver' })
  deliver(people.hidden)
  await vi.waitFor(async () => expect(await drivers()).toEqual([people.stays, people.hidden]))
  expect(await get()).toBe(standing)
})

test('after a gap nobody is read but who changed in it', async () => {
  const { get, miss } = openIndex()
  await get()
  const { db } = app.connection
  const unheard = { nationality: 'Indian' }
  await db.update(candidates).set(unheard).where(eq(candidates.id, people.changed))
  await set(people.stays, unheard)
  miss()
  const indian = async () => (await get()).search({ ...everyone, nationality: ['Indian'] }).ids
  await vi.waitFor(async () => expect(await indian()).toEqual([people.stays]))
  await set(people.changed, unheard)
  miss()
  await vi.waitFor(async () => expect(await indian()).toEqual([people.changed, people.stays]))
})

test('a change whose transaction ends after later ones is not missed', async () => {
  const { get, miss } = openIndex()
  await get()
  const slow = new pg.Client({ connectionString: app.databaseUrl })
  await slow.connect()
  onTestFinished(() => slow.end())
  const slowly = drizzle(slow)
  await slow.query('begin')
  await slowly
    .update(candidates)
    .set({ nationality: 'Thai' })
    .where(eq(candidates.id, people.stays))
  await broadcast({ db: slowly }, 'candidates', people.stays)
  const found = async (nationality: string) =>
    (await get()).search({ ...everyone, nationality: [nationality] }).ids
  await set(people.changed, { nationality: 'Indonesian' })
  miss()
  await vi.waitFor(async () => expect(await found('Indonesian')).toEqual([people.changed]))
  await slow.query('commit')
  miss()
  await vi.waitFor(async () => expect(await found('Thai')).toEqual([people.stays]))
})

test('one who changes a thousand times is as she was left, and searches are answered meanwhile', async () => {
  const { get, deliver } = openIndex()
  await get()
  const salaries = Array.from({ length: 1000 }, (_, turn) => 100_000 + turn * 100)
  let asked = 0
  let isOver = false
  const reader = (async () => {
    for (; !isOver; asked++, await breathe()) (await get()).search(everyone)
  })()
  for (const expectedSalaryMinor of salaries) {
    await app.connection.db
      .update(candidates)
      .set({ expectedSalaryMinor })
      .where(eq(candidates.id, people.changed))
    deliver(people.changed)
  }
  isOver = true
  await reader
  const last = salaries.at(-1)! / 100
  const { ids } = (await get()).search({ ...everyone, salary_min: last, salary_max: last })
  expect(ids).toEqual([people.changed])
  expect(asked).toBeGreaterThan(10)
})

test('before the first one stands nothing is ready, and who asks waits for it', async () => {
  const letGo = await hold()
  const { get, isLoaded } = openIndex()
  const asked = get()
  expect(isLoaded()).toBe(false)
  await letGo()
  expect((await asked).size).toBe(3)
  expect(isLoaded()).toBe(true)
})

/** Time goes by for those who look once a minute, and for nobody else. */
function useMinutes(): () => Promise<unknown> {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  return () => vi.advanceTimersByTimeAsync(60_000)
}

test('an index most of whose words nobody has any more is made anew without them, and loses nothing meanwhile', async () => {
  const oneMinute = useMinutes()
  const { get, deliver } = openIndex()
  const gone = Array.from({ length: 10_100 }, (_, number) => `gone${number}`)
  await set(people.changed, { coreSkills: gone })
  deliver(people.changed)
  expect((await get()).search({ ...everyone, q: 'gone99' }).total).toBe(1)
  await set(people.changed, { coreSkills: ['knitting'] })
  deliver(people.changed)
  const worn = await get()
  expect(worn.isWorn).toBe(true)
  const asItWas = [...worn.dump()]
  vi.spyOn(worn, 'dump').mockImplementation(async function* () {
    await set(people.stays, { coreSkills: ['weaving'] })
    deliver(people.stays)
    expect((await get()).search({ ...everyone, q: 'weaving' }).total).toBe(1)
    yield* asItWas
  } as unknown as typeof worn.dump)
  await oneMinute()
  await vi.waitFor(async () => expect(await get()).not.toBe(worn))
  const anew = await get()
  expect(anew.isWorn).toBe(false)
  const found = (q: string) => anew.search({ ...everyone, q }).ids
  expect([found('weaving'), found('knitting'), found('gone99')]).toEqual([
    [people.stays],
    [people.changed],
    [],
  ])
  expect(anew.search(everyone).facets).toEqual(worn.search(everyone).facets)
})

test('whose listing ends by time alone is taken out, though the database fails twice, and without being asked', async () => {
  const { id: agencyId } = await makeAgency(app, { licenceExpiresOn: '2027-01-01' })
  const ending = await makeCandidate(app, { agencyId })
  const { get } = openIndex()
  const index = await get()
  expect(index.has(ending)).toBe(true)
  const { now } = app.clock
  onTestFinished(() => void (app.clock.now = now))
  const { pool } = app.connection
  const query = pool.query.bind(pool) as (...asked: unknown[]) => Promise<unknown>
  let failures = 0
  const asked = vi.spyOn(pool, 'query') as unknown as { mockRestore(): void } & {
    mockImplementation(work: (...asked: unknown[]) => Promise<unknown>): void
  }
  onTestFinished(() => asked.mockRestore())
  asked.mockImplementation((...given) => {
    const { text = '' } = given[0] as { text?: string }
    if (/from "listed_candidates" .*"id" in \(/.test(text) && failures++ < 2)
      return Promise.reject(new Error('the database is away'))
    return query(...given)
  })
  app.clock.now = new Date('2027-06-15T09:00:00+03:00')
  await get().catch(() => undefined)
  await vi.waitFor(() => expect(index.has(ending)).toBe(false), { timeout: 10_000 })
  expect(failures).toBeGreaterThan(2)
})

test('hundreds of changes at once are all taken over', async () => {
  const { get, deliver } = openIndex()
  const { size } = await get()
  const { db } = app.connection
  const { id: agencyId } = await makeAgency(app, { licenceExpiresOn: '2027-01-01' })
  const one = {
    agencyId,
    fullName: 'One of Many',
    nationality: 'Kenyan',
    age: 30,
    desiredPosition: 'Cook',
    isPublished: true,
    wantsPublished: true,
  }
  const rows = Array.from({ length: 700 }, () => ({
    ...one,
    createdAt: app.clock.now,
    updatedAt: app.clock.now,
  }))
  const added = await db.insert(candidates).values(rows).returning({ id: candidates.id })
  for (const { id } of added) deliver(id)
  await vi.waitFor(async () => expect((await get()).search(everyone).total).toBe(size + 700), {
    timeout: 10_000,
  })
  await changeAgency(app, agencyId, { licenceExpiresOn: '2026-01-01' })
  for (const { id } of added) deliver(id)
  await vi.waitFor(async () => expect((await get()).search(everyone).total).toBe(size), {
    timeout: 10_000,
  })
})

test('on a new day who has her birthday is a year older, who may be listed no longer is gone, and nothing else is read', async () => {
  const { get, deliver } = openIndex()
  const standing = await get()
  const { id: agencyId } = await makeAgency(app, { licenceExpiresOn: '2027-01-01' })
  const turning = await makeCandidate(app, { dateOfBirth: '1990-06-15', nationality: 'Nepalese' })
  const ending = await makeCandidate(app, { agencyId, nationality: 'Nepalese' })
  ;[turning, ending].forEach((id) => deliver(id))
  const nepalese = { ...everyone, nationality: ['Nepalese'] }
  const ids = async (query = nepalese) => (await get()).search(query).ids
  await vi.waitFor(async () => expect(await ids()).toEqual([ending, turning]))
  const { now } = app.clock
  onTestFinished(() => void (app.clock.now = now))
  const younger = { ...nepalese, age_max: 36 }
  app.clock.now = new Date('2027-06-14T09:00:00+03:00')
  await vi.waitFor(async () => expect(await ids()).toEqual([turning]))
  expect(await ids(younger)).toEqual([turning])
  app.clock.now = new Date('2027-06-15T09:00:00+03:00')
  await vi.waitFor(async () => expect(await ids(younger)).toEqual([]))
  expect(await ids({ ...nepalese, age_min: 37 })).toEqual([turning])
  expect(await get()).toBe(standing)
})

test('a change is heard of by what shows her, by the list when it counts otherwise, and by nothing else', async () => {
  const { get, cache, deliver } = openIndex()
  await get()
  const unlisted = await makeCandidate(app, { isPublished: false })
  const pages = {
    list: [listTag],
    card: [cardTag(people.stays)],
    hers: [candidateTag(people.stays)],
    unlisted: [candidateTag(unlisted)],
    words: [figuresTag, nationalitiesTag],
  }
  const keepAll = () =>
    Promise.all(
      Object.entries(pages).map(([url, tags]) =>
        cache.answer({ url, headers: {} }, async () => {
          noteShown(...tags)
          return { status: 200, headers: {}, body: url, freshSeconds: 30 }
        }),
      ),
    )
  const kept = () => Object.keys(pages).filter((url) => cache.find({ url, headers: {} }))
  const afterChange = async (id: number, topic?: string) => {
    await keepAll()
    deliver(id, topic)
    await get()
    return kept()
  }
  expect(await afterChange(people.stays, 'settings')).toEqual(Object.keys(pages))
  expect(await afterChange(unlisted)).toEqual(['list', 'card', 'hers', 'words'])
  expect(await afterChange(people.stays)).toEqual(['list', 'unlisted', 'words'])
  await set(people.stays, { expectedSalaryMinor: 250_000 })
  expect(await afterChange(people.stays)).toEqual(['unlisted', 'words'])
  await set(people.stays, { nationality: 'Sri Lankan' })
  expect(await afterChange(people.stays)).toEqual(['unlisted'])
  await set(people.stays, { hiredAt: app.clock.now })
  expect(await afterChange(people.stays)).toEqual(['unlisted'])
})
