import crypto from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../../test/harness.ts'
import {
  bookedStatus,
  bookSilently,
  choose,
  providerIdOf,
  selectingHousehold,
} from '../../../../../test/households.ts'
import { isHired, jobContext, makeCandidate, makeUser } from '../../../../../test/people.ts'
import { sandboxPayments } from '../../../../gateways/payments/sandbox-tables.ts'
import { auditLog } from '../../../../platform/server/audit.ts'
import { listNotices } from '../../../notifications/contract.ts'
import { listAlerts, settleAlert } from '../../alert-contract.ts'
import { getOrderRecord, payOrder, setOrderLine } from '../../contract.ts'
import { checkLedger } from '../../ledger-contract.ts'
import { reconcileOpenPayments } from '../reconcile-open-payments.ts'
import { orderLines, orders, payments } from '../tables.ts'

const app = useTestApp()
const start = new Date('2026-03-10T09:00:00Z')
let operator: { token: string }
beforeAll(async () => void (operator = await makeUser(app, 'admin')))
afterEach(() => void (app.clock.now = start))

const reconcile = () => reconcileOpenPayments(jobContext(app))
const alertsOf = async (paymentId: string) => {
  const { results } = (await app.call(listAlerts, { page_size: 60 }, operator)).data
  return results.filter(({ payment_id }) => payment_id === paymentId)
}
const noticesOf = async (household: { token: string }) =>
  (await app.call(listNotices, {}, household)).data.results.map(({ kind }) => kind)
const audited = (action: string, paymentId: string) =>
  app.connection.db.$count(
    auditLog,
    and(eq(auditLog.action, action), eq(auditLog.subject, `payment:${paymentId}`)),
  )

async function onThePage() {
  const candidateId = await makeCandidate(app)
  const household = await selectingHousehold(app, candidateId)
  const { payment_id: id, payment_url: url } = (await household.pay()).data
  return { household, candidateId, id, url }
}

