import { describe, expect, it } from 'vitest'
import { dayText, readDay } from './read-day.ts'

describe('a day as it is typed', () => {
  it.each([
    ['25/03/2026', '2026-03-25'],
    ['1/3/2026', '2026-03-01'],
    ['01-03-2026', '2026-03-01'],
    ['1.3.2026', '2026-03-01'],
    [' 1 3 2026 ', '2026-03-01'],
    ['1 / 3 / 2026', '2026-03-01'],
    ['01032026', '2026-03-01'],
    ['٠١/٠٣/٢٠٢٦', '2026-03-01'],
    ['٢٩-٢-٢٠٢٤', '2024-02-29'],
    ['2026-03-25', '2026-03-25'],
  ])('%s is %s', (typed, day) => {
    expect(readDay(typed)).toBe(day)
    expect(readDay(dayText(day))).toBe(day)
  })

  it.each([
    '',
    '31/02/2026',
    '29/02/2026',
    '00/00/0000',
    '1/1/26',
    '12/25/2026',
    '📅',
    '1000000000',
  ])('%s is none', (typed) => expect(readDay(typed)).toBeNull())
})
