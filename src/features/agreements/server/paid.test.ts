import { afterEach, describe, expect, test } from 'vitest'
import { makeAgency } from '../../../../test/agencies.ts'
import { agreementTools, fairTerms } from '../../../../test/agreements.ts'
import { useTestApp } from '../../../../test/harness.ts'
import { bookedStatus, choose } from '../../../../test/households.ts'
import { isHired, makeCandidate } from '../../../../test/people.ts'
import { listOrders, getPayment, payOrder } from '../../billing/contract.ts'
import { checkLedger } from '../../billing/ledger-contract.ts'
import { makeUser } from '../../../../test/people.ts'
import { changeStatus, getPipelineEntry } from '../../hiring/contract.ts'

const app = useTestApp()
const tools = agreementTools(app)
const { answer, asked, list, propose } = tools
const start = new Date('2026-03-10T09:00:00Z')
afterEach(() => void (app.clock.now = start))

type Asked = Awaited<ReturnType<typeof asked>>

const orderOf = async ({ household }: Pick<Asked, 'household'>) =>
  (await app.call(listOrders, {}, household)).data[0]!
const pay = async (pair: Pick<Asked, 'household'>, more: object = {}) =>
  app.call(payOrder, { id: (await orderOf(pair)).id, ...more }, pair.household)
const paymentOf = async ({ household }: Asked, id: string) =>
  (await app.call(getPayment, { id }, household)).data
const standing = async ({ household, worker }: Asked) =>
  (await app.call(getPipelineEntry, { id: worker.id }, household)).data.status
const booksAreRight = async () => {
  const operator = await makeUser(app, 'admin')
  expect((await app.call(checkLedger, {}, operator)).data.ok).toBe(true)
}

/** A household that has asked, and paid without waiting. */
async function paid() {
  const pair = await asked()
  const { data } = await pay(pair)
  await choose(app, data.payment_url, 'paid')
  expect(await isHired(app, pair.worker.id)).toBe(true)
  return { ...pair, url: data.payment_url, paymentId: data.payment_id }
}

describe('paying', () => {
  test('on the screens’ way waits for her yes, unless the household says that it pays without', async () => {
    const pair = await asked()
    expect(await pay(pair, { without_yes: false })).toMatchObject({
      status: 409,
      errors: { without_yes: [expect.stringContaining('have a yes to your terms yet')] },
    })
    expect((await pay(pair, { without_yes: true })).status).toBe(200)
    const other = await asked()
    await answer(other.worker.token, other.agreement.id, 0, 'accept')
    expect((await pay(other, { without_yes: false })).status).toBe(200)
  })

  test('by the specified call alone works as before', async () => {
    const pair = await asked()
    expect((await pay(pair)).status).toBe(200)
  })

  test('for someone who has said no is refused, whoever asks', async () => {
    const pair = await asked()
    await answer(pair.worker.token, pair.agreement.id, 0, 'decline')
    for (const more of [{}, { without_yes: true }])
      expect(await pay(pair, more)).toMatchObject({
        status: 409,
        message: expect.stringContaining('The answer to your terms was no'),
      })
  })
})

