import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../../test/harness.ts'
import { choose } from '../../../../../test/households.ts'
import { jobContext, makeCandidate, makeUser, signIn } from '../../../../../test/people.ts'
import { settings } from '../../../../platform/server/settings.ts'
import { getCandidate } from '../../../profiles/contract.ts'
import {
  buyPlan,
  downloadInvoice,
  getPayment,
  getSubscription,
  listInvoices,
  listOrders,
  listPlans,
  refundOrder,
} from '../../contract.ts'
import { checkLedger } from '../../ledger-contract.ts'
import { referencePrices } from '../prices/price-list.ts'
import { orders, payments } from '../tables.ts'
import { openingsPerDay } from './open-contact.ts'
import { remindEndingPlans } from './remind-ending-plans.ts'
import { contactOpenings } from './tables.ts'

const app = useTestApp()
const start = new Date('2026-03-10T09:00:00Z')
afterEach(async () => {
  app.clock.now = start
  await app.connection.db.delete(settings)
})
const on = (day: string, time = '12:00') =>
  void (app.clock.now = new Date(`${day}T${time}:00+03:00`))

async function household() {
  const { id, token } = await makeUser(app, 'employer')
  const me = {
    id,
    token,
    async signInAgain() {
      me.token = await signIn(app, id)
    },
    buy: (plan: string, key?: string) =>
      app.call(
        buyPlan,
        { plan },
        { token: me.token, headers: key === undefined ? {} : { 'idempotency-key': key } },
      ),
    state: async () => (await app.call(getSubscription, {}, me)).data,
    look: async (candidateId: number) =>
      (await app.call(getCandidate, { id: candidateId }, me)).data,
  }
  return me
}
async function subscriber(plan = 'basic') {
  const me = await household()
  await choose(app, (await me.buy(plan)).data.payment_url, 'paid')
  return me
}
const reachable = () =>
  makeCandidate(app, {
    phoneNumber: '+97433000111',
    whatsapp: '+97433000112',
    email: 'grace@example.com',
  })

test('plans are public, at the prices of today', async () => {
  const amounts = async () =>
    (await app.call(listPlans, {})).data.map(({ plan, amount, currency, lasts }) => [
      plan,
      amount,
      currency,
      lasts.weeks,
      lasts.months,
    ])
  expect(await amounts()).toEqual([
    ['basic', 195, 'QAR', 2, 0],
    ['standard', 245, 'QAR', 0, 1],
    ['premium', 495, 'QAR', 0, 2],
  ])
  const dearer = {
    ...referencePrices,
    effectiveFrom: '2026-03-11',
    plansMinor: { ...referencePrices.plansMinor, basic: 20_000 },
  }
  await app.connection.db
    .insert(settings)
    .values({ key: 'prices', value: [dearer], updatedAt: start })
  expect((await amounts())[0]?.[1]).toBe(195)
  on('2026-03-11', '00:00')
  expect((await amounts())[0]?.[1]).toBe(200)
})

