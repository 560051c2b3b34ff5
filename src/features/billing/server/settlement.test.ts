import crypto from 'node:crypto'
import { and, count, eq, inArray, sql } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import {
  bookedStatus,
  bookSilently,
  choose,
  type Household,
  providerIdOf,
  selectingHousehold,
} from '../../../../test/households.ts'
import { isHired, jobContext, makeCandidate, makeUser } from '../../../../test/people.ts'
import { getPayment } from '../contract.ts'
import { checkLedger } from './ledger/check-ledger.ts'
import { reconcileOpenPayments } from './reconcile-open-payments.ts'
import { orders, paymentEvents, payments } from './tables.ts'

const app = useTestApp()
const start = new Date('2026-03-10T09:00:00Z')
afterEach(() => void (app.clock.now = start))

const reconcile = () => reconcileOpenPayments(jobContext(app))
const later = (minutes: number) =>
  void (app.clock.now = new Date(app.clock.now.getTime() + minutes * 60_000))

/** A household on the provider's page. */
async function onThePage(candidateId?: number) {
  const household = await selectingHousehold(app, candidateId ?? (await makeCandidate(app)))
  const { payment_id: id, payment_url: url } = (await household.pay()).data
  return { household, id, url }
}

async function expectHired(household: Household, paymentId: string): Promise<void> {
  expect([
    await household.standing(),
    (await household.order()).status,
    (await household.payment(paymentId)).status,
  ]).toEqual(['hired', 'paid', 'paid'])
}

const sign = (body: string) =>
  `sha256=${crypto.createHmac('sha256', app.config.payments.sandbox!.secret).update(body).digest('hex')}`
const send = (body: string, signature?: string, provider = 'sandbox') =>
  app.app.inject({
    method: 'POST',
    url: `/api/payments/${provider}/webhook/`,
    headers: {
      'content-type': 'application/json',
      ...(signature !== undefined && { 'x-sandbox-signature': signature }),
    },
    payload: body,
  })
const messageFor = (url: string | null, event: string = crypto.randomUUID()) =>
  JSON.stringify({
    event_id: event,
    payment_id: providerIdOf(url),
    status: 'paid',
    amount_minor: 1,
  })

describe('the choice on the page', () => {
  test('paid: order, candidate and payment together', async () => {
    const { household, id, url } = await onThePage()
    expect((await household.payment(id)).status).toBe('redirected')
    const answer = await choose(app, url, 'paid')
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      `${app.config.origin}/dashboard/orders?payment=${id}`,
    ])
    await expectHired(household, id)
    await choose(app, url, 'paid')
    await reconcile()
    await expectHired(household, id)
  })

  test('declined or cancelled: the order stays, and can be paid again', async () => {
    const { household, id, url } = await onThePage()
    await choose(app, url, 'declined')
    expect([(await household.payment(id)).status, (await household.order()).payable]).toEqual([
      'failed',
      true,
    ])
    const second = (await household.pay()).data
    await choose(app, second.payment_url, 'cancelled')
    expect([
      (await household.payment(second.payment_id)).status,
      await household.standing(),
    ]).toEqual(['cancelled', 'selected'])
    const third = (await household.pay()).data
    expect(new Set([id, second.payment_id, third.payment_id]).size).toBe(3)
    await choose(app, third.payment_url, 'paid')
    await expectHired(household, third.payment_id)
  })

  test('declined, and then paid after all: the provider has the last word', async () => {
    const { household, id, url } = await onThePage()
    await choose(app, url, 'declined')
    await bookSilently(app, url, { status: 'paid' })
    const body = messageFor(url)
    await send(body, sign(body))
    await expectHired(household, id)
  })

  test('the browser comes back in its language', async () => {
    const household = await selectingHousehold(app, await makeCandidate(app))
    const opened = await app.app.inject({
      method: 'POST',
      url: `/api/employer/orders/${household.orderId}/pay/`,
      headers: { authorization: `Bearer ${household.token}`, 'accept-language': 'ar' },
    })
    const { payment_id, payment_url } = (
      opened.json() as { data: { payment_id: string; payment_url: string } }
    ).data
    expect((await choose(app, payment_url, 'declined')).headers.location).toBe(
      `${app.config.origin}/ar/dashboard/orders?payment=${payment_id}`,
    )
  })
})

