import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { formatNumber } from './digits.ts'
import { ageOn, formatDate, formatPhone, formatShortDate, formatTime } from './format.ts'
import { formatAppointment, formatDays, formatInstant, formatZoneTime } from './dashboard-dates.ts'

// 21:00 UTC is midnight in Qatar.
const beforeMidnight = new Date('2026-03-09T20:59:59Z')
const afterMidnight = new Date('2026-03-09T21:00:00Z')

// spec: 1.5 Age from the birthday
test('an age is whole years, and a birthday begins at midnight in Qatar', () => {
  expect(ageOn('1996-03-10', beforeMidnight)).toBe(29)
  expect(ageOn('1996-03-10', afterMidnight)).toBe(30)
})

// spec: 1.5 Age from the birthday
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

// Ethiopia’s seven in the afternoon is one o’clock elsewhere.
test('hours in Amharic are told from those of Ethiopia by PM', () => {
  expect(formatTime('19:30', 'am').replaceAll('\u202f', ' ')).toBe('7:30 PM')
})

test('hours in French are those of a day of 24', () => {
  expect(formatTime('19:30', 'fr')).toBe('19:30')
})

test('a day and a time of day have one form, short or long, in tables and logs alike', () => {
  expect([formatDate('2026-03-06', 'en'), formatShortDate('2026-03-06', 'en')]).toEqual([
    '6 March 2026',
    '6 Mar 2026',
  ])
  expect([formatDate('2026-11-06', 'ar'), formatShortDate('2026-11-06', 'ar')]).toEqual([
    '6 نوفمبر 2026',
    '6 نوفمبر 2026',
  ])
  expect([formatTime('19:30', 'en'), formatTime('19:30', 'ar')]).toEqual(
    ['7:30\u202fpm', '7:30 م'].map((text) => expect.stringMatching(text.replace('\u202f', '\\s'))),
  )
  expect(formatInstant('2026-03-06T11:05:00Z', 'en')).toMatch(/^6 Mar 2026, 2:05\spm$/)
  expect(formatInstant('2026-03-06T11:05:00Z', 'ar')).toMatch(/^6 مارس 2026، 2:05\sم$/)
  expect(formatAppointment('2026-11-29', '19:30', 'en')).toMatch(/7:30\spm$/)
})

test('numbers are grouped as the browser would', () => {
  const asTheBrowser = new Intl.NumberFormat('en')
  expect([0, -1234, 999, 1000, 12_345.6, 1091.0004].map(formatNumber)).toEqual([
    '0',
    '-1,234',
    '999',
    '1,000',
    '12,345.6',
    '1,091',
  ])
  fc.assert(
    fc.property(
      fc.integer({ min: -1e12, max: 1e12 }),
      (value) => formatNumber(value) === asTheBrowser.format(value),
    ),
  )
})

test('a page that begins makes no formatter that it does not use', async () => {
  const made = [
    vi.spyOn(Intl, 'DateTimeFormat'),
    vi.spyOn(Intl, 'NumberFormat'),
    vi.spyOn(Intl, 'PluralRules'),
    vi.spyOn(Intl, 'DisplayNames'),
  ]
  vi.resetModules()
  await Promise.all([import('./format.ts'), import('./money.ts'), import('./locale.ts')])
  for (const maker of made) expect(maker).not.toHaveBeenCalled()
})

test.each([
  ['en', 'Asia/Manila', '5:00 am Philippines Time'],
  ['ar', 'Asia/Manila', '5:00 ص توقيت الفلبين'],
  ['fil', 'Africa/Nairobi', '12:00 am Oras sa Kenya'],
] as const)('in %s the clock of %s reads %s', (locale, zone, read) => {
  expect(formatZoneTime(afterMidnight, zone, locale).replaceAll('\u202f', ' ').toLowerCase()).toBe(
    read.toLowerCase(),
  )
})

test('a span of days is written once where it is one day', () => {
  expect(formatDays('2026-12-02', '2026-12-05', 'en')).toBe('2 December 2026 – 5 December 2026')
  expect(formatDays('2026-12-02', '2026-12-02', 'en')).toBe('2 December 2026')
})
