import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import {
  bookedStatus,
  choose,
  providerIdOf,
  selectingHousehold,
} from '../../../../test/households.ts'
import { isHired, jobContext, makeCandidate, makeUser, signIn } from '../../../../test/people.ts'
import { sandboxPayments } from '../../../gateways/payments/sandbox-tables.ts'
import {
  listAllOrders,
  listInvoices,
  listOrders,
  payOrder,
  refundOrder,
  setOrderLine,
} from '../contract.ts'
import { checkLedger, listReconciliations, runReconciliation } from '../ledger-contract.ts'
import { balancesOfOrder } from './ledger/queries.ts'
import { reconcileOpenPayments } from './reconcile-open-payments.ts'
import { refunds } from './tables.ts'
import { paidOrders } from '../../../../test/paid-orders.ts'

const app = useTestApp()
const { paid } = paidOrders(app)
const start = new Date('2026-03-10T09:00:00Z')
let operatorId: number
let operator: { token: string }

beforeAll(async () => {
  const made = await makeUser(app, 'admin')
  operatorId = made.id
  operator = made
})

afterEach(async () => {
  app.clock.now = start
  operator = { token: await signIn(app, operatorId) }
})

const refund = (id: number, input: Record<string, unknown> = {}, key?: string) =>
  app.call(
    refundOrder,
    { id, reason: 'She went home', ...input },
    { token: operator.token, headers: key === undefined ? {} : { 'idempotency-key': key } },
  )
const balances = (orderId: number) => balancesOfOrder(jobContext(app), orderId)
const ledger = async () => (await app.call(checkLedger, {}, operator)).data

const given = async (url: string | null) => {
  const [row] = await app.connection.db
    .select()
    .from(sandboxPayments)
    .where(eq(sandboxPayments.id, providerIdOf(url)))
  return row?.refundedMinor
}

describe('a whole refund', () => {
  // spec: 2.4 Remove from hired: selected
  // spec: 3.4 Orders with payments and refunds
  test('takes the hire back to selected, frees her, and opens an order anew', async () => {
    const { household, candidateId, url, paymentId } = await paid()
    const { data } = await refund(household.orderId)
    expect(data).toMatchObject({
      order_id: household.orderId,
      amount: 1800,
      currency: 'QAR',
      status: 'done',
      order_status: 'refunded',
      refunded_amount: 1800,
    })
    expect([
      await household.standing(),
      await isHired(app, candidateId),
      await bookedStatus(app, url),
    ]).toEqual(['selected', false, 'refunded'])
    expect((await household.payment(paymentId)).status).toBe('refunded')
    const listed = (await app.call(listOrders, {}, household)).data
    expect(
      listed.map(({ order_no, status, refunded_amount, payable, guarantee }) => [
        order_no.slice(-2),
        status,
        refunded_amount,
        payable,
        guarantee,
      ]),
    ).toEqual([
      ['-2', 'pending', 0, true, null],
      [expect.any(String), 'paid', 1800, false, null],
    ])
    expect((await app.call(listInvoices, {}, household)).data).toMatchObject([
      { amount: 1800, refunded_amount: 1800, status: 'paid' },
    ])
    expect(await balances(household.orderId)).toEqual({
      household: 0,
      service: 0,
      provider: 0,
      refunds_payable: 0,
    })
  })

  // spec: 2.4 Remove from hired: selected
  test('lets another household hire her, and the first one again', async () => {
    const first = await paid()
    const second = await selectingHousehold(app, first.candidateId).catch(() => null)
    expect(second).toBeNull()
    await refund(first.household.orderId)
    const [again] = (await app.call(listOrders, {}, first.household)).data
    const opened = await app.call(payOrder, { id: again?.id ?? 0 }, first.household)
    await choose(app, opened.data.payment_url, 'paid')
    expect([await first.household.standing(), await isHired(app, first.candidateId)]).toEqual([
      'hired',
      true,
    ])
    await refund(again?.id ?? 0)
    const other = await selectingHousehold(app, first.candidateId)
    await choose(app, (await other.pay()).data.payment_url, 'paid')
    expect(await other.standing()).toBe('hired')
    expect((await ledger()).ok).toBe(true)
  })

  test('of an order of nothing needs no provider', async () => {
    const candidateId = await makeCandidate(app, { expectedSalaryMinor: 0 })
    const household = await selectingHousehold(app, candidateId)
    await household.pay()
    expect((await refund(household.orderId)).data).toMatchObject({
      amount: 0,
      status: 'done',
      order_status: 'refunded',
    })
    expect([await household.standing(), await isHired(app, candidateId)]).toEqual([
      'selected',
      false,
    ])
  })
})

