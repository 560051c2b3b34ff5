import { expect, test } from 'vitest'
import { weekOf } from './week-rules.ts'

const drawn = (working_days: string | null, day_off: string | null = null) =>
  weekOf({ working_days, day_off })
    ?.map((day) => (day === null ? '?' : day === 'work' ? 'w' : '-'))
    .join('')

test.each([
  ['Sunday to Thursday', null, 'wwwww--'],
  ['Saturday to Thursday', 'Friday', 'wwwww-w'],
  ['Sat – Wed', null, 'wwww--w'],
  ['Mondays, Wednesdays and Friday mornings', null, '-w-w-w-'],
  ['من الأحد إلى الخميس', null, 'wwwww--'],
  ['الاثنين والأربعاء', null, '-w-w---'],
  ['Four mornings a week', 'Friday', '?????-?'],
  ['Sunday to Friday', 'Friday', 'wwwww--'],
  [null, 'Flexible', undefined],
  ['Six days', null, undefined],
  [null, null, undefined],
])('%s, off on %s', (words, off, week) => {
  expect(drawn(words, off)).toBe(week)
})