describe('a plan', () => {
  // spec: 2.2 Access plans are bought
  test('runs from the day of its payment and ends by itself', async () => {
    const me = await household()
    expect(await me.state()).toEqual({ current: null, history: [], openings_left_today: null })
    on('2026-03-10', '23:59')
    await me.signInAgain()
    const { payment_url } = (await me.buy('basic')).data
    expect((await me.state()).current).toBeNull()
    on('2026-03-11', '00:01')
    await choose(app, payment_url, 'paid')
    const basic = {
      plan: 'basic',
      amount: 195,
      currency: 'QAR',
      starts_on: '2026-03-11',
      ends_on: '2026-03-25',
      paid_on: '2026-03-11',
      state: 'running',
    }
    expect((await me.state()).current).toMatchObject(basic)
    on('2026-03-25', '23:59')
    await me.signInAgain()
    expect((await me.state()).current).toMatchObject(basic)
    on('2026-03-26', '00:00')
    await me.signInAgain()
    expect(await me.state()).toMatchObject({ current: null, history: [{ state: 'over' }] })
  })

  test('is no order of a candidate, and has an invoice', async () => {
    const me = await subscriber('premium')
    expect([
      (await app.call(listOrders, {}, me)).data,
      (await app.call(listInvoices, {}, me)).data,
    ]).toEqual([[], []])
    const invoice_no = (await me.state()).current?.invoice_no ?? ''
    expect(invoice_no).toMatch(/^INV-P\d{6}$/)
    const file = await app.call(downloadInvoice, { invoice_no, format: 'txt' }, me)
    expect(file.body).toContain('Item: Access plan Premium\nAmount: QAR 495.00')
    expect(
      (await app.call(downloadInvoice, { invoice_no, format: 'pdf' }, me)).headers['content-type'],
    ).toBe('application/pdf')
    expect((await app.call(downloadInvoice, { invoice_no }, await household())).status).toBe(404)
  })

  test('numbers of invoices have no gaps and no doubles, whoever pays and whoever does not', async () => {
    const before = await app.connection.db
      .select({ invoiceNo: orders.invoiceNo })
      .from(orders)
      .where(eq(orders.kind, 'plan'))
    const buyers = await Promise.all(Array.from({ length: 12 }, household))
    const urls = await Promise.all(
      buyers.map(async (me) => (await me.buy('basic')).data.payment_url),
    )
    await Promise.all(
      urls.map((url, index) => choose(app, url, index % 3 === 0 ? 'declined' : 'paid')),
    )
    const rows = await app.connection.db
      .select({ invoiceNo: orders.invoiceNo })
      .from(orders)
      .where(eq(orders.kind, 'plan'))
    const numbers = rows
      .flatMap(({ invoiceNo }) => (invoiceNo === null ? [] : [invoiceNo]))
      .toSorted()
    expect(numbers).toHaveLength(before.filter(({ invoiceNo }) => invoiceNo !== null).length + 8)
    expect(numbers).toEqual(numbers.map((_, index) => `INV-P${String(index + 1).padStart(6, '0')}`))
  })

  test('twenty clicks and a repeated key open one payment, also once it is paid', async () => {
    const me = await household()
    const answers = await Promise.all(Array.from({ length: 20 }, () => me.buy('standard', 'once')))
    expect(new Set(answers.map((answer) => answer.data.payment_id)).size).toBe(1)
    await choose(app, answers[0]?.data.payment_url ?? null, 'paid')
    expect((await me.buy('standard', 'once')).data).toMatchObject({
      payment_id: answers[0]?.data.payment_id,
      status: 'paid',
    })
    expect(await me.buy('basic', 'once')).toMatchObject({ status: 409 })
    expect((await me.state()).history).toHaveLength(1)
  })

  test('a change of mind closes the other order; paid all the same it is given back', async () => {
    const me = await household()
    const first = (await me.buy('basic')).data
    const second = (await me.buy('premium')).data
    expect(second.payment_id).not.toBe(first.payment_id)
    await choose(app, first.payment_url, 'paid')
    await choose(app, second.payment_url, 'paid')
    expect((await me.state()).history).toMatchObject([{ plan: 'premium', state: 'running' }])
    expect((await app.call(getPayment, { id: first.payment_id }, me)).data).toMatchObject({
      status: 'refunded',
      code: null,
    })
  })

  test('a longer one can follow, one that brings nothing is refused', async () => {
    const me = await subscriber('standard')
    expect(await me.buy('basic')).toMatchObject({
      status: 409,
      message: 'Your access plan already runs at least as long.',
    })
    expect((await me.buy('standard')).status).toBe(409)
    await choose(app, (await me.buy('premium')).data.payment_url, 'paid')
    expect((await me.state()).current).toMatchObject({ plan: 'premium', ends_on: '2026-05-10' })
  })

  test('given back, it ends at once', async () => {
    const me = await subscriber()
    const candidateId = await reachable()
    expect((await me.look(candidateId)).contact_access).toBe('open')
    const operator = await makeUser(app, 'admin')
    const [order] = await app.connection.db
      .select()
      .from(orders)
      .where(eq(orders.employerId, me.id))
    expect(
      (await app.call(refundOrder, { id: order?.id ?? 0, reason: 'Bought twice' }, operator)).data,
    ).toMatchObject({
      status: 'done',
      amount: 195,
    })
    expect(await me.state()).toMatchObject({ current: null, history: [{ state: 'refunded' }] })
    expect((await me.look(candidateId)).contact_access).toBe('needs_plan')
    expect((await app.call(checkLedger, {}, operator)).data).toMatchObject({ ok: true, faults: [] })
  })

  test('unknown plans, other roles, amounts from the browser', async () => {
    const me = await household()
    for (const plan of ['gold', '', null, 1])
      expect((await app.call(buyPlan, { plan }, me)).status).toBe(400)
    for (const role of ['jobseeker', 'agency', 'admin'] as const) {
      expect(
        (await app.call(buyPlan, { plan: 'basic' }, { token: (await makeUser(app, role)).token }))
          .status,
      ).toBe(403)
    }
    expect((await app.call(buyPlan, { plan: 'basic' })).status).toBe(401)
    const { payment_id } = (
      await app.call(buyPlan, { plan: 'basic', amount: 1, currency: 'USD' }, me)
    ).data
    const [payment] = await app.connection.db
      .select()
      .from(payments)
      .where(eq(payments.id, payment_id))
    expect([payment?.amountMinor, payment?.currency]).toEqual([19_500, 'QAR'])
  })
})