describe('what is paid equals what is owed', () => {
  // spec: 2.2 Money that doesn't fit
  test('12 times, an operator sets a line while the household pays: what is asked for is what is owed, and what is paid hires', async () => {
    for (let turn = 0; turn < 12; turn++) {
      const candidateId = await makeCandidate(app)
      const household = await selectingHousehold(app, candidateId)
      const line = () =>
        app.call(
          setOrderLine,
          { id: household.orderId, kind: 'visa_service', amount: 8200 },
          operator,
        )
      const acts = turn % 2 === 0 ? [line(), household.pay()] : [household.pay(), line()]
      await Promise.all(acts)
      const record = (await app.call(getOrderRecord, { id: household.orderId }, operator)).data
      expect(record.payments.map(({ amount }) => amount)).toEqual([record.amount])
      await choose(app, (await household.pay()).data.payment_url, 'paid')
      expect((await household.order()).status).toBe('paid')
    }
    expect((await app.call(checkLedger, {}, operator)).data).toMatchObject({ ok: true, faults: [] })
  })

  test('a line that lands between the look at the order and its lock is in the payment', async () => {
    const household = await selectingHousehold(app, await makeCandidate(app))
    const held = await app.connection.pool.connect()
    await held.query('begin')
    const [row] = await app.connection.db
      .select()
      .from(orders)
      .where(eq(orders.id, household.orderId))
    await held.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `dealings:${row?.employerId}:${row?.candidateId}`,
    ])
    const paying = household.pay()
    await waitsForLock()
    await held.query(
      `insert into order_lines (order_id, position, kind, amount_minor) values ($1, 2, 'visa_service', 820000)`,
      [household.orderId],
    )
    await held.query('commit')
    held.release()
    const { payment_id, payment_url } = (await paying).data
    const [payment] = await app.connection.db
      .select()
      .from(payments)
      .where(eq(payments.id, payment_id))
    expect(payment?.amountMinor).toBe(1_000_000)
    await choose(app, payment_url, 'paid')
    expect([
      await household.standing(),
      (await app.call(checkLedger, {}, operator)).data.ok,
    ]).toEqual(['hired', true])
  })

  test('money for an order that has another sum by now goes back, nobody is hired, and everyone is told', async () => {
    app.expectError('money needs the look of an operator')
    const { household, candidateId, id, url } = await onThePage()
    await app.connection.db.insert(orderLines).values({
      orderId: household.orderId,
      position: 2,
      kind: 'visa_service',
      amountMinor: 820_000,
    })
    await choose(app, url, 'paid')
    expect(await household.payment(id)).toMatchObject({ status: 'refunded', code: 'SUM_DIFFERS' })
    expect([
      await household.standing(),
      await isHired(app, candidateId),
      await bookedStatus(app, url),
    ]).toEqual(['selected', false, 'refunded'])
    expect(await household.order()).toMatchObject({
      status: 'pending',
      amount: 10_000,
      payable: true,
    })
    expect(await alertsOf(id)).toMatchObject([
      {
        kind: 'order_changed',
        expected: { amount: 10_000 },
        found: { amount: 1800 },
        money: 'returned',
        settled_at: null,
      },
    ])
    expect(await noticesOf(household)).toEqual(
      expect.arrayContaining(['payment_differs', 'refund_made']),
    )
    expect((await app.call(checkLedger, {}, operator)).data).toMatchObject({ ok: true, faults: [] })
    const again = (await app.call(payOrder, { id: household.orderId }, household)).data
    await choose(app, again.payment_url, 'paid')
    expect(await household.standing()).toBe('hired')
  })

  test('a late payment of what the order held before is given back', async () => {
    app.expectError('money needs the look of an operator')
    const { household, id, url } = await onThePage()
    app.clock.now = new Date(start.getTime() + 31 * 60_000)
    await reconcile()
    const late = await makeUser(app, 'admin')
    expect(
      (
        await app.call(
          setOrderLine,
          { id: household.orderId, kind: 'visa_service', amount: 8200 },
          late,
        )
      ).status,
    ).toBe(200)
    await choose(app, url, 'paid')
    await household.signInAgain()
    expect([
      (await household.payment(id)).status,
      await household.standing(),
      await bookedStatus(app, url),
    ]).toEqual(['refunded', 'selected', 'refunded'])
  })
})

