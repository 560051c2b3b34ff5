import { expect, test } from 'vitest'
import { chooseKept } from './retention.ts'

const hour = 3_600_000
const newest = new Date('2026-11-23T03:00:00Z')
const ago = (hours: number): Date => new Date(newest.getTime() - hours * hour)

test('a copy a day for two years leaves seven days, four weeks and twelve months', () => {
  const kept = [...chooseKept(Array.from({ length: 730 }, (_, n) => ago(n * 24)))]
  const days = kept.map((moment) => (newest.getTime() - moment.getTime()) / (24 * hour))
  expect(days.toSorted((a, b) => a - b)).toEqual([
    0, 1, 2, 3, 4, 5, 6, 7, 14, 21, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330,
  ])
})

test('those of the last day all stay, and the newest always', () => {
  const lastDay = [0, 1, 5, 23].map(ago)
  expect(chooseKept([...lastDay, ago(25), ago(26)])).toEqual(new Set([...lastDay, ago(25)]))
  expect(chooseKept([])).toEqual(new Set())
  expect(chooseKept([ago(100_000)])).toEqual(new Set([ago(100_000)]))
})