describe('what goes astray', () => {
  test('the payer never returns: the message settles', async () => {
    const { household, id, url } = await onThePage()
    const answer = await choose(app, url, 'never_returns')
    expect([answer.statusCode, answer.headers.location, answer.body.includes('href=')]).toEqual([
      200,
      undefined,
      false,
    ])
    await expectHired(household, id)
  })

  test('the message and the payer come twice: settled once', async () => {
    const { household, id, url } = await onThePage()
    await choose(app, url, 'returns_twice')
    await Promise.all([household.payment(id), household.payment(id)])
    await expectHired(household, id)
    expect(
      await app.connection.db.$count(
        orders,
        and(eq(orders.id, household.orderId), eq(orders.status, 'paid')),
      ),
    ).toBe(1)
  })

  test('the bank answers late: pending until then, and then settled', async () => {
    const { household, id, url } = await onThePage()
    expect((await choose(app, url, 'webhook_late')).statusCode).toBe(303)
    expect([(await household.payment(id)).status, await household.standing()]).toEqual([
      'pending',
      'selected',
    ])
    expect((await household.pay()).data).toMatchObject({ payment_id: id, status: 'pending' })
    later(1)
    await reconcile()
    await expectHired(household, id)
  })
})

describe('a message that never comes', () => {
  test('the return asks the provider', async () => {
    const { household, id, url } = await onThePage()
    await bookSilently(app, url, { status: 'paid' })
    expect((await household.payment(id)).status).toBe('paid')
    await expectHired(household, id)
  })

  test('the sweep asks the provider', async () => {
    const { household, id, url } = await onThePage()
    await bookSilently(app, url, { status: 'paid' })
    await reconcile()
    await reconcile()
    await expectHired(household, id)
  })

  test('another click asks before it opens a second payment', async () => {
    const { household, id, url } = await onThePage()
    await bookSilently(app, url, { status: 'paid' })
    expect(await household.pay()).toMatchObject({
      status: 409,
      message: 'This order is already paid.',
    })
    await expectHired(household, id)
  })
})

describe('a message', () => {
  test('unsigned or forged changes nothing', async () => {
    const { household, id, url } = await onThePage()
    await bookSilently(app, url, { status: 'paid' })
    const body = messageFor(url, 'forged')
    for (const signature of [
      undefined,
      '',
      'sha256=',
      sign(`${body} `),
      sign(body).slice(7),
      sign(body).replace('sha256', 'sha1'),
    ]) {
      const answer = await send(body, signature)
      expect([answer.statusCode, answer.json()]).toMatchObject([401, { code: 'UNAUTHENTICATED' }])
    }
    expect((await send('', undefined)).statusCode).toBe(401)
    const [payment] = await app.connection.db.select().from(payments).where(eq(payments.id, id))
    expect([payment?.status, await household.standing()]).toEqual(['redirected', 'selected'])
    expect(
      await app.connection.db.$count(paymentEvents, eq(paymentEvents.eventKey, 'forged')),
    ).toBe(0)
  })

  test('is stored once and answered well each time', async () => {
    const { household, id, url } = await onThePage()
    await bookSilently(app, url, { status: 'paid' })
    const body = messageFor(url, 'twice')
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(body, sign(body))))
    expect(answers.map((answer) => answer.statusCode)).toEqual(
      Array.from({ length: 10 }, () => 200),
    )
    expect(await app.connection.db.$count(paymentEvents, eq(paymentEvents.eventKey, 'twice'))).toBe(
      1,
    )
    await expectHired(household, id)
  })

  test('is a hint and no proof: the provider is asked', async () => {
    const { household, id, url } = await onThePage()
    const body = messageFor(url)
    expect((await send(body, sign(body))).statusCode).toBe(200)
    expect([(await household.payment(id)).status, await household.standing()]).toEqual([
      'redirected',
      'selected',
    ])
  })

  test('of an unknown payment, in broken JSON, for another provider', async () => {
    const unknown = JSON.stringify({ event_id: 'unknown', payment_id: crypto.randomUUID() })
    expect((await send(unknown, sign(unknown))).statusCode).toBe(200)
    for (const body of ['{', '[]', '{}', 'null', '{"event_id":7,"payment_id":"x"}'])
      expect((await send(body, sign(body))).statusCode).toBe(400)
    expect((await send(unknown, sign(unknown), 'skipcash')).statusCode).toBe(404)
    const large = JSON.stringify({ event_id: 'x'.repeat(100_000), payment_id: 'x' })
    expect((await send(large, sign(large))).statusCode).toBe(413)
  })
})

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
    await app.connection.db.execute(
      sql`alter table sandbox_payments rename to sandbox_payments_away`,
    )
    await work()
    await app.connection.db.execute(
      sql`alter table sandbox_payments_away rename to sandbox_payments`,
    )
  }

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
    await app.connection.db.execute(sql`alter table sandbox_refunds rename to sandbox_refunds_away`)
    await choose(app, url, 'paid')
    await reconcile()
    expect(await household.payment(id)).toMatchObject({
      status: 'refund_pending',
      code: 'CANDIDATE_UNAVAILABLE',
    })
    await app.connection.db.execute(sql`alter table sandbox_refunds_away rename to sandbox_refunds`)
    await reconcile()
    expect([(await household.payment(id)).status, await bookedStatus(app, url)]).toEqual([
      'refunded',
      'refunded',
    ])
  })
})

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
