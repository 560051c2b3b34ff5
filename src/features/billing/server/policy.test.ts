import { expect, test } from 'vitest'
import type { Refusal } from '../../../platform/shared/errors.ts'
import { roles } from '../../../platform/shared/roles.ts'
import {
  claimRefusal,
  currencyRefusal,
  decideClaimRefusal,
  hireContactRefusal,
  hirePayRefusal,
  keyRefusal,
  lineRefusal,
  mayBuyContact,
  openClaimRefusal,
  payRefusal,
  planRefusal,
  refundRefusal,
  settleAlertRefusal,
  sightRefusal,
} from './policy.ts'

const at = new Date('2026-03-10T09:00:00Z')
const why = (refusal: Refusal | null) => refusal?.message ?? refusal?.code ?? 'allowed'
const free = { hired: false, withdrawn: false }

test.each([
  ['pending', 'allowed', 'orderNotPaid'],
  ['paid', 'orderAlreadyPaid', 'allowed'],
  ['closed', 'orderClosed', 'orderNotPaid'],
  ['refunded', 'orderAlreadyPaid', 'orderRefunded'],
] as const)('an order that is %s is paid: %s, given back: %s', (status, pay, refund) => {
  const hire = { status, kind: 'hire' as const }
  expect(why(payRefusal(hire))).toBe(pay)
  expect(why(refundRefusal(hire))).toBe(refund)
  expect(why(lineRefusal(hire))).toBe(pay)
  expect(why(lineRefusal({ status, kind: 'plan' }))).toBe(
    status === 'pending' ? 'orderAlreadyPaid' : pay,
  )
  expect(why(hirePayRefusal(hire, free))).toBe(pay)
  for (const gone of [undefined, { ...free, hired: true }, { ...free, withdrawn: true }])
    expect(why(hirePayRefusal(hire, gone))).toBe(
      status === 'pending' ? 'CANDIDATE_UNAVAILABLE' : pay,
    )
  const order = { ...hire, paidAt: at, amountMinor: 100 }
  expect(why(claimRefusal(order))).toBe(refund)
  expect(why(claimRefusal({ ...order, kind: 'plan' }))).toBe('NOT_FOUND')
  for (const free of [{ amountMinor: 0 }, { paidAt: null }])
    expect(why(claimRefusal({ ...order, ...free }))).toBe(
      status === 'refunded' ? 'orderRefunded' : 'orderNotPaid',
    )
})

test.each(['open', 'granted', 'refused', 'withdrawn'] as const)(
  'a claim that is %s is decided or not',
  (state) => {
    expect(why(decideClaimRefusal({ state }))).toBe(state === 'open' ? 'allowed' : 'claimNotOpen')
  },
)

test('an alert is settled once', () => {
  expect([null, at].map((settledAt) => why(settleAlertRefusal({ settledAt })))).toEqual([
    'allowed',
    'alertSettled',
  ])
})

test.each(roles)('how to reach a candidate is for households and visitors: %s', (role) => {
  expect(mayBuyContact({ role })).toBe(role === 'employer')
  expect(mayBuyContact(null)).toBe(true)
})

test('an operator adds nothing to an order that is being paid', () => {
  const hire = { status: 'pending', kind: 'hire' } as const
  expect(why(lineRefusal(hire, true))).toBe('orderPaymentUnderWay')
  expect(why(lineRefusal({ ...hire, status: 'paid' }, true))).toBe('orderAlreadyPaid')
})

test.each([
  ['hire', 'pending', 'allowed'],
  ['hire', 'refunded', 'allowed'],
  ['hire', 'closed', 'NOT_FOUND'],
  ['plan', 'paid', 'NOT_FOUND'],
] as const)('the order for a %s that is %s is shown: %s', (kind, status, expected) => {
  expect(why(sightRefusal({ kind, status }))).toBe(expected)
})

test('an order has one open claim at a time', () => {
  const paid = { status: 'paid', kind: 'hire', paidAt: at, amountMinor: 100 } as const
  expect(why(openClaimRefusal(paid, undefined))).toBe('allowed')
  expect(why(openClaimRefusal(paid, { state: 'open' }))).toBe('claimOpen')
  expect(why(openClaimRefusal({ ...paid, status: 'refunded' }, undefined))).toBe('orderRefunded')
})

test.each([
  [null, 'allowed'],
  ['2026-03-30', 'allowed'],
  ['2026-03-31', 'planRunsLonger'],
  ['2026-04-01', 'planRunsLonger'],
])('a plan to the last of March beside one to %s: %s', (endsOn, expected) => {
  expect(why(planRefusal(endsOn === null ? null : { endsOn }, '2026-03-31'))).toBe(expected)
})

test.each([
  [1, 2, 'allowed'],
  [2, 2, 'allowed'],
  [3, 2, 'NOT_FOUND'],
  [3, null, 'NOT_FOUND'],
])('user %i beside the worker %j is told how to reach them: %s', (userId, worker, expected) => {
  expect(why(hireContactRefusal({ userId }, { household: 1, worker }))).toBe(expected)
})

test('a key asks for one thing, and nobody owes in two currencies', () => {
  expect([true, false].map((same) => why(keyRefusal(same)))).toEqual([
    'allowed',
    'idempotencyKeyReused',
  ])
  expect(why(currencyRefusal(1, true))).toBe('openOrdersHoldCurrency')
  expect(why(currencyRefusal(0, false))).toBe('providerTakesOneCurrency')
  expect(why(currencyRefusal(0, true))).toBe('allowed')
})
