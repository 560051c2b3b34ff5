import crypto from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { selectingHousehold } from '../../../../test/households.ts'
import { jobContext, makeCandidate } from '../../../../test/people.ts'
import { useSkipcash } from '../../../../test/skipcash-server.ts'
import { reconcileOpenPayments } from './reconcile-open-payments.ts'
import { payments } from './tables.ts'

const skipcash = await useSkipcash()
const app = useTestApp(skipcash.settings)
const start = new Date('2026-03-10T09:00:00Z')
let orderId: number
let looks: string[] = []
beforeAll(
  async () => void (orderId = (await selectingHousehold(app, await makeCandidate(app))).orderId),
)
beforeEach(async () => {
  looks = []
  skipcash.before = async (what) => void looks.push(what)
  await app.connection.db.delete(payments)
})
afterEach(() => void (app.clock.now = start))

const reconcile = () => reconcileOpenPayments(jobContext(app))
const later = (minutes: number) =>
  void (app.clock.now = new Date(start.getTime() + minutes * 60_000))

/** Payments that someone left on the provider's page; all but one have expired unheard. */
async function abandoned(count: number): Promise<void> {
  const at = start
  const rows = Array.from({ length: count }, (_, index) => {
    const id = crypto.randomUUID()
    skipcash.book.set(id, {
      id,
      statusId: 0,
      amount: '1800.00',
      currency: 'QAR',
      transactionId: id,
      refunded: 0,
    })
    const state = {
      status: index === 0 ? ('redirected' as const) : ('expired' as const),
      nextAskAt: at,
      expiresAt: new Date(at.getTime() + 1_800_000),
    }
    const sum = { amountMinor: 180_000, currency: 'QAR', createdAt: at, updatedAt: at }
    return {
      id,
      orderId,
      provider: 'skipcash',
      providerPaymentId: id,
      paymentUrl: null,
      ...state,
      ...sum,
    }
  })
  await app.connection.db.insert(payments).values(rows)
}

test('4 sweeps at once of 250 payments ask about each once, and leave none', async () => {
  await abandoned(250)
  await Promise.all(Array.from({ length: 4 }, reconcile))
  expect(looks).toHaveLength(250)
})

test('they are asked about side by side, no more than eight at a time', async () => {
  await abandoned(40)
  let under = 0
  let most = 0
  const eight = Promise.withResolvers<void>()
  skipcash.before = async () => {
    under += 1
    most = Math.max(most, under)
    if (under === 8) eight.resolve()
    await eight.promise
    under -= 1
  }
  await reconcile()
  expect(most).toBe(8)
})

test('the older a payment, the more rarely its provider is asked, and after a day no more', async () => {
  await abandoned(1)
  const asked: number[] = []
  for (let minutes = 0; minutes <= 26 * 60; minutes += 5) {
    later(minutes)
    looks = []
    await reconcile()
    if (looks.length > 0) asked.push(minutes)
  }
  expect(asked.filter((minutes) => minutes <= 30)).toEqual([0, 5, 10, 15, 20, 25])
  expect(asked.length).toBeLessThan(35)
  expect(asked.at(-1)).toBeGreaterThan(22 * 60)
  expect(asked.at(-1)).toBeLessThanOrEqual(24.5 * 60)
  const [left] = await app.connection.db.select().from(payments)
  expect([left?.status, left?.nextAskAt]).toEqual(['expired', null])
})

test('one that breaks does not stop the others', async () => {
  await abandoned(9)
  await app.connection.db
    .update(payments)
    .set({ provider: 'gone' })
    .where(eq(payments.id, sql`(select id from payments where status = 'expired' limit 1)`))
  await reconcile()
  expect(looks).toHaveLength(8)
})
