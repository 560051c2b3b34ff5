import crypto from 'node:crypto'
import fc from 'fast-check'
import { and, eq, sql } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import {
  bookedStatus,
  bookSilently,
  choose,
  type Household,
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
import { ledgerEntries, ledgerLines } from './ledger/tables.ts'
import { openOrder } from './open-order.ts'
import { postCapture, postCharge } from './ledger/post-entry.ts'
import { reconcileOpenPayments } from './reconcile-open-payments.ts'
import { orders, payments, refunds } from './tables.ts'

const app = useTestApp()
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

interface Paid {
  household: Household
  candidateId: number
  url: string | null
  paymentId: string
}

async function paid(salaryMinor = 180_000): Promise<Paid> {
  const candidateId = await makeCandidate(app, { expectedSalaryMinor: salaryMinor })
  const household = await selectingHousehold(app, candidateId)
  const { payment_id, payment_url } = (await household.pay()).data
  await choose(app, payment_url, 'paid')
  return { household, candidateId, url: payment_url, paymentId: payment_id }
}

/** An order of nobody's list, as a settlement leaves it: what the ledger must stand is tried many times over. */
async function settledOrder(
  employerId: number,
  candidateId: number,
  amountMinor: number,
): Promise<number> {
  const ctx = jobContext(app)
  await openOrder(ctx, { employerId, candidateId, amountMinor })
  const [order] = await ctx.db
    .update(orders)
    .set({ status: 'paid', paidAt: ctx.now })
    .where(and(eq(orders.employerId, employerId), eq(orders.status, 'pending')))
    .returning()
  if (!order) throw new Error('no order was opened')
  const of = { amountMinor, currency: order.currency, createdAt: ctx.now, updatedAt: ctx.now }
  const booked = {
    ...of,
    id: crypto.randomUUID(),
    reference: crypto.randomUUID(),
    returnUrl: '',
    status: 'paid' as const,
  }
  await ctx.db.insert(sandboxPayments).values(booked)
  const payment = {
    ...of,
    id: booked.reference,
    orderId: order.id,
    provider: 'sandbox',
    providerPaymentId: booked.id,
    paymentUrl: null,
  }
  const [stored] = await ctx.db
    .insert(payments)
    .values({ ...payment, status: 'paid', expiresAt: ctx.now })
    .returning()
  await postCharge(ctx, order)
  if (stored) await postCapture(ctx, stored)
  return order.id
}

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
      message: 'This order is not paid, so there is nothing to give back.',
    })
    const { household } = await paid()
    await refund(household.orderId)
    expect(await refund(household.orderId)).toMatchObject({
      status: 409,
      message: 'This order was given back already.',
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
  await app.connection.db.execute(sql`alter table sandbox_refunds rename to sandbox_refunds_away`)
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
  await app.connection.db.execute(sql`alter table sandbox_refunds_away rename to sandbox_refunds`)
  await Promise.all([
    reconcileOpenPayments(jobContext(app)),
    reconcileOpenPayments(jobContext(app)),
  ])
  expect([(await household.payment(paymentId)).status, await given(url)]).toEqual([
    'refunded',
    180_000,
  ])
})

describe('the lines of an order', () => {
  test('a recruitment fee above the cap of her nationality is refused, up to it is paid', async () => {
    const household = await selectingHousehold(
      app,
      await makeCandidate(app, { nationality: 'Filipino' }),
    )
    const set = (amount: number, kind = 'recruitment_fee') =>
      app.call(setOrderLine, { id: household.orderId, kind, amount }, operator)
    expect(await set(15_000.01)).toMatchObject({
      status: 400,
      errors: { amount: [expect.stringContaining('QAR\u00a015,000.00')] },
    })
    expect((await set(15_000)).data).toMatchObject({ amount: 16_800 })
    expect((await set(8200, 'visa_service')).data).toMatchObject({ amount: 25_000 })
    expect((await set(0)).data.lines).toEqual([
      { kind: 'service', amount: 1800 },
      { kind: 'visa_service', amount: 8200 },
    ])
    const { payment_url } = (await household.pay()).data
    expect(await set(100)).toMatchObject({
      status: 409,
      message: expect.stringContaining('under way'),
    })
    await choose(app, payment_url, 'paid')
    expect(await household.order()).toMatchObject({ status: 'paid', amount: 10_000 })
    expect((await set(100)).status).toBe(409)
  })
})