describe('a part', () => {
  test('goes back and leaves the hire; the rest undoes it', async () => {
    const { household, url } = await paid()
    expect((await refund(household.orderId, { amount: 300.5 })).data).toMatchObject({
      amount: 300.5,
      order_status: 'paid',
      refunded_amount: 300.5,
    })
    expect([await household.standing(), await given(url)]).toEqual(['hired', 30_050])
    expect((await household.order()).guarantee).toMatchObject({
      phase: 'whole',
      amount_today: 1499.5,
    })
    expect((await refund(household.orderId)).data).toMatchObject({
      amount: 1499.5,
      order_status: 'refunded',
      refunded_amount: 1800,
    })
    expect([await household.standing(), await given(url)]).toEqual(['selected', 180_000])
  })

  // spec: 2.2 A claim under the guarantee
  test('or nothing at all, ends the hire when the operator says so: she is free, and the guarantee is over', async () => {
    for (const amount of [500, 0]) {
      const { household, candidateId, paymentId } = await paid()
      const answer = await refund(household.orderId, { amount, ends_hire: true })
      expect(answer.data).toMatchObject({
        amount,
        status: 'done',
        order_status: 'paid',
        refunded_amount: amount,
      })
      expect([await household.standing(), await isHired(app, candidateId)]).toEqual([
        'selected',
        false,
      ])
      expect(await household.order()).toMatchObject({
        status: 'paid',
        hire_ended_on: '2026-03-10',
        guarantee: null,
        refunded_amount: amount,
      })
      const other = await selectingHousehold(app, candidateId)
      await choose(app, (await other.pay()).data.payment_url, 'paid')
      expect([await other.standing(), (await household.payment(paymentId)).status]).toEqual([
        'hired',
        'paid',
      ])
    }
    expect((await ledger()).ok).toBe(true)
  })

  test('that ended the hire, then the rest, leaves alone whom the household has hired again', async () => {
    const { household, candidateId } = await paid()
    await refund(household.orderId, { amount: 500, ends_hire: true })
    const [again] = (await app.call(listOrders, {}, household)).data
    await choose(
      app,
      (await app.call(payOrder, { id: again?.id ?? 0 }, household)).data.payment_url,
      'paid',
    )
    expect((await refund(household.orderId)).data).toMatchObject({
      amount: 1300,
      order_status: 'refunded',
    })
    expect([await household.standing(), await isHired(app, candidateId)]).toEqual(['hired', true])
    expect((await refund(household.orderId, { amount: 0, ends_hire: true })).status).toBe(409)
  })

  test('is taken from each line in proportion', async () => {
    const candidateId = await makeCandidate(app, { nationality: 'Kenyan' })
    const household = await selectingHousehold(app, candidateId)
    await app.call(
      setOrderLine,
      { id: household.orderId, kind: 'recruitment_fee', amount: 9000 },
      operator,
    )
    await choose(app, (await household.pay()).data.payment_url, 'paid')
    await refund(household.orderId, { amount: 1080 })
    expect(await balances(household.orderId)).toMatchObject({
      service: -162_000,
      recruitment_fee: -810_000,
      provider: 972_000,
      household: 0,
    })
  })

  test.each([
    [{ amount: 1800.01 }, 'This is more than what is left of the payment.'],
    [{ amount: 0 }, 'Please enter an amount with at most two decimals.'],
    [{ ends_hire: 'perhaps' }, 'Please choose one of the values offered.'],
    [{ amount: null }, 'Please enter an amount with at most two decimals.'],
    [{ amount: '' }, 'Please enter an amount with at most two decimals.'],
    [{ amount: -1 }, 'Please enter an amount with at most two decimals.'],
    [{ amount: 1.005 }, 'Please enter an amount with at most two decimals.'],
    [{ amount: 'all' }, 'Please enter an amount with at most two decimals.'],
    [{ reason: ' ' }, 'This field is required.'],
  ])('%j is refused', async (input, message) => {
    const { household } = await paid()
    expect(await refund(household.orderId, input)).toMatchObject({ status: 400, message })
    expect(await app.connection.db.$count(refunds, eq(refunds.orderId, household.orderId))).toBe(0)
  })
})

