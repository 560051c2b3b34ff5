import crypto from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { useTestApp } from '../../../../test/harness.ts'
import { bookedStatus, choose, selectingHousehold } from '../../../../test/households.ts'
import { makeCandidate, makeUser } from '../../../../test/people.ts'
import { type Booked, useSkipcash } from '../../../../test/skipcash-server.ts'
import { sign } from '../../../gateways/payments/skipcash.ts'
import { refundOrder } from '../contract.ts'
import { checkLedger, runReconciliation } from '../ledger-contract.ts'
import { paymentEvents } from './tables.ts'

// SkipCash as a household and the operator meet it: hosted page, message, return, refund.

const skipcash = await useSkipcash()
const { book } = skipcash
const app = useTestApp(skipcash.settings)
beforeEach(() => book.clear())

async function onThePage() {
  const household = await selectingHousehold(app, await makeCandidate(app))
  const { payment_id, payment_url } = (await household.pay()).data
  const booked = book.get(payment_url?.split('/').at(-1) ?? '')
  if (!booked) throw new Error('SkipCash was not asked')
  return { household, id: payment_id, booked }
}
const messageOf = ({ id, amount, statusId, transactionId }: Booked) => ({
  PaymentId: id,
  Amount: amount,
  StatusId: statusId,
  TransactionId: transactionId,
})
const send = (message: Record<string, string | number>, authorization = sign(message, 'webhook')) =>
  app.app.inject({
    method: 'POST',
    url: '/api/payments/skipcash/webhook/',
    headers: { 'content-type': 'application/json', authorization },
    payload: JSON.stringify(message),
  })

test('paid there, told by a signed message, hired here; told again, nothing more', async () => {
  const { household, id, booked } = await onThePage()
  expect(booked).toMatchObject({ amount: '1800.00', transactionId: id })
  booked.statusId = 2
  for (let times = 0; times < 3; times++)
    expect((await send(messageOf(booked))).statusCode).toBe(200)
  expect([await household.standing(), (await household.payment(id)).status]).toEqual([
    'hired',
    'paid',
  ])
  expect(
    await app.connection.db.$count(paymentEvents, eq(paymentEvents.eventKey, `${booked.id}:2`)),
  ).toBe(1)
})

test('a message that is forged, or says more than the provider, hires nobody', async () => {
  const { household, id, booked } = await onThePage()
  const paid = { ...messageOf(booked), StatusId: 2 }
  expect((await send(paid, sign(paid, 'secret'))).statusCode).toBe(401)
  expect((await send(paid, sign({ ...paid, Amount: '1.00' }, 'webhook'))).statusCode).toBe(401)
  expect((await send(paid)).statusCode).toBe(200)
  expect([await household.standing(), (await household.payment(id)).status]).toEqual([
    'selected',
    'redirected',
  ])
})

test.each([{ amount: '1.00' }, { currency: 'USD' }])(
  '%j is not what was asked for: it goes back, and nobody is hired',
  async (change) => {
    app.expectError('money needs the look of an operator')
    const { household, id, booked } = await onThePage()
    Object.assign(booked, change, { statusId: 2 })
    for (let times = 0; times < 3; times++) await send(messageOf(booked))
    expect([await household.payment(id), await household.standing()]).toMatchObject([
      { status: 'refunded', code: 'SUM_DIFFERS' },
      'selected',
    ])
    expect(booked.refunded).toBe(Number(booked.amount))
  },
)

test('another reference is not what was asked for: an operator looks before anything goes back', async () => {
  app.expectError('money needs the look of an operator')
  const { household, id, booked } = await onThePage()
  Object.assign(booked, { transactionId: crypto.randomUUID(), statusId: 2 })
  for (let times = 0; times < 3; times++) await send(messageOf(booked))
  expect([await household.payment(id), await household.standing()]).toMatchObject([
    { status: 'failed', code: 'UNDER_REVIEW' },
    'selected',
  ])
  expect(booked.refunded).toBe(0)
})

