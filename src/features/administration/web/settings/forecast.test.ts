import { expect, test } from 'vitest'
import { forecast } from './forecast.ts'

const steps = [
  { key: 'offer', days: 3, waits_for: [], women_only: false },
  { key: 'medical', days: 14, waits_for: ['offer'], women_only: false },
  { key: 'test', days: 20, waits_for: ['offer'], women_only: true },
  { key: 'visa', days: 7, waits_for: ['medical', 'test'], women_only: false },
]
const days = (isWoman: boolean) =>
  forecast(steps, isWoman).map(({ key, dueAfter }) => [key, dueAfter])

test('a step begins when the last one that it waits for is done', () => {
  expect(days(true)).toEqual([
    ['offer', 3],
    ['medical', 17],
    ['test', 23],
    ['visa', 30],
  ])
})

test('nobody waits for a step that is not theirs', () => {
  expect(days(false)).toEqual([
    ['offer', 3],
    ['medical', 17],
    ['visa', 24],
  ])
})
