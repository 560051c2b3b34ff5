import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { choose, selectingHousehold } from '../../../../test/households.ts'
import { makeCandidate, makeUser, signIn } from '../../../../test/people.ts'
import { candidates } from '../../profiles/server/record-api.ts'
import { getOrder, getPayment, payOrder, setOrderLine } from '../contract.ts'
import { estimateCost, getCandidateQuote } from '../quote-contract.ts'

const app = useTestApp()
let operator: { token: string }
beforeAll(async () => void (operator = await makeUser(app, 'admin')))

const manila = { currentCountry: 'Philippines', expectedSalaryMinor: 240_000 }
const quoteOf = async (id: unknown, who?: { token: string }) =>
  (await app.call(getCandidateQuote, { id }, who)).data
const change = (id: number, values: Partial<typeof candidates.$inferInsert>) =>
  app.connection.db.update(candidates).set(values).where(eq(candidates.id, id))

describe('what a candidate costs', () => {
  // spec: 2.3 Order ORD-, proforma INV-
  test('everyone reads the same estimate, and the order of a selection is made of it', async () => {
    const id = await makeCandidate(app, manila)
    const estimate = await quoteOf(id)
    expect(estimate).toMatchObject({ currency: 'QAR', place: 'abroad', agency: 'to_choose' })
    expect(estimate.lines.map(({ kind, amount, at_most }) => [kind, amount, at_most])).toEqual([
      ['service', 2400, false],
      ['recruitment_fee', 15_000, true],
      ['visa_service', 8200, false],
      ['visa_monthly', 160, false],
      ['wage', 2400, false],
      ['end_of_service', 1656.99, false],
    ])
    const household = await selectingHousehold(app, id)
    expect((await household.order()).quote).toEqual(estimate)
    expect(await quoteOf(id, household)).toEqual(estimate)
  })

  test('in Qatar it is a transfer of sponsorship', async () => {
    const id = await makeCandidate(app, { currentCountry: null, currentLocation: 'Al Sadd, Doha' })
    expect(await quoteOf(id)).toMatchObject({ place: 'in_qatar', agency: 'not_needed' })
  })

  test('whose place nobody knows is not said to be anywhere', async () => {
    expect(await quoteOf(await makeCandidate(app))).toMatchObject({
      place: 'unknown',
      agency: 'unknown',
    })
  })

  test('is nobody’s to read of one who is not shown, but by whoever has selected her', async () => {
    const id = await makeCandidate(app, manila)
    const household = await selectingHousehold(app, id)
    await change(id, { isPublished: false })
    expect((await app.call(getCandidateQuote, { id })).status).toBe(404)
    expect((await app.call(getCandidateQuote, { id }, operator)).status).toBe(404)
    expect((await app.call(getCandidateQuote, { id }, household)).status).toBe(200)
    for (const none of ['0', '-1', 'x', 999_999_999])
      expect((await app.call(getCandidateQuote, { id: none })).status).toBe(404)
    expect(
      (await app.call(getCandidateQuote, { id, visa: 'tourist' as 'private' }, household)).errors,
    ).toHaveProperty('visa')
  })
})

describe('what was shown is what is paid', () => {
  test('a new expectation and a new list leave the order as it was', async () => {
    const id = await makeCandidate(app, manila)
    const household = await selectingHousehold(app, id)
    await change(id, { expectedSalaryMinor: 990_000 })
    expect(await household.order()).toMatchObject({ amount: 2400, lines: [{ amount: 2400 }] })
  })

  test('a line that was set meanwhile is said before anything is paid', async () => {
    const household = await selectingHousehold(app, await makeCandidate(app, manila))
    await app.call(
      setOrderLine,
      { id: household.orderId, kind: 'visa_service', amount: 8200 },
      operator,
    )
    const pay = (amount: unknown) =>
      app.call(payOrder, { id: household.orderId, amount: amount as number }, household)
    expect(await pay(2400)).toMatchObject({
      status: 409,
      message:
        'What is owed for this order is now QAR\u00a010,600.00. Nothing was charged. Please look at it again.',
    })
    for (const wrong of [-1, 1e12, 'ten', '10600.001'])
      expect((await pay(wrong)).errors).toHaveProperty('amount')
    const paid = await pay('١٠٬٦٠٠')
    expect(paid.data.status).toBe('redirected')
    await choose(app, paid.data.payment_url, 'paid')
    const order = await household.order()
    expect(
      order.lines.map(({ kind, amount, due, due_on }) => ({ kind, amount, due, due_on })),
    ).toEqual([
      { kind: 'service', amount: 2400, due: 'order', due_on: '2026-03-10' },
      { kind: 'visa_service', amount: 8200, due: 'order', due_on: '2026-03-10' },
    ])
    expect(order.quote.lines.filter(({ kind }) => kind === 'visa_service')).toHaveLength(1)
    expect(order.guarantee?.whole_until).toBe(order.lines[0]?.returns?.whole_until)
  })

  test('two households see and owe the same', async () => {
    const id = await makeCandidate(app, manila)
    const both = await Promise.all([selectingHousehold(app, id), selectingHousehold(app, id)])
    const [one, two] = await Promise.all(both.map((household) => household.order()))
    expect(one?.quote).toEqual(two?.quote)
  })
})

