import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { useTestApp } from '../../../../../test/harness.ts'
import { choose, selectingHousehold } from '../../../../../test/households.ts'
import { makeCandidate, makeUser, signIn } from '../../../../../test/people.ts'
import { getCandidate } from '../../../profiles/contract.ts'
import { candidates } from '../../../profiles/server/record-api.ts'
import { listContactHolders } from '../../../hiring/meeting-contract.ts'
import { getHireContact } from '../../contact-contract.ts'
import { buyPlan, getSubscription, refundOrder } from '../../contract.ts'
import { openingsPerDay } from './open-contact.ts'
import { contactOpenings } from './tables.ts'

const app = useTestApp()
let operator: { token: string }
beforeAll(async () => void (operator = await makeUser(app, 'admin')))

const ways = { phone_number: '+97433000111', whatsapp: '+97433000112', email: 'grace@example.com' }
const closed = { phone_number: null, whatsapp: null, email: null }
const reachable = () =>
  makeCandidate(app, {
    phoneNumber: ways.phone_number,
    whatsapp: ways.whatsapp,
    email: ways.email,
    description: `Call me: ${ways.phone_number}`,
  })
const look = async (id: number, who?: { token: string }) =>
  (await app.call(getCandidate, { id }, who)).data
const contact = (candidateId: unknown, who?: { token: string }) =>
  app.call(getHireContact, { candidate_id: candidateId }, who)

async function subscriber() {
  const me = await makeUser(app, 'employer')
  await choose(app, (await app.call(buyPlan, { plan: 'basic' }, me)).data.payment_url, 'paid')
  return me
}

async function hired() {
  const candidateId = await reachable()
  const household = await selectingHousehold(app, candidateId)
  await choose(app, (await household.pay()).data.payment_url, 'paid')
  const [row] = await app.connection.db
    .select({ userId: candidates.userId })
    .from(candidates)
    .where(eq(candidates.id, candidateId))
  return {
    candidateId,
    household,
    worker: { id: row?.userId ?? 0, token: await signIn(app, row?.userId ?? 0) },
  }
}

// spec: 2.2 A hire opens contact to both sides
test('whoever has hired her reaches her without a plan, on her page too, and no opening of a day is used up', async () => {
  const { candidateId, household } = await hired()
  const seen = await look(candidateId, household)
  expect(seen).toMatchObject({ contact_access: 'open', ...ways })
  // What is covered for others is in her words, too.
  expect(seen.profile.description).toBe(`Call me: ${ways.phone_number}`)
  expect((await contact(candidateId, household)).data).toEqual(ways)
  const rows = await app.connection.db
    .select({ ground: contactOpenings.ground, openedBy: contactOpenings.openedBy })
    .from(contactOpenings)
    .where(eq(contactOpenings.candidateId, candidateId))
  expect(rows).toEqual([{ ground: 'hire', openedBy: 'household' }])
})

// spec: 2.2 A hire opens contact to both sides
test('each opening is in the log, once a day for each side, however often and at once it is asked', async () => {
  const { candidateId, household, worker } = await hired()
  await Promise.all(
    [household, household, worker, household, worker].map((side) => contact(candidateId, side)),
  )
  const rows = await app.connection.pool.query(
    "select detail from audit_log where action = 'contact.opened' and subject = $1",
    [`candidate:${candidateId}`],
  )
  expect(rows.rows.map(({ detail }) => detail).toSorted((a, b) => (a.by < b.by ? -1 : 1))).toEqual([
    { employerId: household.id, ground: 'hire', by: 'household' },
    { employerId: household.id, ground: 'hire', by: 'worker' },
  ])
})

const holders = (who?: { token: string }) => app.call(listContactHolders, {}, who)

// spec: 2.2 A hire opens contact to both sides
test('she sees who has her number by a plan and by the hire, and a look of her household is no look by a plan', async () => {
  const candidateId = await reachable()
  const reader = await subscriber()
  await look(candidateId, reader)
  const household = await selectingHousehold(app, candidateId)
  await choose(app, (await household.pay()).data.payment_url, 'paid')
  await look(candidateId, household)
  const [row] = await app.connection.db
    .select({ userId: candidates.userId })
    .from(candidates)
    .where(eq(candidates.id, candidateId))
  const { data } = await holders({ token: await signIn(app, row?.userId ?? 0) })
  expect(data.map(({ by }) => by).toSorted()).toEqual(['hire', 'plan'])
})

test('she reaches the household in turn', async () => {
  const { candidateId, worker } = await hired()
  expect((await contact(candidateId, worker)).data).toEqual({
    phone_number: expect.stringMatching(/^\+974/),
    whatsapp: null,
    email: null,
  })
})

// spec: 2.2 A hire opens contact to both sides
test('nobody else’s plan opens the number of one who is hired, and no plan is sold for it', async () => {
  const { candidateId } = await hired()
  const other = await subscriber()
  expect(await look(candidateId, other)).toMatchObject({ contact_access: 'hidden', ...closed })
  expect(await look(candidateId, await makeUser(app, 'employer'))).toMatchObject({
    contact_access: 'hidden',
    ...closed,
  })
  expect(await look(candidateId)).toMatchObject({ contact_access: 'hidden', ...closed })
  expect((await app.call(getSubscription, {}, other)).data.openings_left_today).toBe(openingsPerDay)
})

// spec: 2.2 A hire opens contact to both sides
test('it stays open when she leaves the list, and closes for both when the hire ends', async () => {
  const { candidateId, household, worker } = await hired()
  await app.connection.db
    .update(candidates)
    .set({ isPublished: false })
    .where(eq(candidates.id, candidateId))
  expect((await contact(candidateId, household)).data).toEqual(ways)
  await app.connection.db
    .update(candidates)
    .set({ isPublished: true })
    .where(eq(candidates.id, candidateId))
  await app.call(
    refundOrder,
    { id: household.orderId, amount: 0, ends_hire: true, reason: 'She went home' },
    operator,
  )
  for (const side of [household, worker])
    expect((await contact(candidateId, side)).status).toBe(404)
  expect(await look(candidateId, household)).toMatchObject({
    contact_access: 'needs_plan',
    ...closed,
  })
  expect((await look(candidateId, await subscriber())).contact_access).toBe('open')
})

test('is nobody else’s: other households, other workers, other roles, visitors, those not hired', async () => {
  const { candidateId } = await hired()
  const stranger = await hired()
  for (const other of [
    stranger.household,
    stranger.worker,
    await makeUser(app, 'employer'),
    await subscriber(),
  ])
    expect((await contact(candidateId, other)).status).toBe(404)
  for (const role of ['agency', 'admin'] as const)
    expect((await contact(candidateId, await makeUser(app, role))).status).toBe(403)
  expect((await contact(candidateId)).status).toBe(401)
  const free = await reachable()
  for (const id of [free, 999_999, 'x'])
    expect((await contact(id, stranger.household)).status).toBe(404)
})