test('the return leads to the page of the payment and believes nothing', async () => {
  const { household, id, booked } = await onThePage()
  const back = (query: string) => app.app.inject({ url: `/pay/skipcash/return${query}` })
  const answer = await back(`?id=${booked.id}&statusId=2&status=Paid&transId=${id}`)
  expect([answer.statusCode, answer.headers.location]).toEqual([
    303,
    `${app.config.origin}/dashboard/orders?payment=${id}`,
  ])
  expect(await household.standing()).toBe('selected')
  for (const query of [
    '',
    '?transId=x',
    `?transId=${crypto.randomUUID()}`,
    '?transId=https://evil.example',
    '?transId=a&transId=b',
  ]) {
    expect((await back(query)).headers.location).toBe(`${app.config.origin}/dashboard/orders`)
  }
})

test('a part goes back, then the rest, and the books agree', async () => {
  const { household, booked } = await onThePage()
  booked.statusId = 2
  await send(messageOf(booked))
  const operator = await makeUser(app, 'admin')
  const refund = (amount?: number) =>
    app.call(
      refundOrder,
      { id: household.orderId, reason: 'x', ...(amount && { amount }) },
      operator,
    )
  expect((await refund(300.5)).data).toMatchObject({ status: 'done', order_status: 'paid' })
  expect((await refund()).data).toMatchObject({
    status: 'done',
    amount: 1499.5,
    order_status: 'refunded',
  })
  expect([booked.refunded, booked.statusId, await household.standing()]).toEqual([
    1800,
    6,
    'selected',
  ])
  expect((await app.call(checkLedger, {}, operator)).data).toMatchObject({ ok: true, faults: [] })
})

test('the comparison goes on when one payment can’t be asked about, and says how many are left', async () => {
  app.expectError("the provider's book differs from ours")
  const [odd, wrong] = [await onThePage(), await onThePage()]
  for (const { booked } of [odd, wrong]) {
    booked.statusId = 2
    await send(messageOf(booked))
  }
  odd.booked.amount = 'no amount'
  wrong.booked.statusId = 0
  const operator = await makeUser(app, 'admin')
  const [found] = (await app.call(runReconciliation, {}, operator)).data
  const of = (id: string) => found!.differences.filter(({ payment_id }) => payment_id === id)
  expect([of(odd.id), found!.left]).toEqual([[], 1])
  expect(of(wrong.id).map(({ kind }) => kind)).toEqual(['status'])
})

test('what another provider took before is settled and given back by it, and new payments are with the chosen one', async () => {
  // Those of the tests before, whose book is gone.
  app.expectError("the provider's book differs from ours")
  const { payments } = app.config
  payments.chosen = 'sandbox'
  const before = await selectingHousehold(app, await makeCandidate(app))
  const { payment_url } = (await before.pay()).data
  payments.chosen = 'skipcash'

  await choose(app, payment_url, 'paid')
  expect(await before.standing()).toBe('hired')
  const operator = await makeUser(app, 'admin')
  expect(
    (await app.call(refundOrder, { id: before.orderId, reason: 'x' }, operator)).data,
  ).toMatchObject({ status: 'done', order_status: 'refunded' })
  expect(await bookedStatus(app, payment_url)).toBe('refunded')

  const { booked } = await onThePage()
  booked.statusId = 2
  await send(messageOf(booked))
  const compared = (await app.call(runReconciliation, {}, operator)).data
  expect(compared.map(({ provider }) => provider).toSorted()).toEqual(['sandbox', 'skipcash'])
  expect(
    compared
      .flatMap(({ differences }) => differences)
      .filter(({ order_id }) => order_id === before.orderId),
  ).toEqual([])
})

test('where money is real the sandbox takes none, and what it held waits', async () => {
  const { payments } = app.config
  payments.chosen = 'sandbox'
  const household = await selectingHousehold(app, await makeCandidate(app))
  const { payment_id, payment_url } = (await household.pay()).data
  const { sandbox } = payments
  Object.assign(payments, { chosen: 'skipcash', sandbox: null })
  try {
    expect((await choose(app, payment_url, 'paid')).statusCode).toBe(404)
    expect(
      (await app.app.inject({ method: 'POST', url: '/api/payments/sandbox/webhook/', payload: {} }))
        .statusCode,
    ).toBe(404)
    expect([await household.standing(), (await household.payment(payment_id)).status]).toEqual([
      'selected',
      'redirected',
    ])
  } finally {
    payments.sandbox = sandbox
  }
})
