import { expect, test } from 'vitest'
import { firstDay, partsOf } from './periods.ts'

// 22:30 in London is half past one of the next day in Qatar.
const late = new Date('2026-03-30T22:30:00Z')

// spec: 2.9 Ranges ALL, 1M, 6M, 1Y
test.each([
  ['1M', '2026-02-28'],
  ['6M', '2025-09-30'],
  ['1Y', '2025-03-31'],
  ['ALL', null],
] as const)('%s begins on %s, by the calendar of Qatar', (range, day) =>
  expect(firstDay(range, late)).toBe(day),
)

test('a month is cut into weeks, a year into its months', () => {
  expect(partsOf('1M', '2026-02-28', late)).toEqual({
    unit: 'week',
    days: ['2026-02-28', '2026-03-07', '2026-03-14', '2026-03-21', '2026-03-28'],
  })
  const { unit, days } = partsOf('1Y', '2025-03-31', late)
  expect([unit, days.length, days[0], days[1], days.at(-1)]).toEqual([
    'month',
    13,
    '2025-03-31',
    '2025-04-01',
    '2026-03-01',
  ])
})

test('many years are cut into years, so that there are never many parts', () => {
  const { unit, days } = partsOf('ALL', '2019-06-15', late)
  expect([unit, days]).toEqual([
    'year',
    [
      '2019-06-15',
      '2020-01-01',
      '2021-01-01',
      '2022-01-01',
      '2023-01-01',
      '2024-01-01',
      '2025-01-01',
      '2026-01-01',
    ],
  ])
  expect(partsOf('ALL', '2026-03-31', late)).toEqual({ unit: 'month', days: ['2026-03-31'] })
})