describe('asked again', () => {
  test('with its key a refund is the same one, however many ask at once', async () => {
    const { household, url } = await paid()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => refund(household.orderId, { amount: 100 }, 'once')),
    )
    expect(new Set(answers.map((answer) => answer.data.refund_id)).size).toBe(1)
    expect([
      await given(url),
      await app.connection.db.$count(refunds, eq(refunds.orderId, household.orderId)),
    ]).toEqual([10_000, 1])
    for (const other of [
      { amount: 200 },
      {},
      { amount: 100, ends_hire: true },
      { amount: 100, reason: 'Another' },
    ])
      expect(await refund(household.orderId, other, 'once')).toMatchObject({
        status: 409,
        message: expect.stringContaining('Idempotency-Key'),
      })
    expect((await refund(household.orderId, { amount: '100.00' }, 'once')).status).toBe(200)
    expect([await given(url), await household.standing()]).toEqual([10_000, 'hired'])
  })

  test('a whole refund after a part is another question than the amount that was left', async () => {
    const { household } = await paid()
    await refund(household.orderId, { amount: 300 })
    expect((await refund(household.orderId, {}, 'rest')).data.amount).toBe(1500)
    expect((await refund(household.orderId, {}, 'rest')).data.amount).toBe(1500)
    expect((await refund(household.orderId, { amount: 1500 }, 'rest')).status).toBe(409)
  })

  test('without a key, ten whole refunds at once are one', async () => {
    const { household, url } = await paid()
    const answers = await Promise.all(Array.from({ length: 10 }, () => refund(household.orderId)))
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ])
    expect(await given(url)).toBe(180_000)
  })

  test('what is not paid, closed or given back already can not be given back', async () => {
    const waiting = await selectingHousehold(app, await makeCandidate(app))
    expect(await refund(waiting.orderId)).toMatchObject({
      status: 409,
      message: 'This order is not paid, so there is nothing to refund.',
    })
    const { household } = await paid()
    await refund(household.orderId)
    expect(await refund(household.orderId)).toMatchObject({
      status: 409,
      message: 'This order has already been refunded.',
    })
    expect((await refund(999_999)).status).toBe(404)
  })
})

test('only operators may: everyone else is refused and nothing moves', async () => {
  const { household } = await paid()
  const calls = [
    refundOrder,
    listAllOrders,
    checkLedger,
    listReconciliations,
    runReconciliation,
    setOrderLine,
  ]
  for (const endpoint of calls) {
    const input = { id: household.orderId, reason: 'x', kind: 'visa_service', amount: 1 }
    expect((await app.call(endpoint, input)).status).toBe(401)
    for (const role of ['employer', 'jobseeker', 'agency'] as const) {
      expect(
        (await app.call(endpoint, input, { token: (await makeUser(app, role)).token })).status,
      ).toBe(403)
    }
  }
  expect(await household.standing()).toBe('hired')
})

test('a provider that is away gets asked until it has given back', async () => {
  app.expectError('a refund failed and will be tried again')
  const { household, url, paymentId } = await paid()
  await app.asOwner('alter table sandbox_refunds rename to sandbox_refunds_away')
  expect((await refund(household.orderId)).data).toMatchObject({
    status: 'pending',
    order_status: 'refunded',
  })
  expect([await household.standing(), (await household.payment(paymentId)).status]).toEqual([
    'selected',
    'refund_pending',
  ])
  expect(await ledger()).toMatchObject({ ok: true })
  await reconcileOpenPayments(jobContext(app))
  await app.asOwner('alter table sandbox_refunds_away rename to sandbox_refunds')
  await Promise.all([
    reconcileOpenPayments(jobContext(app)),
    reconcileOpenPayments(jobContext(app)),
  ])
  expect([(await household.payment(paymentId)).status, await given(url)]).toEqual([
    'refunded',
    180_000,
  ])
})
