import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Prices } from '../../contract.ts'
import { choiceOf, type CostChoice, householdCost } from './pricing-cost.ts'

const prices: Prices = {
  source: '',
  effective_from: '2025-09-01',
  plans: { basic: 195, standard: 245, premium: 495 },
  visa_service: { amount: 8200, monthly: 160, aim_days: 7 },
  private_sponsorship: { amount: 12_000, days: 30 },
  recruitment_caps: {
    decision: '1/2022',
    in_force_since: '2022-01-24',
    amounts: [
      { country: 'ID', amount: 17_000 },
      { country: 'PH', amount: 15_000 },
      { country: 'KE', amount: 9000 },
    ],
  },
  elsewhere: null,
  end_of_service_days: 21,
}
const linesOf = (choice: CostChoice) =>
  householdCost(prices, choice).lines.map(({ key, amount, rhythm }) => `${key} ${amount} ${rhythm}`)

describe('what a household pays', () => {
  test('from the Philippines, with the Standard plan and the visa service', () => {
    const choice: CostChoice = { country: 'PH', plan: 'standard', visa: 'service' }
    expect(linesOf(choice)).toEqual([
      'plan 245 once',
      'recruitment 15000 once',
      'visaService 8200 once',
      'visaMonthly 160 monthly',
      'worker 0 once',
    ])
    expect(householdCost(prices, choice)).toMatchObject({
      once: 23_445,
      monthly: 160,
      isAtMost: true,
    })
  })

  test('from Kenya, without a plan, sponsored by the household itself', () => {
    const choice: CostChoice = { country: 'KE', plan: 'none', visa: 'private' }
    expect(linesOf(choice)).toEqual([
      'recruitment 9000 once',
      'privateSponsorship 12000 once',
      'worker 0 once',
    ])
    expect(householdCost(prices, choice)).toMatchObject({
      once: 21_000,
      monthly: 0,
      isAtMost: true,
    })
  })

  test('a nationality without a cap: the line is there, the sum does not pretend to know it', () => {
    const choice: CostChoice = { country: 'other', plan: 'basic', visa: 'service' }
    expect(linesOf(choice)).toContain('recruitmentOther null once')
    expect(householdCost(prices, choice)).toMatchObject({
      once: 8395,
      monthly: 160,
      isAtMost: false,
    })
  })

  test('who is in Qatar already is not recruited from abroad', () => {
    expect(linesOf({ country: 'ID', plan: 'premium', visa: 'none' })).toEqual([
      'plan 495 once',
      'worker 0 once',
    ])
  })

  test('sums are right to the dirham', () => {
    const odd = {
      ...prices,
      plans: { ...prices.plans, basic: 0.1 },
      visa_service: { ...prices.visa_service, amount: 0.2 },
    }
    expect(householdCost(odd, { country: 'other', plan: 'basic', visa: 'service' }).once).toBe(0.3)
  })

  test('whatever is chosen: the worker pays nothing, and the sums are those of the lines', () => {
    const choices = fc.record({
      country: fc.constantFrom('ID', 'PH', 'KE', 'other', 'XX'),
      plan: fc.constantFrom('none', 'basic', 'standard', 'premium'),
      visa: fc.constantFrom('service', 'private', 'none'),
    }) as fc.Arbitrary<CostChoice>
    fc.assert(
      fc.property(choices, (choice) => {
        const { lines, once, monthly } = householdCost(prices, choice)
        expect(lines.filter(({ key }) => key === 'worker')).toEqual([
          { key: 'worker', amount: 0, rhythm: 'once' },
        ])
        expect(once + monthly).toBe(lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0))
      }),
    )
  })
})

test.each([
  ['', { country: 'ID', plan: 'standard', visa: 'service' }],
  ['?country=KE&plan=none&visa=private', { country: 'KE', plan: 'none', visa: 'private' }],
  ['?country=other', { country: 'other', plan: 'standard', visa: 'service' }],
  ['?country=UG&plan=gold&visa=', { country: 'ID', plan: 'standard', visa: 'service' }],
  ['?plan=premium&plan=basic', { country: 'ID', plan: 'premium', visa: 'service' }],
])('the choice in %j', (search, choice) => {
  expect(choiceOf(search, prices)).toEqual(choice)
})

test('without any cap there is still a nationality to choose', () => {
  expect(
    choiceOf('', { ...prices, recruitment_caps: { ...prices.recruitment_caps, amounts: [] } })
      .country,
  ).toBe('other')
})
