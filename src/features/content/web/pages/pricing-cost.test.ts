import { expect, test } from 'vitest'
import type { Prices } from '../../contract.ts'
import { choiceOf } from './pricing-cost.ts'

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

test.each([
  ['', { country: 'ID', plan: 'standard', visa: 'service' }],
  ['?country=KE&plan=none&visa=private', { country: 'KE', plan: 'none', visa: 'private' }],
  ['?country=other', { country: 'other', plan: 'standard', visa: 'service' }],
  ['?country=UG&plan=gold&visa=', { country: 'ID', plan: 'standard', visa: 'service' }],
  ['?plan=premium&plan=basic', { country: 'ID', plan: 'premium', visa: 'service' }],
])('the choice in %j', (search, choice) => {
  expect(choiceOf(search, prices)).toMatchObject(choice)
})

test.each([
  ['2400', 2400, false],
  ['٢٬٤٠٠٫٥', 2400.5, false],
  ['۲۴۰۰', 2400, false],
  ['', null, false],
  ['0', 0, false],
  ['-5', null, true],
  ['99999999999', null, true],
  ['plenty', null, true],
])('a wage of %j is %j', (wage, wageAmount, isWageWrong) => {
  expect(choiceOf(`?${new URLSearchParams({ wage }).toString()}`, prices)).toMatchObject({
    wage,
    wageAmount,
    isWageWrong,
  })
})

test('without any cap there is still a nationality to choose', () => {
  expect(
    choiceOf('', { ...prices, recruitment_caps: { ...prices.recruitment_caps, amounts: [] } })
      .country,
  ).toBe('other')
})
