import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  guaranteeOn,
  guaranteeRefund,
  type GuaranteeRule,
  referenceGuarantee as rule,
  refundOfQuote,
} from './guarantee.ts'
import { referencePrices } from './price-list.ts'
import { quote } from '../../quote.ts'

const paid = { paidMinor: 1_500_000, governmentFeesMinor: 80_000, startsOn: '2026-01-10' }
const back = (endsOn: string, change: Partial<GuaranteeRule> = {}) =>
  guaranteeRefund({ ...rule, ...change }, { ...paid, endsOn })

// spec: 2.2 The legal guarantee
test('the worked example: 15,000 paid, ended in month 6, government fees 800: 7,450 come back', () => {
  expect(back('2026-06-25')).toMatchObject({
    phase: 'reduced',
    monthsCounted: 3,
    amountMinor: 745_000,
  })
  expect(back('2026-07-10')).toMatchObject({ monthsCounted: 3, amountMinor: 745_000 })
})

test.each([
  ['2026-01-10', 'whole', 0, 1_500_000],
  ['2026-04-10', 'whole', 0, 1_500_000],
  ['2026-04-11', 'reduced', 1, 1_195_000],
  ['2026-05-10', 'reduced', 1, 1_195_000],
  ['2026-05-11', 'reduced', 2, 970_000],
  ['2026-10-10', 'reduced', 6, 70_000],
  ['2026-10-11', 'over', 6, 0],
] as const)('ended on %s: %s, %i months, %i', (endsOn, phase, monthsCounted, amountMinor) => {
  expect(back(endsOn)).toMatchObject({
    phase,
    monthsCounted,
    amountMinor,
    wholeUntil: '2026-04-10',
    lastDay: '2026-10-10',
  })
})

describe('what the law leaves open is a setting', () => {
  test('part months by their days', () => {
    expect(back('2026-04-25', { partMonths: 'pro_rata' })).toMatchObject({
      monthsCounted: 0.5,
      amountMinor: 1_500_000 - 112_500 - 80_000,
    })
  })
  test('government fees outside the base', () => {
    expect(back('2026-06-25', { baseIncludesGovernmentFees: false }).amountMinor).toBe(
      1_500_000 - 3 * 213_000 - 80_000,
    )
  })
})

test('only the causes of the decision count after the first months, and the right can be lost', () => {
  const ending = { ...paid, endsOn: '2026-06-25' }
  for (const cause of rule.causes)
    expect(guaranteeRefund(rule, { ...ending, cause }).amountMinor).toBe(745_000)
  expect(guaranteeRefund(rule, { ...ending, cause: 'other' }).amountMinor).toBe(0)
  expect(
    guaranteeRefund(rule, { ...ending, endsOn: '2026-02-01', cause: 'other' }).amountMinor,
  ).toBe(1_500_000)
  expect(
    guaranteeRefund(rule, { ...ending, endsOn: '2026-02-01', isForfeited: true }).amountMinor,
  ).toBe(0)
})

test('what comes back is what the lines of the quote say, no more and no other days', () => {
  const quoted = quote({
    candidate: { salaryMinor: 240_000, country: 'PH', place: 'abroad', agency: null },
    situation: {
      plan: null,
      visa: 'service',
      agency: { name: 'Near Office', feeMinor: 900_000 },
      ordered: [
        { kind: 'service', amountMinor: 240_000 },
        { kind: 'access_plan', amountMinor: 19_500 },
      ],
    },
    prices: referencePrices,
    guarantee: rule,
    day: paid.startsOn,
  })
  const result = refundOfQuote(quoted, rule, { endsOn: '2026-02-01' })
  // Neither the plan, of which nothing comes back, nor the office's fee, which is not in the order.
  expect(result?.amountMinor).toBe(240_000)
  const [service] = quoted.lines
  expect(service?.back).toMatchObject({ wholeUntil: result?.wholeUntil, until: result?.lastDay })
  const withLater = { ...quoted, lines: quoted.lines.filter(({ kind }) => kind !== 'service') }
  expect(refundOfQuote(withLater, rule, { endsOn: '2026-02-01' })).toBeNull()
  expect(refundOfQuote(quoted, null, { endsOn: '2026-02-01' })).toBeNull()
})

test('the rule is that of the day of the contract', () => {
  const later = { ...rule, effectiveFrom: '2027-01-01', percentPerMonth: 10 }
  expect(guaranteeOn([rule, later], '2022-01-08')).toBeNull()
  expect(guaranteeOn([later, rule], '2026-12-31')).toBe(rule)
  expect(guaranteeOn([rule, later], '2027-01-01')).toBe(later)
})

test('never more than was paid, never less than nothing, never more on a later day', () => {
  const days = fc.integer({ min: 0, max: 400 })
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 5_000_000 }),
      fc.nat(100_000),
      days,
      days,
      fc.constantFrom('full', 'pro_rata'),
      (paidMinor, fees, a, b, partMonths) => {
        const on = (count: number) =>
          guaranteeRefund(
            { ...rule, partMonths },
            {
              paidMinor,
              governmentFeesMinor: Math.min(fees, paidMinor),
              startsOn: '2026-01-31',
              endsOn: new Date(Date.UTC(2026, 0, 31 + count)).toISOString().slice(0, 10),
            },
          ).amountMinor
        const [early, late] = [on(Math.min(a, b)), on(Math.max(a, b))]
        expect(late).toBeGreaterThanOrEqual(0)
        expect(early).toBeLessThanOrEqual(paidMinor)
        expect(late).toBeLessThanOrEqual(early)
      },
    ),
  )
})
