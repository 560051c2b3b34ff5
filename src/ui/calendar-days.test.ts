import { expect, it } from 'vitest'
import { addMonths } from '../platform/shared/days.ts'
import { dayByKey, weeksOf, withinDays } from './calendar-days.ts'

it('lays a month out in weeks from Sunday', () => {
  const weeks = weeksOf('2026-02')
  expect(weeks).toHaveLength(4)
  expect(weeks[0]?.[0]).toBe('2026-02-01')
  expect(weeksOf('2026-08')[0]).toEqual([null, null, null, null, null, null, '2026-08-01'])
  expect(weeksOf('2026-08').flat().filter(Boolean)).toHaveLength(31)
})

it.each([
  ['ArrowRight', false, 'ltr', '2026-04-01'],
  ['ArrowRight', false, 'rtl', '2026-03-30'],
  ['ArrowLeft', false, 'rtl', '2026-04-01'],
  ['ArrowUp', false, 'ltr', '2026-03-24'],
  ['ArrowDown', false, 'ltr', '2026-04-07'],
  ['Home', false, 'rtl', '2026-03-29'],
  ['End', false, 'rtl', '2026-04-04'],
  ['PageUp', false, 'ltr', '2026-02-28'],
  ['PageDown', true, 'ltr', '2027-03-31'],
  ['a', false, 'ltr', null],
] as const)('%s (shift: %s, %s) leads from 31 March to %s', (key, shiftKey, direction, to) => {
  expect(dayByKey('2026-03-31', { key, shiftKey }, direction)).toBe(to)
})

it('keeps to the days that are allowed and to the last of a shorter month', () => {
  expect(addMonths('2024-01-31', 1)).toBe('2024-02-29')
  expect(withinDays('2026-01-01', '2026-02-03', '')).toBe('2026-02-03')
  expect(withinDays('2026-03-01', '', '2026-02-03')).toBe('2026-02-03')
  expect(withinDays('2026-03-01', '', '')).toBe('2026-03-01')
})
