import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { choose, selectingHousehold } from '../../../../test/households.ts'
import { jobContext, makeCandidate, makeUser, signIn } from '../../../../test/people.ts'
import { broadcast } from '../../../platform/server/bus.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import { suspendUser } from '../../accounts/users-contract.ts'
import { updateProfile } from '../../records/contract.ts'
import { getCandidateForHiring } from '../../profiles/server/index.ts'
import { candidates } from '../../profiles/server/record-api.ts'
import { listCandidates } from '../contract.ts'

const app = useTestApp()
let older: number
let newer: number

beforeAll(async () => {
  older = await makeCandidate(app, { nationality: 'Filipino' })
  newer = await makeCandidate(app, { nationality: 'Kenyan' })
  for (const id of [older, newer]) await save(id, {})
  await list()
})

/** A save as any capability does it. */
const save = (id: number, values: Partial<typeof candidates.$inferInsert>) =>
  transaction(jobContext(app), async (ctx) => {
    await ctx.db
      .update(candidates)
      .set({ ...values, updatedAt: ctx.now })
      .where(eq(candidates.id, id))
    await broadcast(ctx, 'candidates', id)
  })

const list = async (query = {}) => (await app.call(listCandidates, query)).data
const ids = async () => (await list({ page_size: 60 })).results.map(({ id }) => id)

/** How many answers had to be made for this. */
async function makings(work: () => Promise<unknown>): Promise<number> {
  const before = await made()
  await work()
  return (await made()) - before
}
async function made(): Promise<number> {
  const { body } = await app.app.inject('/metrics')
  return Number(/^response_cache_made_total (\d+)$/m.exec(body)?.[1])
}

const ofNewer = () => list({ page_size: 1 })
const ofOlder = () => list({ page_size: 1, page: 2 })

test('a card that changes makes anew the pages that show it, and no other', async () => {
  await Promise.all([ofNewer(), ofOlder()])
  expect(await makings(() => Promise.all([ofNewer(), ofOlder()]))).toBe(0)
  await save(newer, { profileImageKey: 'portraits/another.webp' })
  expect(await makings(ofOlder)).toBe(0)
  expect(await makings(ofNewer)).toBe(1)
  expect((await ofNewer()).results[0]?.avatar_url).toContain('another')
  // What her card does not show, and no filter looks at.
  await save(newer, { weightKg: 60, phoneNumber: '+97433000000' })
  expect(await makings(() => Promise.all([ofNewer(), ofOlder()]))).toBe(0)
})

test('what filters and counts look at makes every page of the list anew, once', async () => {
  await Promise.all([ofNewer(), ofOlder()])
  await save(newer, { nationality: 'Ugandan' })
  expect(await makings(() => Promise.all([ofNewer(), ofNewer(), ofOlder()]))).toBe(2)
  expect((await ofOlder()).facets.nationality).toMatchObject({ Filipino: 1, Ugandan: 1 })
  await save(newer, { nationality: 'Ugandan' })
  expect(await makings(ofOlder)).toBe(0)
})

test('who is listed nowhere can be saved as often as she likes', async () => {
  const hidden = await makeCandidate(app, { isPublished: false })
  await Promise.all([ofNewer(), ofOlder()])
  await save(hidden, { nationality: 'Nepalese', fullName: 'Nobody Sees' })
  expect(await makings(() => Promise.all([ofNewer(), ofOlder()]))).toBe(0)
})

test('who is hired is on no list and in no count as soon as the payment has answered', async () => {
  const hired = await makeCandidate(app)
  await save(hired, {})
  const household = await selectingHousehold(app, hired)
  const { payment_url } = (await household.pay()).data
  const before = await list()
  expect(await ids()).toContain(hired)
  expect((await choose(app, payment_url, 'paid')).statusCode).toBe(303)
  const [after, others] = await Promise.all([list(), ids()])
  expect(others).not.toContain(hired)
  expect(after.total).toBe(before.total - 1)
})

test('who takes her profile off the list, or is suspended, is gone as soon as that has answered', async () => {
  for (const leave of [
    async (userId: number) =>
      app.call(updateProfile, { is_published: false }, { token: await signIn(app, userId) }),
    async (userId: number) =>
      app.call(suspendUser, { id: userId, reason: 'conduct' }, await operator()),
  ]) {
    const leaving = await makeCandidate(app)
    await save(leaving, {})
    const { total } = await list()
    expect(await ids()).toContain(leaving)
    const { userId } = await getCandidateForHiring(jobContext(app), leaving)
    expect((await leave(userId ?? 0)).status).toBe(200)
    expect(await ids()).not.toContain(leaving)
    expect((await list()).total).toBe(total - 1)
  }
})

const operator = () => makeUser(app, 'admin')

test('many saves at once end in what was saved last, and nobody is served what is older than her answer', async () => {
  await Promise.all(
    Array.from({ length: 100 }, async (_, turn) => {
      await save(older, { fullName: `Turn ${turn}` })
      return ofOlder()
    }),
  )
  const names = async () => (await ofOlder()).results.map((card) => card.full_name)
  await save(older, { fullName: 'The Last' })
  expect(await names()).toEqual(['The Last'])
})