describe('how to reach a candidate', () => {
  const contactOf = ({
    phone_number,
    whatsapp,
    email,
    contact_access,
  }: Awaited<ReturnType<Awaited<ReturnType<typeof household>>['look']>>) => [
    contact_access,
    phone_number,
    whatsapp,
    email,
  ]
  const open = ['open', '+97433000111', '+97433000112', 'grace@example.com']

  // spec: 2.2 Access plans are bought
  test('opens with a plan, each time written down, and closes with it', async () => {
    const candidateId = await reachable()
    const without = await household()
    expect(contactOf((await app.call(getCandidate, { id: candidateId })).data)).toEqual([
      'needs_plan',
      null,
      null,
      null,
    ])
    expect(contactOf(await without.look(candidateId))).toEqual(['needs_plan', null, null, null])
    const me = await subscriber()
    expect(contactOf(await me.look(candidateId))).toEqual(open)
    expect(contactOf(await me.look(candidateId))).toEqual(open)
    const logged = await app.connection.db
      .select()
      .from(contactOpenings)
      .where(eq(contactOpenings.candidateId, candidateId))
    expect(logged.map(({ employerId }) => employerId)).toEqual([me.id, me.id])
    expect((await me.state()).openings_left_today).toBe(openingsPerDay - 1)
    on('2026-03-25')
    await me.signInAgain()
    expect(contactOf(await me.look(candidateId))).toEqual(['needs_plan', null, null, null])
  })

  test('others never see it; she and the operator always', async () => {
    const candidateId = await reachable()
    for (const role of ['jobseeker', 'agency'] as const) {
      const { token } = await makeUser(app, role)
      expect(
        (await app.call(getCandidate, { id: candidateId }, { token })).data.contact_access,
      ).toBe('hidden')
    }
    expect(
      (await app.call(getCandidate, { id: candidateId }, await makeUser(app, 'admin'))).data
        .phone_number,
    ).toBe('+97433000111')
  })

  // spec: 2.2 Access plans are bought
  test(
    'is no harvest: past the limit of a day nobody new opens, also when all are asked for at once',
    { timeout: 60_000 },
    async () => {
      const me = await subscriber()
      const ids = await Promise.all(Array.from({ length: openingsPerDay + 3 }, reachable))
      const answers = await Promise.all(ids.map((id) => me.look(id)))
      const seen = ids.filter((_, index) => answers[index]?.contact_access === 'open')
      expect([
        seen.length,
        answers.filter(
          ({ contact_access, phone_number }) =>
            contact_access === 'limit_reached' && phone_number === null,
        ).length,
      ]).toEqual([openingsPerDay, 3])
      expect((await me.look(seen[0] ?? 0)).contact_access).toBe('open')
      expect((await me.state()).openings_left_today).toBe(0)
      on('2026-03-11', '00:00')
      await me.signInAgain()
      const late = ids.find((id) => !seen.includes(id)) ?? 0
      expect((await me.look(late)).contact_access).toBe('open')
    },
  )
})

test('two days before the end the household is told, once, and not when a longer plan follows', async () => {
  const me = await subscriber()
  const carried = await subscriber()
  await choose(app, (await carried.buy('standard')).data.payment_url, 'paid')
  const told = async (id: number) => {
    const { rows } = await app.connection.pool.query<{ kind: string }>(
      `select kind from notices where user_id = $1 and kind = 'plan_ending'`,
      [id],
    )
    return rows.length
  }
  on('2026-03-21', '23:00')
  await remindEndingPlans(jobContext(app))
  expect(await told(me.id)).toBe(0)
  on('2026-03-22', '06:00')
  await Promise.all([remindEndingPlans(jobContext(app)), remindEndingPlans(jobContext(app))])
  await remindEndingPlans(jobContext(app))
  expect([await told(me.id), await told(carried.id)]).toEqual([1, 0])
})
