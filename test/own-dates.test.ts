import { expect, test } from 'vitest'
import '../src/platform/server/catalogues.ts'
import { formatAppointment } from '../src/platform/shared/dashboard-dates.ts'
import {
  formatDate,
  formatShortDate,
  formatTime,
  monthName,
} from '../src/platform/shared/format.ts'

// Chrome knows no dates in Sinhala, and Node writes those of months of the moon, whose Il is not November.
test('dates in Sinhala have the months of everybody, by their Sinhala names, in every browser', () => {
  expect([formatDate('2026-11-06', 'si'), formatTime('19:30', 'si')]).toEqual([
    '6 නොවැම්බර් 2026',
    expect.stringMatching(/^7:30\spm$/),
  ])
  expect(formatShortDate('2026-01-31', 'si')).toBe('31 ජන 2026')
  expect(monthName(5, 'si')).toBe('මැයි')
  // Late in the evening of Greenwich it is the next day, month and year in Qatar.
  expect(formatDate(new Date('2025-12-31T22:30:00Z'), 'si')).toBe('1 ජනවාරි 2026')
  expect(formatAppointment('2026-11-29', '19:30', 'si')).toMatch(/^ඉරිදා 29 නොවැ, 7:30\spm$/)
  expect(new Set(Array.from({ length: 12 }, (_, month) => monthName(month + 1, 'si'))).size).toBe(
    12,
  )
})

test('dates in Nepali have their Nepali names in every browser', () => {
  expect([formatDate('2026-11-06', 'ne'), formatTime('19:30', 'ne')]).toEqual([
    '6 नोभेम्बर 2026',
    expect.stringMatching(/^7:30\spm$/),
  ])
  expect(formatAppointment('2026-11-29', '19:30', 'ne')).toMatch(/^आइत,? 29 नोभेम्बर, 7:30\spm$/)
  expect(new Set(Array.from({ length: 12 }, (_, month) => monthName(month + 1, 'ne'))).size).toBe(
    12,
  )
})
