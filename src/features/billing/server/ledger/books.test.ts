import crypto from 'node:crypto'
import fc from 'fast-check'
import { and, eq, sql } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../../test/harness.ts'
import { bookSilently, choose, selectingHousehold } from '../../../../../test/households.ts'
import { jobContext, makeCandidate, makeUser, signIn } from '../../../../../test/people.ts'
import { sandboxPayments } from '../../../../gateways/payments/sandbox-tables.ts'
import { listAllOrders, refundOrder, setOrderLine } from '../../contract.ts'
import { checkLedger, listReconciliations, runReconciliation } from '../../ledger-contract.ts'
import { balancesOfOrder } from './queries.ts'
import { ledgerEntries, ledgerLines } from './tables.ts'
import { candidates } from '../../../profiles/server/record-api.ts'
import { openOrder } from '../open-order.ts'
import { postCapture, postCharge } from './post-entry.ts'
import { reconcileOpenPayments } from '../reconcile-open-payments.ts'
import { orders, payments } from '../tables.ts'
import { paidOrders } from '../../../../../test/paid-orders.ts'

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

/** An order of nobody's list, as a settlement leaves it: what the ledger must stand is tried many times over. */
async function settledOrder(
  employerId: number,
  candidateId: number,
  amountMinor: number,
): Promise<number> {
  const ctx = jobContext(app)
  await ctx.db
    .update(candidates)
    .set({ expectedSalaryMinor: amountMinor })
    .where(eq(candidates.id, candidateId))
  await openOrder(ctx, { employerId, candidateId })
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
  // spec: 2.2 Refunds, the ledger
  test('can not be changed, cut or unbalanced', async () => {
    const { db } = app.connection
    await paid()
    const refused = async (work: Promise<unknown>, code: string) =>
      expect(await work.catch((error: { cause?: { code?: string } }) => error.cause?.code)).toBe(
        code,
      )
    await refused(db.update(ledgerLines).set({ amountMinor: 1 }), '42501')
    await refused(db.delete(ledgerEntries), '42501')
    await refused(db.execute(sql`truncate ledger_lines`), '42501')
    for (const statement of [
      'update ledger_lines set amount_minor = 1',
      'delete from ledger_entries',
      'truncate ledger_lines',
    ])
      await expect(app.asOwner(statement)).rejects.toMatchObject({ code: '23001' })
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

  // spec: 2.2 Refunds, the ledger
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

  // spec: 2.2 Refunds, the ledger
  // spec: 3.4 Orders with payments and refunds
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

// spec: 3.4 Orders with payments and refunds
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
