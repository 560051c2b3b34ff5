import { expect, test } from 'vitest'
import { normalDay } from './normal-day.ts'

test.each([
  ['2026-03-01', '2026-03-01'],
  [' 2026-3-1 ', '2026-03-01'],
  ['2026/03/01', '2026-03-01'],
  ['1/3/2026', '2026-03-01'],
  ['01.03.2026', '2026-03-01'],
  ['٢٠٢٦-٠٣-٠١', '2026-03-01'],
  ['2026-03-01T09:30:00', '2026-03-01'],
  // Midnight of 1 March in Qatar, as a browser there writes it.
  ['2026-02-28T21:00:00.000Z', '2026-03-01'],
  ['2026-03-01T00:00:00+03:00', '2026-03-01'],
  ['2026-99-99T00:00:00Z', '2026-99-99T00:00:00Z'],
  ['March 1', 'March 1'],
  [7, 7],
  [null, null],
])('%j is the day %j', (given, expected) => expect(normalDay(given)).toBe(expected))
