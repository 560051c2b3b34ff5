import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../../test/harness.ts'
import { selectingHousehold } from '../../../../../test/households.ts'
import { jobContext, makeCandidate, makeUser } from '../../../../../test/people.ts'
import { useSkipcash } from '../../../../../test/skipcash-server.ts'
import { listAlerts, settleAlert } from '../../alert-contract.ts'
import { getOrderRecord, refundOrder } from '../../contract.ts'
import { checkLedger } from '../../ledger-contract.ts'
import { reconcileOpenPayments } from '../reconcile-open-payments.ts'
import { refunds } from '../tables.ts'
import { judge } from './make-refunds.ts'

// How often the provider is asked to give money back: this one keeps no account of references and pays each time.

const skipcash = await useSkipcash()
const app = useTestApp(skipcash.settings)
let operator: { token: string }
beforeAll(async () => void (operator = await makeUser(app, 'admin')))
beforeEach(() => {
  skipcash.refundCalls.splice(0)
  skipcash.refunds = 'answered'
  skipcash.before = async () => {}
})

const reconcile = () => reconcileOpenPayments(jobContext(app))
const refund = (orderId: number, input: Record<string, unknown> = {}, key?: string) =>
  app.call(
    refundOrder,
    { id: orderId, reason: 'She went home', ...input },
    { token: operator.token, headers: key ? { 'idempotency-key': key } : {} },
  )

async function paid() {
  const household = await selectingHousehold(app, await makeCandidate(app))
  const { payment_id: id, payment_url } = (await household.pay()).data
  const booked = skipcash.book.get(payment_url?.split('/').at(-1) ?? '')
  if (!booked) throw new Error('SkipCash was not asked')
  booked.statusId = 2
  await household.payment(id)
  return { household, id, booked }
}

/** A claim whose holder is gone. */
const leaseEnds = () =>
  app.connection.db
    .update(refunds)
    .set({ claimedUntil: new Date(0) })
    .where(eq(refunds.status, 'pending'))
const openAlerts = async () =>
  (await app.call(listAlerts, { page_size: 60 }, operator)).data.results.filter(
    ({ settled_at }) => settled_at === null,
  )

describe('the provider is asked once', () => {
  // spec: 2.2 Money that doesn't fit
  test('5 times, by an operator’s three clicks, two sweeps and a second worker at once', async () => {
    for (let turn = 0; turn < 5; turn++) {
      skipcash.refundCalls.splice(0)
      const { household, booked } = await paid()
      await Promise.all([
        ...Array.from({ length: 3 }, () => refund(household.orderId, {}, 'click')),
        reconcile(),
        reconcile(),
        reconcileOpenPayments({ ...jobContext(app), requestId: 'second worker' }),
      ])
      await Promise.all([reconcile(), reconcile()])
      expect([skipcash.refundCalls.length, booked.refunded]).toEqual([1, 1800])
    }
    expect((await app.call(checkLedger, {}, operator)).data.ok).toBe(true)
  })

  test('also while its answer is long in coming: whoever comes by meanwhile leaves it', async () => {
    const { household } = await paid()
    const answering = Promise.withResolvers<void>()
    const asked = Promise.withResolvers<void>()
    skipcash.before = async (what) => {
      if (what !== 'refund') return
      asked.resolve()
      await answering.promise
    }
    const click = refund(household.orderId, {}, 'slow')
    await asked.promise
    await Promise.all([reconcile(), reconcile()])
    expect((await refund(household.orderId, {}, 'slow')).data.status).toBe('pending')
    answering.resolve()
    expect((await click).data.status).toBe('done')
    expect(skipcash.refundCalls).toHaveLength(1)
  })

  test('and not again when it made the refund and nobody heard: its book is read first', async () => {
    app.expectError('a refund failed and will be tried again')
    const { household, id, booked } = await paid()
    skipcash.refunds = 'made_unanswered'
    expect((await refund(household.orderId)).data.status).toBe('pending')
    skipcash.refunds = 'answered'
    await reconcile()
    expect((await household.payment(id)).status).toBe('refund_pending')
    await leaseEnds()
    await Promise.all([reconcile(), reconcile()])
    expect([
      skipcash.refundCalls.length,
      booked.refunded,
      (await household.payment(id)).status,
    ]).toEqual([1, 1800, 'refunded'])
  })

  test('but again when its book shows that nothing went back, and at once when it refused', async () => {
    app.expectError('a refund failed and will be tried again')
    const { household, booked } = await paid()
    skipcash.refunds = 'lost'
    await refund(household.orderId)
    await leaseEnds()
    skipcash.refunds = 'refused'
    await reconcile()
    skipcash.refunds = 'answered'
    await reconcile()
    expect([skipcash.refundCalls.length, booked.refunded]).toEqual([3, 1800])
  })
})

