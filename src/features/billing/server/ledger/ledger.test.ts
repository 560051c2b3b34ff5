import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { useTestApp } from '../../../../../test/harness.ts'
import { bookSilently, choose, selectingHousehold } from '../../../../../test/households.ts'
import { jobContext, makeCandidate, makeUser } from '../../../../../test/people.ts'
import { paidPlans } from '../../../../../test/paid-plans.ts'
import { getFigures } from '../../../administration/figures-contract.ts'
import { checkLedger, getLedgerCheck } from '../../ledger-contract.ts'
import { checkLedger as checkLedgerNow } from './check-ledger.ts'

const app = useTestApp()
const start = new Date('2026-03-10T09:00:00Z')
let operator: { token: string }
beforeAll(async () => void (operator = await makeUser(app, 'admin')))
afterEach(() => void (app.clock.now = start))

const ledger = async () => (await app.call(checkLedger, {}, operator)).data

async function paid() {
  const household = await selectingHousehold(app, await makeCandidate(app))
  await choose(app, (await household.pay()).data.payment_url, 'paid')
  return household
}

test('before the first check there is none to show', async () => {
  expect((await app.call(getLedgerCheck, {}, operator)).data).toBeNull()
})

// spec: 2.2 Refunds, the ledger
test('is checked by a job: what it found is kept, counted for alarms, shown to the operator, and not made anew by looking', async () => {
  const household = await paid()
  const { db } = app.connection
  const kept = async () => (await app.call(getLedgerCheck, {}, operator)).data
  const gauge = async (name: string) =>
    new RegExp(`^${name} (\\S+)$`, 'm').exec((await app.app.inject('/metrics')).body)?.[1]
  app.clock.now = new Date(start.getTime() + 60_000)
  await checkLedgerNow(jobContext(app))
  expect(await kept()).toMatchObject({
    ok: true,
    faults: [],
    checked_at: app.clock.now.toISOString(),
  })
  await db.execute(
    sql`update order_lines set amount_minor = amount_minor + 100 where order_id = ${household.orderId}`,
  )
  expect((await kept())?.ok).toBe(true)
  const errors: unknown[] = []
  const log = { ...app.app.log, warn() {}, error: (...all: unknown[]) => void errors.push(all) }
  await checkLedgerNow({ ...jobContext(app), log })
  expect(errors).toHaveLength(1)
  expect(await kept()).toMatchObject({
    ok: false,
    faults_found: 1,
    faults: [{ code: 'charge_wrong', order_id: household.orderId, currency: 'QAR' }],
  })
  expect([
    await gauge('ledger_faults'),
    Number(await gauge('ledger_checked_timestamp_seconds')),
  ]).toEqual(['1', app.clock.now.getTime() / 1000])
  const queue = (await app.call(getFigures, {}, operator)).data.queues.find(
    ({ key }) => key === 'money',
  )
  expect(queue).toMatchObject({ path: '/admin/ledger', size: 1 })
  await db.execute(
    sql`update order_lines set amount_minor = amount_minor - 100 where order_id = ${household.orderId}`,
  )
  expect((await ledger()).ok).toBe(true)
  expect([(await kept())?.ok, await gauge('ledger_faults')]).toEqual([true, '0'])
})

test('of two currencies is two books, and each balances by itself', async () => {
  app.expectError('money needs the look of an operator', 'the ledger has faults')
  const household = await paid()
  const { payment_id, payment_url } = (
    await (await selectingHousehold(app, await makeCandidate(app))).pay()
  ).data
  await bookSilently(app, payment_url, { currency: 'USD' })
  await choose(app, payment_url, 'paid')
  const { ok, books } = await ledger()
  const dollars = books.find(({ currency }) => currency === 'USD')
  expect([ok, books[0]?.currency, dollars?.balances.provider, dollars?.balances.household]).toEqual(
    [true, 'QAR', 0, 0],
  )
  await app.connection.db.execute(
    sql`update payments set taken_currency = 'EUR' where id = ${payment_id}`,
  )
  expect(await ledger()).toMatchObject({
    ok: false,
    faults: [{ code: 'capture_missing', currency: 'EUR', expected: 1800, found: 0 }],
  })
  await app.connection.db.execute(
    sql`update payments set taken_currency = 'USD' where id = ${payment_id}`,
  )
  expect([(await ledger()).ok, await household.standing()]).toEqual([true, 'hired'])
})

test('a fault shows in the check', async () => {
  app.expectError('the ledger has faults')
  const household = await paid()
  const { db } = app.connection
  await db.execute(
    sql`update order_lines set amount_minor = amount_minor + 100 where order_id = ${household.orderId}`,
  )
  expect(await ledger()).toMatchObject({
    ok: false,
    faults: [{ code: 'charge_wrong', order_id: household.orderId, expected: 1801, found: 1800 }],
  })
  await db.execute(
    sql`update order_lines set amount_minor = amount_minor - 100 where order_id = ${household.orderId}`,
  )
  expect((await ledger()).ok).toBe(true)
})

test('only operators read or make a check', async () => {
  for (const endpoint of [getLedgerCheck, checkLedger]) {
    expect((await app.call(endpoint, {})).status).toBe(401)
    for (const role of ['employer', 'jobseeker', 'agency'] as const)
      expect(
        (await app.call(endpoint, {}, { token: (await makeUser(app, role)).token })).status,
      ).toBe(403)
  }
})

test('of 4,000 orders is checked within five seconds: each table is read once, not once for each order', async () => {
  await app.connection.pool.query(paidPlans, [1, 4000])
  await app.asOwner('analyze')
  const begun = performance.now()
  const { ok, entries } = await ledger()
  expect(performance.now() - begun).toBeLessThan(5000)
  expect([ok, entries >= 8800]).toEqual([true, true])
})
