import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { useTestApp } from '../../../../../test/harness.ts'
import { choose, type Household, selectingHousehold } from '../../../../../test/households.ts'
import { isHired, makeCandidate, makeUser, signIn } from '../../../../../test/people.ts'
import { listNotices } from '../../../notifications/contract.ts'
import {
  exportClaims,
  grantClaim,
  listAllClaims,
  listClaims,
  openClaim,
  previewClaim,
  refuseClaim,
  withdrawClaim,
} from '../../claim-contract.ts'
import { refundOrder } from '../../contract.ts'
import { checkLedger } from '../../ledger-contract.ts'

const app = useTestApp({ RATE_LIMITS: 'off' })
const start = new Date('2026-03-10T09:00:00Z')
let operator: { id: number; token: string }
let candidateId: number
let household: Household
beforeAll(async () => {
  operator = await makeUser(app, 'admin', 'Hamad Operator')
})
beforeEach(async () => {
  candidateId = await makeCandidate(app, { expectedSalaryMinor: 200_000 })
  household = await selectingHousehold(app, candidateId)
  const { payment_id, payment_url } = (await household.pay()).data
  await choose(app, payment_url, 'paid')
  await household.payment(payment_id)
})
afterEach(() => travel(start))

async function travel(now: Date): Promise<void> {
  app.clock.now = now
  operator = { ...operator, token: await signIn(app, operator.id) }
  await household.signInAgain()
}
const claim = (change: Record<string, unknown> = {}) =>
  app.call(
    openClaim,
    {
      id: household.orderId,
      cause: 'left',
      ended_on: '2026-03-10',
      reason: 'She went home.',
      ...change,
    },
    household,
  )
const grant = (id: number, change: Record<string, unknown> = {}) =>
  app.call(grantClaim, { id, ...change }, operator)
const told = async () => (await app.call(listNotices, {}, household)).data.results

// spec: 3.6 Refund claims of households
test('in the first months the guarantee gives everything; granted, the money goes back and the hire is undone', async () => {
  expect((await household.order()).can_claim).toBe(true)
  const { status, data } = await claim()
  expect(status).toBe(200)
  expect((await household.order()).can_claim).toBe(false)
  expect(data).toMatchObject({
    amount: 2000,
    currency: 'QAR',
    state: 'open',
    cause: 'left',
    granted_amount: null,
    can_withdraw: true,
  })
  const [waiting] = (await app.call(listAllClaims, {}, operator)).data.results.filter(
    ({ id }) => id === data.id,
  )
  expect(waiting).toMatchObject({
    order_no: expect.stringMatching(/^ORD-/),
    candidate: { id: candidateId },
    paid_amount: 2000,
    left_amount: 2000,
    household: { id: household.id },
    can_decide: true,
  })
  const granted = await grant(data.id)
  expect([
    granted.status,
    granted.data.state,
    granted.data.granted_amount,
    granted.data.decided_by,
    granted.data.can_decide,
    granted.data.can_withdraw,
  ]).toEqual([200, 'granted', 2000, 'Hamad Operator', false, false])
  expect(await isHired(app, candidateId)).toBe(false)
  expect((await household.order()).refunded_amount).toBe(2000)
  expect((await told()).map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['claim_granted', 'refund_made']),
  )
  expect((await app.call(checkLedger, {}, operator)).data.ok).toBe(true)
  const again = await grant(data.id)
  expect([again.status, again.code]).toEqual([409, 'INVALID_TRANSITION'])
})

test.each([
  ['left', '2026-07-15', 2000 - 2 * 300],
  ['other', '2026-07-15', 0],
  ['other', '2026-04-01', 2000],
  ['illness', '2026-12-10', 2000 - 6 * 300],
  ['illness', '2026-12-11', 0],
])('for %s on %s the clock of the guarantee says %i', async (cause, ended_on, amount) => {
  await travel(new Date('2026-12-20T09:00:00Z'))
  expect(
    (await app.call(previewClaim, { id: household.orderId, cause, ended_on }, household)).data
      .amount,
  ).toBe(amount)
  expect((await claim({ cause, ended_on })).data.amount).toBe(amount)
})

test('the operator may grant less; the rest can be claimed again, less what went back', async () => {
  const { data } = await claim()
  expect(
    (await grant(data.id, { amount: 500, ends_hire: false, answer: 'Half of it' })).data,
  ).toMatchObject({
    granted_amount: 500,
    answer: 'Half of it',
  })
  expect(await isHired(app, candidateId)).toBe(true)
  const next = await claim()
  expect(next.data.amount).toBe(1500)
  const tooMuch = await grant(next.data.id, { amount: 1600 })
  expect([tooMuch.status, Object.keys(tooMuch.errors ?? {})]).toEqual([400, ['amount']])
  expect((await grant(next.data.id, { amount: 0 })).status).toBe(400)
  for (const nothing of [null, ''])
    expect(await grant(next.data.id, { amount: nothing })).toMatchObject({
      status: 400,
      errors: { amount: expect.anything() },
    })
  expect((await app.call(listClaims, {}, household)).data.map(({ state }) => state)).toEqual([
    'open',
    'granted',
  ])
})