describe('a no after the payment', () => {
  test('gives the whole amount back by itself and returns her to the list, once', async () => {
    const pair = await paid()
    expect((await list(pair.worker.token))[0]).toMatchObject({ is_paid: true })
    const both = await Promise.all([
      answer(pair.worker.token, pair.agreement.id, 0, 'decline'),
      answer(pair.worker.token, pair.agreement.id, 0, 'decline'),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect([
      await isHired(app, pair.worker.id),
      await standing(pair),
      await bookedStatus(app, pair.url),
      (await paymentOf(pair, pair.paymentId)).status,
    ]).toEqual([false, 'shortlisted', 'refunded', 'refunded'])
    const [order] = (await app.call(listOrders, {}, pair.household)).data.filter(
      ({ status }) => status === 'paid',
    )
    expect(order).toMatchObject({ refunded_amount: 1800, amount: 1800 })
    expect(app.lastMessage(await tools.phoneOf(pair.household.id))?.text).toContain('1,800')
    await booksAreRight()
  })

  test('and the payment in the same second: exactly one outcome, and the money is right, in 6 tries', async () => {
    for (let tries = 0; tries < 6; tries += 1) {
      const pair = await asked()
      const { data } = await pay(pair)
      await Promise.all([
        choose(app, data.payment_url, 'paid'),
        answer(pair.worker.token, pair.agreement.id, 0, 'decline'),
      ])
      const payment = await paymentOf(pair, data.payment_id)
      expect([
        (await list(pair.household.token))[0]?.status,
        await isHired(app, pair.worker.id),
        payment.status,
        await bookedStatus(app, data.payment_url),
      ]).toEqual(['declined', false, 'refunded', 'refunded'])
      expect(await standing(pair)).not.toBe('hired')
    }
    await booksAreRight()
  })

  test('before the money came in: it goes back, and the household reads why', async () => {
    const pair = await asked()
    const { data } = await pay(pair)
    await answer(pair.worker.token, pair.agreement.id, 0, 'decline')
    await choose(app, data.payment_url, 'paid')
    expect(await paymentOf(pair, data.payment_id)).toMatchObject({
      status: 'refunded',
      code: 'SAID_NO',
    })
  })

  test('is not possible once she has said yes; the question can’t be taken back once it is paid', async () => {
    const pair = await paid()
    expect(await answer(pair.household.token, pair.agreement.id, 0, 'withdraw')).toMatchObject({
      status: 409,
      message: 'You have already paid, so the request stays until there is an answer.',
    })
    await answer(pair.worker.token, pair.agreement.id, 0, 'accept')
    expect((await answer(pair.worker.token, pair.agreement.id, 0, 'decline')).status).toBe(409)
    expect(await isHired(app, pair.worker.id)).toBe(true)
  })
})

describe('the link in a message', () => {
  test('shows the terms without signing in, changes nothing by that, and says yes once', async () => {
    const { household, worker } = await asked()
    const link = await tools.linkOf(worker.userId)
    expect(link).not.toBe('')
    for (let looks = 0; looks < 2; looks += 1)
      expect((await tools.look(link)).data).toMatchObject({
        state: 'open',
        side: 'worker',
        household: 'Maryam Al-Thani',
        terms: fairTerms,
      })
    const both = await Promise.all([tools.act(link, 'accept'), tools.act(link, 'decline')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await tools.act(link, 'accept')).toMatchObject({
      status: 409,
      message: 'This link has already been used to answer. Sign in to see the answer.',
    })
    expect(['agreed', 'declined']).toContain((await list(household.token))[0]?.status)
  })

  test('lets her suggest other terms, and the household take them by its own', async () => {
    const { household, worker } = await asked()
    const countered = await tools.act(await tools.linkOf(worker.userId), 'counter', {
      terms: { ...fairTerms, wage: 2000 },
    })
    expect(countered.data).toMatchObject({ state: 'countered', changed: ['wage'] })
    const link = await tools.linkOf(household.id)
    expect((await tools.look(link)).data).toMatchObject({ side: 'household', state: 'open' })
    expect((await tools.act(link, 'accept')).data).toMatchObject({ state: 'agreed' })
  })

  test('lives for a day, is of these terms alone, and of nobody else’s making', async () => {
    const { household, worker } = await asked()
    const link = await tools.linkOf(worker.userId)
    for (const forged of [`${link}0`, 'x', link.slice(0, -1)])
      expect((await tools.look(forged)).status).toBe(404)
    await propose(household.token, worker.id, { wage: 1900, version: 0 })
    expect((await tools.look(link)).data.state).toBe('changed')
    expect(await tools.act(link, 'accept')).toMatchObject({
      status: 409,
      message: 'The terms have just changed. Please look at them again.',
    })
    app.clock.now = new Date(start.getTime() + 24 * 3_600_000)
    expect((await tools.look(link)).message).toBe(
      'This link worked for one day and has expired. Sign in to answer.',
    )
  })
})

test('an agency answers for whom it keeps, by its editors, and not for who has an account', async () => {
  const agency = await makeAgency(app)
  const kept = await makeCandidate(app, { userId: null, agencyId: agency.id } as never)
  const household = await tools.household()
  await app.call(changeStatus, { id: kept, status: 'shortlisted' }, household)
  const { data } = await propose(household.token, kept)
  expect(data.status).toBe('asked')
  const [shown] = await list(agency.owner.token)
  expect(shown).toMatchObject({ side: 'agency', can: { accept: true, decline: true } })
  expect((await answer(agency.owner.token, data.id, 0, 'accept')).data.status).toBe('agreed')
})
