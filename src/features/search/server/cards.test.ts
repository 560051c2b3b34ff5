import { eq } from 'drizzle-orm'
import pg from 'pg'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { makeCandidate } from '../../../../test/people.ts'
import { broadcast } from '../../../platform/server/bus.ts'
import { candidates } from '../../profiles/server/record-api.ts'
import { listCandidates } from '../contract.ts'

const app = useTestApp()
let one: number
let other: number
/** A bound that nobody reaches, new each time: no answer comes from the response cache. */
let highest = 500_000

beforeAll(async () => {
  one = await makeCandidate(app, { fullName: 'Mercy Achieng', dateOfBirth: '1990-06-15' })
  other = await makeCandidate(app, { fullName: 'Ruth Nakato' })
  for (const id of [one, other]) await broadcast(app.connection, 'candidates', id)
  await vi.waitFor(async () => expect((await list()).map(({ id }) => id)).toEqual([other, one]))
})

const list = async () =>
  (await app.call(listCandidates, { age_max: 90, salary_min: 1, salary_max: highest++ })).data
    .results

/** Nobody reads or writes candidates until it is let go. */
async function hold(): Promise<() => Promise<unknown>> {
  const blocker = new pg.Client({ connectionString: app.databaseUrl })
  await blocker.connect()
  onTestFinished(() => blocker.end())
  await blocker.query('begin; lock table candidates in access exclusive mode')
  return () => blocker.query('rollback')
}

const rename = (id: number, fullName: string) =>
  app.connection.db.update(candidates).set({ fullName }).where(eq(candidates.id, id))

test('a page whose people were shown before asks the database nothing', async () => {
  const before = await list()
  const letGo = await hold()
  expect(await list()).toEqual(before)
  await letGo()
})

test('what changes of somebody shows as soon as it is told, and nothing of anybody else is read', async () => {
  await list()
  await rename(one, 'Mercy Akinyi')
  await rename(other, 'Nobody was told')
  await broadcast(app.connection, 'candidates', one)
  await vi.waitFor(async () =>
    expect((await list()).map((card) => card.full_name)).toEqual(['Ruth Nakato', 'Mercy Akinyi']),
  )
  await rename(other, 'Ruth Nakato')
})

test('what is read while somebody changes is not kept', async () => {
  await broadcast(app.connection, 'candidates', one)
  await vi.waitFor(async () => expect(await list()).toHaveLength(2))
  const letGo = await hold()
  await broadcast(app.connection, 'candidates', other)
  const slow = list()
  await broadcast(app.connection, 'candidates', one)
  await letGo()
  expect(await slow).toHaveLength(2)
  await rename(one, 'Mercy Otieno')
  await broadcast(app.connection, 'candidates', one)
  await vi.waitFor(async () => expect((await list())[1]?.full_name).toBe('Mercy Otieno'))
})

test('on a new day her age is the new one', async () => {
  const { now } = app.clock
  onTestFinished(() => void (app.clock.now = now))
  const age = async () => (await list()).find(({ id }) => id === one)?.profile.age
  app.clock.now = new Date('2027-06-14T09:00:00+03:00')
  expect(await age()).toBe(36)
  app.clock.now = new Date('2027-06-15T09:00:00+03:00')
  expect(await age()).toBe(37)
})