// spec: 2.2 A claim under the guarantee
test('granted by the clock, a part comes back and the hire has ended on the day that was claimed', async () => {
  await travel(new Date('2026-07-20T09:00:00Z'))
  const { data } = await claim({ ended_on: '2026-07-15' })
  expect((await grant(data.id)).data).toMatchObject({
    state: 'granted',
    granted_amount: 1400,
    hire_ended_on: '2026-07-15',
  })
  expect([await household.standing(), await isHired(app, candidateId)]).toEqual(['selected', false])
  expect(await household.order()).toMatchObject({
    status: 'paid',
    refunded_amount: 1400,
    hire_ended_on: '2026-07-15',
    guarantee: null,
  })
  expect((await claim({ ended_on: '2026-07-15' })).data.amount).toBe(0)
})

test('a refusal says why, and the household reads it', async () => {
  const { data } = await claim()
  expect((await app.call(refuseClaim, { id: data.id, answer: '' }, operator)).status).toBe(400)
  expect(
    (await app.call(refuseClaim, { id: data.id, answer: 'She is at work' }, operator)).data,
  ).toMatchObject({
    state: 'refused',
    answer: 'She is at work',
  })
  expect((await told())[0]).toMatchObject({
    kind: 'claim_refused',
    text: expect.stringContaining('She is at work'),
  })
  expect((await app.call(listClaims, {}, household)).data[0]).toMatchObject({
    state: 'refused',
    answer: 'She is at work',
  })
  expect((await grant(data.id)).status).toBe(409)
  expect(await isHired(app, candidateId)).toBe(true)
})

test('one claim at a time; withdrawn, another can be made', async () => {
  const both = await Promise.all([claim(), claim()])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await app.call(withdrawClaim, { id: household.orderId }, household)).data.state).toBe(
    'withdrawn',
  )
  expect((await app.call(withdrawClaim, { id: household.orderId }, household)).status).toBe(409)
  expect((await claim()).status).toBe(200)
})

test('two operators who grant at once give back once', async () => {
  const { data } = await claim()
  const both = await Promise.all([grant(data.id, { amount: 700 }), grant(data.id, { amount: 700 })])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await household.order()).refunded_amount).toBe(700)
})

test('what was given back whole can not be claimed, and an open claim for it not be granted', async () => {
  const { data } = await claim()
  await app.call(refundOrder, { id: household.orderId, reason: 'By phone' }, operator)
  expect((await grant(data.id)).status).toBe(409)
  expect(
    (await app.call(refuseClaim, { id: data.id, answer: 'It went back already' }, operator)).status,
  ).toBe(200)
  const late = await claim()
  expect([late.status, late.message]).toEqual([
    409,
    expect.stringContaining('already been refunded'),
  ])
})

test.each([
  ['a day to come', { ended_on: '2026-03-11' }, 400, ['ended_on']],
  ['a day before the hire', { ended_on: '2026-03-09' }, 400, ['ended_on']],
  ['no day', { ended_on: 'soon' }, 400, ['ended_on']],
  ['no reason', { reason: ' ' }, 400, ['reason']],
  ['a cause nobody knows', { cause: 'boredom' }, 400, ['cause']],
  ["an order that isn't there", { id: 999_999 }, 404, []],
])('%s is refused', async (_, wrong, status, fields) => {
  const answer = await claim(wrong)
  expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([status, fields])
  expect((await app.call(listClaims, {}, household)).data).toEqual([])
})

test("an unpaid order, another household's order and other roles", async () => {
  const unpaid = await selectingHousehold(app, await makeCandidate(app))
  const early = await app.call(
    openClaim,
    { id: unpaid.orderId, cause: 'left', ended_on: '2026-03-10', reason: 'x' },
    unpaid,
  )
  expect([early.status, early.code]).toEqual([409, 'CONFLICT'])
  expect(
    (
      await app.call(
        openClaim,
        { id: household.orderId, cause: 'left', ended_on: '2026-03-10', reason: 'x' },
        unpaid,
      )
    ).status,
  ).toBe(404)
  const { data } = await claim()
  expect((await app.call(withdrawClaim, { id: household.orderId }, unpaid)).status).toBe(404)
  for (const role of ['employer', 'jobseeker', 'agency'] as const) {
    const { token } = await makeUser(app, role)
    const answers = [
      await app.call(listAllClaims, {}, { token }),
      await app.call(grantClaim, { id: data.id }, { token }),
      await app.call(refuseClaim, { id: data.id, answer: 'x' }, { token }),
      await app.call(exportClaims, {}, { token }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  }
  expect((await app.call(exportClaims, {}, operator)).body).toContain('She went home.')
})