describe('the ledger', () => {
  test('can not be changed, cut or unbalanced', async () => {
    const { db } = app.connection
    await paid()
    const refused = async (work: Promise<unknown>, code: string) =>
      expect(await work.catch((error: { cause?: { code?: string } }) => error.cause?.code)).toBe(
        code,
      )
    await refused(db.update(ledgerLines).set({ amountMinor: 1 }), '23001')
    await refused(db.delete(ledgerEntries), '23001')
    await refused(db.execute(sql`truncate ledger_lines`), '23001')
    const [order] = await db.select().from(orders).limit(1)
    const crooked = db.transaction(async (tx) => {
      const [entry] = await tx
        .insert(ledgerEntries)
        .values({ at: start, kind: 'refund_owed', orderId: order?.id ?? 0, currency: 'QAR' })
        .returning()
      await tx
        .insert(ledgerLines)
        .values({ entryId: entry?.id ?? 0, account: 'provider', amountMinor: 5 })
    })
    expect(
      await crooked.catch(
        (error: { code?: string; cause?: { code?: string } }) => error.code ?? error.cause?.code,
      ),
    ).toBe('23514')
  })

  test(
    'balances whatever is paid, given back in parts or whole, and in whichever order',
    { timeout: 60_000 },
    async () => {
      const employer = await makeUser(app, 'employer')
      const candidateId = await makeCandidate(app)
      const act = fc.oneof(
        fc.record({ part: fc.integer({ min: 1, max: 100_000 }), ends: fc.boolean() }),
        fc.constant('whole' as const),
        fc.constant('sweep' as const),
      )
      await fc.assert(
        fc.asyncProperty(
          fc.integer({ min: 1, max: 300_000 }),
          fc.array(act, { maxLength: 4 }),
          async (salaryMinor, acts) => {
            const id = await settledOrder(employer.id, candidateId, salaryMinor)
            let back = 0
            for (const one of acts) {
              if (one === 'sweep') await reconcileOpenPayments(jobContext(app))
              else {
                const answer = await refund(
                  id,
                  one === 'whole' ? {} : { amount: one.part / 100, ends_hire: one.ends },
                )
                if (answer.status === 200) back += Math.round(answer.data.amount * 100)
              }
            }
            const left = salaryMinor - back
            expect(left).toBeGreaterThanOrEqual(0)
            expect(await balances(id)).toMatchObject({
              household: 0,
              provider: left,
              service: 0 - left,
            })
            await app.connection.db
              .update(orders)
              .set({ hireEndedOn: '2026-03-10' })
              .where(eq(orders.id, id))
            expect(await ledger()).toMatchObject({ ok: true, faults: [] })
          },
        ),
        { numRuns: 40 },
      )
    },
  )
})

describe("the provider's book", () => {
  const compare = async () => (await app.call(runReconciliation, {}, operator)).data[0]!
  const of = (id: string, { differences }: Awaited<ReturnType<typeof compare>>) =>
    differences.filter(({ payment_id }) => payment_id === id)

  test('is compared: what differs is listed, what fits is not', async () => {
    app.expectError("the provider's book differs from ours")
    const fits = await paid()
    const wrong = await paid()
    const lost = await paid()
    const refunded = await paid()
    await refund(refunded.household.orderId, { amount: 100 })
    await bookSilently(app, wrong.url, { status: 'failed', amountMinor: 5 })
    await app.connection.db
      .update(payments)
      .set({ providerPaymentId: crypto.randomUUID() })
      .where(eq(payments.id, lost.paymentId))
    const found = await compare()
    expect([of(fits.paymentId, found), of(refunded.paymentId, found)]).toEqual([[], []])
    expect(of(wrong.paymentId, found).map(({ kind }) => kind)).toEqual(['status', 'amount'])
    expect(of(lost.paymentId, found).map(({ kind }) => kind)).toEqual(['unknown_to_provider'])
    expect(found.checked).toBeGreaterThanOrEqual(4)
    const [newest] = (await app.call(listReconciliations, {}, operator)).data
    expect(newest).toEqual(found)
  })
})

test('operators list and search all orders', async () => {
  const { household, candidateId } = await paid()
  const all = async (query: Record<string, unknown>) =>
    (await app.call(listAllOrders, query, operator)).data
  expect((await all({ q: `ord-${String(candidateId).padStart(6, '0')}` })).results).toMatchObject([
    {
      id: household.orderId,
      status: 'paid',
      employer_id: household.id,
      candidate_id: candidateId,
      amount: 1800,
    },
  ])
  expect((await all({ q: '%' })).total).toBe(0)
  const page = await all({ status: 'paid', page_size: 2 })
  expect([page.results.length, page.results.every(({ status }) => status === 'paid')]).toEqual([
    2,
    true,
  ])
  expect(await app.connection.db.$count(orders, and(eq(orders.status, 'paid')))).toBe(page.total)
  expect((await app.call(listAllOrders, { page_size: 61 }, operator)).status).toBe(400)
})
