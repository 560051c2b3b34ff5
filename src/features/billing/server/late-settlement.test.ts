import crypto from 'node:crypto'
import { count, eq, inArray } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import {
  bookedStatus,
  bookSilently,
  choose,
  type Household,
  selectingHousehold,
} from '../../../../test/households.ts'
import { isHired, jobContext, makeCandidate, makeUser } from '../../../../test/people.ts'
import { getPayment } from '../contract.ts'
import { checkLedger } from './ledger/check-ledger.ts'
import { reconcileOpenPayments } from './reconcile-open-payments.ts'
import { orders, payments } from './tables.ts'
import { settlementTools, expectHired, messageFor } from '../../../../test/settlements.ts'

const app = useTestApp()
const { later, onThePage, send } = settlementTools(app)
const start = new Date('2026-03-10T09:00:00Z')

afterEach(() => void (app.clock.now = start))
const reconcile = () => reconcileOpenPayments(jobContext(app))

const sign = (body: string) =>
  `sha256=${crypto.createHmac('sha256', app.config.payments.sandbox!.secret).update(body).digest('hex')}`

describe('a payment that takes too long', () => {
  test('expires, and the order can be paid anew', async () => {
    const { household, id } = await onThePage()
    later(14)
    expect((await household.payment(id)).status).toBe('redirected')
    later(16)
    await reconcile()
    await household.signInAgain()
    expect((await household.payment(id)).status).toBe('expired')
    const second = (await household.pay()).data
    expect(second.payment_id).not.toBe(id)
  })

  test('and is paid late all the same is honoured', async () => {
    for (const tell of [() => Promise.resolve(), reconcile]) {
      const { household, id, url } = await onThePage()
      later(31)
      await reconcile()
      await household.signInAgain()
      if (tell === reconcile) await bookSilently(app, url, { status: 'paid' })
      else await choose(app, url, 'paid')
      later(10)
      await tell()
      await expectHired(household, id)
    }
  })

  // spec: 3.1 Payments: late, lost, doubled, forged
  test('and is paid twice is given back once', async () => {
    const { household, id, url } = await onThePage()
    later(31)
    await household.signInAgain()
    const second = (await household.pay()).data
    await choose(app, second.payment_url, 'paid')
    await choose(app, url, 'paid')
    await expectHired(household, second.payment_id)
    expect(await household.payment(id)).toMatchObject({ status: 'refunded', code: null })
    expect([await bookedStatus(app, url), await bookedStatus(app, second.payment_url)]).toEqual([
      'refunded',
      'paid',
    ])
  })

  test('is not asked about for ever', async () => {
    const { household, id, url } = await onThePage()
    later(31)
    await reconcile()
    await bookSilently(app, url, { status: 'paid' })
    later(25 * 60)
    await reconcile()
    await household.signInAgain()
    expect((await household.payment(id)).status).toBe('expired')
  })
})

describe('a second household', () => {
  test("can't pay once the first has hired", async () => {
    const candidateId = await makeCandidate(app)
    const first = await onThePage(candidateId)
    const second = await onThePage(candidateId)
    await choose(app, first.url, 'paid')
    expect(await second.household.order()).toMatchObject({ status: 'pending', payable: false })
    expect(await second.household.pay()).toMatchObject({
      status: 409,
      code: 'CANDIDATE_UNAVAILABLE',
      message: 'No longer available',
    })
    await expectHired(first.household, first.id)
  })

  // spec: 2.4 Two households want the same candidate
  test('gets its money back at once when it pays all the same', async () => {
    const candidateId = await makeCandidate(app)
    const first = await onThePage(candidateId)
    const second = await onThePage(candidateId)
    await choose(app, first.url, 'paid')
    await choose(app, second.url, 'paid')
    expect(await second.household.payment(second.id)).toMatchObject({
      status: 'refunded',
      code: 'CANDIDATE_UNAVAILABLE',
    })
    expect([await second.household.standing(), await bookedStatus(app, second.url)]).toEqual([
      'selected',
      'refunded',
    ])
  })

  test('a rejected candidate is not hired by a late payment', async () => {
    const { household, id, url } = await onThePage()
    await household.move('rejected')
    await choose(app, url, 'paid')
    expect([(await household.payment(id)).status, await household.standing()]).toEqual([
      'refunded',
      'rejected',
    ])
  })

  test("can't see another's payment", async () => {
    const { id } = await onThePage()
    const { token } = await makeUser(app, 'employer')
    expect((await app.call(getPayment, { id }, { token })).status).toBe(404)
    expect((await app.call(getPayment, { id })).status).toBe(401)
    for (const wrong of [crypto.randomUUID(), '1', "'"])
      expect((await app.call(getPayment, { id: wrong }, { token })).status).toBe(404)
  })
})

describe('the key of a pay call', () => {
  test('twenty clicks open one payment', async () => {
    const household = await selectingHousehold(app, await makeCandidate(app))
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        household.pay(index % 3 === 0 ? undefined : `key-${index % 3}`),
      ),
    )
    expect(new Set(answers.map((answer) => answer.data.payment_id)).size).toBe(1)
    expect(new Set(answers.map((answer) => answer.data.payment_url)).size).toBe(1)
    expect(await app.connection.db.$count(payments, eq(payments.orderId, household.orderId))).toBe(
      1,
    )
  })

  test('answers with the same payment for ever, a new one with a new payment', async () => {
    const household = await selectingHousehold(app, await makeCandidate(app))
    const first = (await household.pay('one')).data
    await choose(app, first.payment_url, 'declined')
    expect((await household.pay('one')).data).toEqual({ ...first, status: 'failed' })
    const second = (await household.pay('two')).data
    expect(second.payment_id).not.toBe(first.payment_id)
    await choose(app, second.payment_url, 'paid')
    expect((await household.pay('two')).data).toEqual({ ...second, status: 'paid' })
    expect((await household.pay('three')).status).toBe(409)
  })

  test('must be one', async () => {
    const household = await selectingHousehold(app, await makeCandidate(app))
    for (const key of ['', 'a b', 'x'.repeat(201)])
      expect(await household.pay(key)).toMatchObject({
        status: 400,
        errors: { 'Idempotency-Key': expect.anything() },
      })
  })
})

