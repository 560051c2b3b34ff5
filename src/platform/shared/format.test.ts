import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { formatNumber } from './digits.ts'
import { ageOn, formatPhone } from './format.ts'

// 21:00 UTC is midnight in Qatar.
const beforeMidnight = new Date('2026-03-09T20:59:59Z')
const afterMidnight = new Date('2026-03-09T21:00:00Z')

test('an age is whole years, and a birthday begins at midnight in Qatar', () => {
  expect(ageOn('1996-03-10', beforeMidnight)).toBe(29)
  expect(ageOn('1996-03-10', afterMidnight)).toBe(30)
})

test.each([
  ['2026-03-10', 0],
  ['2026-03-11', null],
  ['1876-03-10', 150],
  ['1875-03-10', null],
])('born on %s: %s', (birthDate, age) => expect(ageOn(birthDate, afterMidnight)).toBe(age))

test.each([
  ['+97433000002', '+974 3300 0002'],
  ['+639171234567', '+639171234567'],
  ['+9744444', '+9744444'],
])('the number %s reads %s', (number, read) => {
  expect(formatPhone(number)).toBe(read)
})

test('numbers are grouped as the browser would', () => {
  const asTheBrowser = new Intl.NumberFormat('en')
  expect([0, -1234, 999, 1000, 12_345.6, 1091.0004].map(formatNumber)).toEqual(['0', '-1,234', '999', '1,000', '12,345.6', '1,091'])
  fc.assert(fc.property(fc.integer({ min: -1e12, max: 1e12 }), (value) => formatNumber(value) === asTheBrowser.format(value)))
})

test('a page that begins makes no formatter that it does not use', async () => {
  const made = [vi.spyOn(Intl, 'DateTimeFormat'), vi.spyOn(Intl, 'NumberFormat'), vi.spyOn(Intl, 'PluralRules'), vi.spyOn(Intl, 'DisplayNames')]
  vi.resetModules()
  await Promise.all([import('./format.ts'), import('./money.ts'), import('./locale.ts')])
  for (const maker of made) expect(maker).not.toHaveBeenCalled()
})