describe('an expectation that nobody knows', () => {
  test('is said, and is no price of nothing', async () => {
    const id = await makeCandidate(app, { ...manila, expectedSalaryMinor: null })
    const household = await selectingHousehold(app, id)
    const { quote, amount } = await household.order()
    expect(amount).toBe(0)
    expect(quote).toMatchObject({ salary_known: false, sums: { order: 0, partial: true } })
    expect(quote.lines.find(({ kind }) => kind === 'service')?.amount).toBeNull()
    expect(quote.lines.find(({ kind }) => kind === 'wage')?.amount).toBeNull()
  })

  test('once she has said it, the order has its price, and whoever pays is told before', async () => {
    const id = await makeCandidate(app, { ...manila, expectedSalaryMinor: null })
    const household = await selectingHousehold(app, id)
    await change(id, { expectedSalaryMinor: 200_000 })
    const answers = await Promise.all([household.pay(), household.pay('once'), household.pay()])
    expect(answers.filter(({ status }) => status === 409).length).toBeGreaterThan(0)
    expect(await household.standing()).toBe('selected')
    expect(await household.order()).toMatchObject({ amount: 2000, quote: { salary_known: true } })
    const { data } = await household.pay('again')
    expect(data.payment_url).not.toBeNull()
    await choose(app, data.payment_url, 'paid')
    expect(await household.standing()).toBe('hired')
  })
})

describe('the calculator', () => {
  const estimate = (input: Record<string, unknown>) => app.call(estimateCost, input)

  test('gives the same lines as a candidate of that nationality and wage', async () => {
    const id = await makeCandidate(app, manila)
    const { data } = await estimate({ country: 'PH', visa: 'service', wage: '٢٤٠٠' })
    expect(data.lines).toEqual((await quoteOf(id)).lines)
    expect(data.sums).toEqual((await quoteOf(id)).sums)
  })

  test.each([
    [{ country: 'Philippines' }, 'country'],
    [{ plan: 'gold' }, 'plan'],
    [{ visa: 'tourist' }, 'visa'],
    [{ wage: '-5' }, 'wage'],
    [{ wage: '2,400.005' }, 'wage'],
    [{ wage: '99999999999' }, 'wage'],
    [{ wage: 'plenty' }, 'wage'],
  ])('refuses %j', async (input, field) => {
    const answer = await estimate(input)
    expect(answer.status).toBe(400)
    expect(answer.errors).toHaveProperty(field)
  })

  test('a wage of nothing is a wage that is not known', async () => {
    expect((await estimate({ wage: '0' })).data).toMatchObject({ salary_known: false })
  })
})

test('once paid, the answer leads on to what the household has to do for this hire, in its language', async () => {
  const id = await makeCandidate(app, { currentCountry: 'Qatar' })
  const household = await selectingHousehold(app, id)
  const { data } = await household.pay()
  const asked = (language: string) =>
    app.call(
      getPayment,
      { id: data.payment_id },
      { token: household.token, headers: { 'accept-language': language } },
    )
  expect((await asked('en')).data.next).toBeNull()
  await choose(app, data.payment_url, 'paid')
  expect((await asked('en')).data.next).toEqual({
    label: 'Offer letter',
    due_on: '2026-03-13',
    is_yours: true,
    path: `/dashboard/recruitments/${id}`,
  })
  expect((await asked('ar')).data.next?.label).toBe('عرض العمل')
})

test('someone else’s order stays hers alone', async () => {
  const household = await selectingHousehold(app, await makeCandidate(app, manila))
  const other = { token: await signIn(app, (await makeUser(app, 'employer')).id) }
  expect((await app.call(getOrder, { id: household.orderId }, other)).status).toBe(404)
})