describe('what the provider took is what was asked for', () => {
  test.each([
    ['less', { amountMinor: 100 }, 1, 'QAR'],
    ['more', { amountMinor: 999_900 }, 9999, 'QAR'],
    ['another currency', { currency: 'USD' }, 1800, 'USD'],
  ])(
    '%s: all of it goes back, once, however often it is told',
    async (_, change, amount, currency) => {
      app.expectError('money needs the look of an operator')
      const { household, id, url } = await onThePage()
      await bookSilently(app, url, change)
      await Promise.all([choose(app, url, 'returns_twice'), reconcile(), household.payment(id)])
      await reconcile()
      expect(await household.payment(id)).toMatchObject({ status: 'refunded', code: 'SUM_DIFFERS' })
      expect([await household.standing(), (await household.order()).status]).toEqual([
        'selected',
        'pending',
      ])
      const [booked] = await app.connection.db
        .select()
        .from(sandboxPayments)
        .where(eq(sandboxPayments.id, providerIdOf(url)))
      expect(booked).toMatchObject({ status: 'refunded', refundedMinor: booked?.amountMinor })
      expect(await alertsOf(id)).toMatchObject([
        {
          kind: 'taken_other_sum',
          expected: { amount: 1800 },
          found: { amount, currency },
          money: 'returned',
        },
      ])
      expect([
        await audited('money.taken_other_sum', id),
        (await noticesOf(household)).filter((kind) => kind === 'payment_differs').length,
      ]).toEqual([1, 1])
      const { ok, books } = (await app.call(checkLedger, {}, operator)).data
      expect([
        ok,
        books.find((book) => book.currency === currency)?.balances.refunds_payable,
      ]).toEqual([true, 0])
    },
  )

  // spec: 2.2 Money that doesn't fit
  test('for another reference: nothing goes back unseen; an operator looks, and the household reads the answer', async () => {
    app.expectError('money needs the look of an operator')
    const { household, id, url } = await onThePage()
    await bookSilently(app, url, { reference: crypto.randomUUID() })
    await choose(app, url, 'returns_twice')
    await reconcile()
    app.clock.now = new Date(start.getTime() + 10 * 60_000)
    await reconcile()
    expect(await household.payment(id)).toMatchObject({ status: 'failed', code: 'UNDER_REVIEW' })
    expect([
      await household.standing(),
      await bookedStatus(app, url),
      await audited('money.taken_for_another', id),
    ]).toEqual(['selected', 'paid', 1])
    const [alert] = await alertsOf(id)
    expect(alert).toMatchObject({
      kind: 'taken_for_another',
      money: 'kept',
      provider_payment_id: providerIdOf(url),
    })
    const input = { id: alert?.id ?? 0, note: 'It was yours. We have sent it back.' }
    const answers = await Promise.all([
      app.call(settleAlert, input, operator),
      app.call(settleAlert, input, operator),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await alertsOf(id))[0]).toMatchObject({
      note: input.note,
      settled_at: expect.any(String),
    })
    expect((await noticesOf(household)).filter((kind) => kind.startsWith('payment_'))).toEqual([
      'payment_reviewed',
      'payment_under_review',
    ])
  })

  test('an expired payment for another reference is written down once, however often the sweep comes by', async () => {
    app.expectError('money needs the look of an operator')
    const { id, url } = await onThePage()
    app.clock.now = new Date(start.getTime() + 31 * 60_000)
    await reconcile()
    await bookSilently(app, url, { status: 'paid', reference: crypto.randomUUID() })
    for (let hour = 1; hour < 6; hour++) {
      app.clock.now = new Date(start.getTime() + hour * 3_600_000)
      await reconcile()
    }
    app.clock.now = start
    expect([await audited('money.taken_for_another', id), (await alertsOf(id)).length]).toEqual([
      1, 1,
    ])
  })
})

test('only operators see and settle; each field wrong is refused', async () => {
  app.expectError('money needs the look of an operator')
  const { id, url } = await onThePage()
  await bookSilently(app, url, { amountMinor: 100 })
  await choose(app, url, 'paid')
  const alert = { id: (await alertsOf(id))[0]?.id ?? 0, note: 'Seen' }
  for (const [endpoint, input] of [
    [listAlerts, {}],
    [settleAlert, alert],
  ] as const) {
    expect((await app.call(endpoint, input)).status).toBe(401)
    for (const role of ['employer', 'jobseeker', 'agency'] as const)
      expect(
        (await app.call(endpoint, input, { token: (await makeUser(app, role)).token })).status,
      ).toBe(403)
  }
  for (const [wrong, field] of [
    [{ note: ' ' }, 'note'],
    [{ note: 'x'.repeat(501) }, 'note'],
    [{ made: 'perhaps' }, 'made'],
  ] as const)
    expect(await app.call(settleAlert, { ...alert, ...wrong }, operator)).toMatchObject({
      status: 400,
      errors: { [field]: expect.anything() },
    })
  expect((await app.call(settleAlert, { id: 999_999, note: 'x' }, operator)).status).toBe(404)
  expect((await alertsOf(id))[0]?.settled_at).toBeNull()
})

/** Until someone waits for a lock that the test holds. */
async function waitsForLock(): Promise<void> {
  for (;;) {
    const { rows } = await app.connection.pool.query<{ waiting: number }>(
      `select count(*)::int as waiting from pg_locks where locktype = 'advisory' and not granted`,
    )
    if ((rows[0]?.waiting ?? 0) > 0) return
  }
}
