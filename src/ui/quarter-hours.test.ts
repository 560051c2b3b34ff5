import { expect, it } from 'vitest'
import { timesWith } from './quarter-hours.ts'

it('offers each quarter of a day once, the morning first', () => {
  const times = timesWith('')
  expect(times.slice(0, 2)).toEqual(['06:00', '06:15'])
  expect(times.at(-1)).toBe('05:45')
  expect(new Set(times).size).toBe(96)
  expect(timesWith('19:30')).toEqual(times)
})

it('keeps a time between the quarters', () => expect(timesWith('18:10')).toContain('18:10'))
