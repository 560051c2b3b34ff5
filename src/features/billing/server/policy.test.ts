import { expect, test } from 'vitest'
import type { Refusal } from '../../../platform/shared/errors.ts'
import { roles } from '../../../platform/shared/roles.ts'
import {
  claimRefusal,
  decideClaimRefusal,
  hirePayRefusal,
  lineRefusal,
  mayBuyContact,
  payRefusal,
  refundRefusal,
  settleAlertRefusal,
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