describe('a refund of which nobody knows whether it was made', () => {
  /** Of a part SkipCash says neither that it was made nor that it wasn't. */
  async function unclear() {
    const made = await paid()
    await refund(made.household.orderId, { amount: 100 })
    skipcash.refunds = 'lost'
    await refund(made.household.orderId, { amount: 200 })
    await leaseEnds()
    skipcash.refunds = 'answered'
    await Promise.all([reconcile(), reconcile()])
    await reconcile()
    const [alert] = (await openAlerts()).filter(
      ({ order_id }) => order_id === made.household.orderId,
    )
    return { ...made, alert }
  }

  test('waits for an operator, shown once, and nothing more of that payment is asked for', async () => {
    app.expectError(
      'a refund failed and will be tried again',
      'money needs the look of an operator',
    )
    const { household, alert, booked } = await unclear()
    expect(alert).toMatchObject({
      kind: 'refund_unclear',
      expected: { amount: 200 },
      found: null,
      money: 'returning',
    })
    await refund(household.orderId, { amount: 50 })
    await reconcile()
    expect([skipcash.refundCalls.map(({ amount }) => amount), booked.refunded]).toEqual([
      [100, 200],
      100,
    ])
    expect(
      (await openAlerts()).filter(({ order_id }) => order_id === household.orderId),
    ).toHaveLength(1)
  })

  test('was made, says the operator: it is booked and not asked for again', async () => {
    app.expectError(
      'a refund failed and will be tried again',
      'money needs the look of an operator',
    )
    const { household, alert } = await unclear()
    const settle = (made?: boolean) =>
      app.call(settleAlert, { id: alert?.id ?? 0, note: 'Seen in the portal', made }, operator)
    expect(await settle()).toMatchObject({ status: 400, errors: { made: expect.anything() } })
    expect((await settle(true)).data).toMatchObject({ money: 'returned' })
    expect((await settle(true)).status).toBe(409)
    const { refunds: listed } = (
      await app.call(getOrderRecord, { id: household.orderId }, operator)
    ).data
    expect([listed.map(({ status }) => status), skipcash.refundCalls.length]).toEqual([
      ['done', 'done'],
      2,
    ])
    expect((await app.call(checkLedger, {}, operator)).data.ok).toBe(true)
  })

  test('was not made, says the operator: it is made now', async () => {
    app.expectError(
      'a refund failed and will be tried again',
      'money needs the look of an operator',
    )
    const { booked, alert } = await unclear()
    await app.call(
      settleAlert,
      { id: alert?.id ?? 0, note: 'Not in the portal', made: false },
      operator,
    )
    expect([skipcash.refundCalls.map(({ amount }) => amount), booked.refunded]).toEqual([
      [100, 200, 200],
      300,
    ])
  })
})

test.each([
  ['the whole, all went back', [1, 1800], 0, 1800, 'made'],
  ['the whole, less than all went back', [0, 1799], 0, 1800, 'refused'],
  ['a first part, something went back', [1, 1800], 0, 300, 'made'],
  ['a first part, perhaps something', [0, 1799], 0, 300, 'held'],
  ['the rest, something went back, perhaps the part alone', [1, 1800], 300, 1500, 'held'],
  ['the rest, not all went back', [0, 1799], 300, 1500, 'refused'],
  ['told exactly: before', [300, 300], 300, 1500, 'refused'],
  ['told exactly: after', [1800, 1800], 300, 1500, 'made'],
  ['told exactly: neither', [500, 500], 300, 1500, 'held'],
] as const)('%s', (_, [least, most], before, amount, outcome) => {
  expect(judge({ least, most }, before, amount)).toBe(outcome)
})