describe('when the provider is away', () => {
  const away = async (work: () => Promise<void>) => {
    await app.asOwner('alter table sandbox_payments rename to sandbox_payments_away')
    await work()
    await app.asOwner('alter table sandbox_payments_away rename to sandbox_payments')
  }

  // spec: 2.8 Failed to process payment. Please try again (the provider away)
  test('opening a payment says so, and the next click goes on with the same one', async () => {
    app.expectError('paymentProviderAway', 'did not open a payment')
    const household = await selectingHousehold(app, await makeCandidate(app))
    await away(async () => {
      expect(await household.pay('again')).toMatchObject({
        status: 502,
        code: 'GATEWAY_FAILED',
        message: expect.stringContaining('Nothing was charged'),
      })
    })
    const { payment_url, payment_id } = (await household.pay('again')).data
    expect(await app.connection.db.$count(payments, eq(payments.orderId, household.orderId))).toBe(
      1,
    )
    await choose(app, payment_url, 'paid')
    await expectHired(household, payment_id)
  })

  test('asking leaves everything as it was', async () => {
    const { household, id, url } = await onThePage()
    await bookSilently(app, url, { status: 'paid' })
    await away(async () => {
      expect((await household.payment(id)).status).toBe('redirected')
      const body = messageFor(url)
      expect((await send(body, sign(body))).statusCode).toBe(200)
      await reconcile()
    })
    expect(await household.standing()).toBe('selected')
    later(1)
    await reconcile()
    await expectHired(household, id)
  })

  test('a refund is tried until it is made', async () => {
    app.expectError('a refund failed and will be tried again')
    const candidateId = await makeCandidate(app)
    const first = await onThePage(candidateId)
    const { household, id, url } = await onThePage(candidateId)
    await choose(app, first.url, 'paid')
    await app.asOwner('alter table sandbox_refunds rename to sandbox_refunds_away')
    await choose(app, url, 'paid')
    await reconcile()
    expect(await household.payment(id)).toMatchObject({
      status: 'refund_pending',
      code: 'CANDIDATE_UNAVAILABLE',
    })
    await app.asOwner('alter table sandbox_refunds_away rename to sandbox_refunds')
    await reconcile()
    expect([(await household.payment(id)).status, await bookedStatus(app, url)]).toEqual([
      'refunded',
      'refunded',
    ])
  })
})

// spec: 2.4 Two households want the same candidate
test(
  'two hundred payments of fifty households for one candidate: one hire, all else given back',
  { timeout: 240_000 },
  async () => {
    const candidateId = await makeCandidate(app)
    // They select ten at a time: what is tried is that all of them pay at once.
    const households: Household[] = []
    while (households.length < 50)
      households.push(
        ...(await Promise.all(
          Array.from({ length: 10 }, () => selectingHousehold(app, candidateId)),
        )),
      )
    const urls: (string | null)[] = []
    for (let round = 0; round < 4; round++) {
      await Promise.all(households.map((household) => household.signInAgain()))
      urls.push(
        ...(await Promise.all(
          households.map(async (household) => (await household.pay()).data.payment_url),
        )),
      )
      later(31)
    }
    expect(new Set(urls).size).toBe(200)
    await Promise.all([...urls.map((url) => choose(app, url, 'paid')), reconcile(), reconcile()])
    await reconcile()

    const { db } = app.connection
    const orderIds = households.map((household) => household.orderId)
    const byStatus = await db
      .select({ status: payments.status, many: count() })
      .from(payments)
      .where(inArray(payments.orderId, orderIds))
      .groupBy(payments.status)
    expect(Object.fromEntries(byStatus.map((row) => [row.status, row.many]))).toEqual({
      paid: 1,
      refunded: 199,
    })
    const booked = await Promise.all(urls.map((url) => bookedStatus(app, url)))
    expect([
      booked.filter((status) => status === 'paid').length,
      booked.filter((status) => status === 'refunded').length,
    ]).toEqual([1, 199])
    const made = await db.select().from(orders).where(inArray(orders.id, orderIds))
    expect(made.filter((order) => order.status === 'paid')).toHaveLength(1)
    expect([
      new Set(made.map((order) => order.orderNo)).size,
      new Set(made.map((order) => order.invoiceNo)).size,
    ]).toEqual([50, 50])
    await Promise.all(households.map((household) => household.signInAgain()))
    const standings = await Promise.all(households.map((household) => household.standing()))
    expect(standings.toSorted()).toEqual(['hired', ...Array.from({ length: 49 }, () => 'selected')])
    expect(await isHired(app, candidateId)).toBe(true)
    expect(await checkLedger(jobContext(app))).toMatchObject({
      ok: true,
      faults: [],
      books: [{ balances: { household: 0, refunds_payable: 0 } }],
    })
  },
)
