import { expect, test } from 'vitest'
import { addMonths } from '../../../../platform/shared/days.ts'
import { endOf } from './plan-terms.ts'

test.each([
  ['basic', '2026-03-10', '2026-03-24'],
  ['basic', '2026-12-25', '2027-01-08'],
  ['standard', '2026-03-10', '2026-04-10'],
  ['standard', '2026-01-31', '2026-02-28'],
  ['premium', '2026-03-10', '2026-05-10'],
  ['premium', '2026-12-31', '2027-02-28'],
] as const)('%s from %s ends on %s', (plan, startsOn, endsOn) => {
  expect(endOf(plan, startsOn)).toBe(endsOn)
})

test('the end of a month stays one', () => {
  expect([
    addMonths('2027-11-30', 3),
    addMonths('2026-08-31', 1),
    addMonths('2026-05-05', 0),
  ]).toEqual(['2028-02-29', '2026-09-30', '2026-05-05'])
})
