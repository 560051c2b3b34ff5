import crypto from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { bookSilently, choose, selectingHousehold } from '../../../../test/households.ts'
import { jobContext, makeCandidate } from '../../../../test/people.ts'
import { reconcileOpenPayments } from './reconcile-open-payments.ts'
import { orders, paymentEvents, payments } from './tables.ts'
import { settlementTools, expectHired, messageFor } from '../../../../test/settlements.ts'

const app = useTestApp()
const { later, onThePage, send } = settlementTools(app)
const start = new Date('2026-03-10T09:00:00Z')

afterEach(() => void (app.clock.now = start))
const reconcile = () => reconcileOpenPayments(jobContext(app))

const sign = (body: string) =>
  `sha256=${crypto.createHmac('sha256', app.config.payments.sandbox!.secret).update(body).digest('hex')}`

describe('the choice on the page', () => {
  // spec: 2.4 Paying hires, with today's date
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

  // spec: 2.4 Paying hires, with today's date
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

  // spec: 3.1 Payments: late, lost, doubled, forged
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
  // spec: 2.9 Payment on the server
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

  // spec: 3.1 Payments: late, lost, doubled, forged
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

  // spec: 2.9 Payment on the server
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
