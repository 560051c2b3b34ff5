import { expect, test } from 'vitest'
import { addDays } from '../../../../platform/shared/days.ts'
import { daysFrom, halfHours, takenAt, toggled, weekOf } from './times.ts'

test('days follow each other over months, and a week begins on its Sunday', () => {
  expect(daysFrom('2026-02-27', 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
  expect(weekOf('2026-03-12')).toBe('2026-03-08')
  expect(weekOf('2026-03-08')).toBe('2026-03-08')
  expect([halfHours[0], halfHours.at(-1)]).toEqual(['07:00', '21:30'])
})

test('a time is taken within the hour of another, and not at its edges', () => {
  const taken = [
    {
      from: '2026-03-12T07:00:00Z',
      until: '2026-03-12T08:00:00Z',
      whose: 'own' as const,
      name: 'Grace',
    },
  ]
  const at = (time: string) => takenAt(taken, new Date(`2026-03-12T${time}:00Z`)).length
  expect(['06:00', '06:30', '07:30', '08:00'].map(at)).toEqual([0, 1, 1, 0])
})

test('a press adds a time, and takes it away again', () => {
  const [one, other] = [
    { date: '2026-03-12', time: '10:00' },
    { date: '2026-03-12', time: '11:00' },
  ]
  expect(toggled([one], other)).toEqual([one, other])
  expect(toggled([one, other], one)).toEqual([other])
})
