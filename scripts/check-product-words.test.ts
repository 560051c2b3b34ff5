import { expect, test } from 'vitest'
import { wordsIn } from './check-product-words.ts'

const wordsOf = (text: string, file = 'src/platform/shared/money.ts') =>
  wordsIn(file, text).map(({ line, name, word }) => [line, name, word])

test.each([
  ['a name', 'export const formatSalary = 1', [[1, 'formatSalary', 'salary']]],
  ['a key on the wire', '\n  candidate_id?: number', [[2, 'candidate_id', 'candidate']]],
  ['a constant', 'throw SALARIES_UNKNOWN', [[1, 'SALARIES_UNKNOWN', 'salary']]],
  ['a string of one word', "covers: 'worker'", [[1, 'worker', 'worker']]],
  ['a part of an address', "'/agencies/:id'", [[1, 'agencies', 'agency']]],
  ['a name between strings', "of('a', household, 'b')", [[1, 'household', 'household']]],
  ['a name in a text', '`at ${interviews}`', [[1, 'interviews', 'interview']]],
])('a word of the product is found as %s', (_, text, found) => {
  expect(wordsOf(text)).toEqual(found)
})

test('and in the name of a file or folder', () => {
  expect(wordsOf('', 'src/ui/hiring/worker-card.tsx')).toEqual([
    [0, 'hiring', 'hiring'],
    [0, 'worker-card', 'worker'],
  ])
})

test.each([
  '// The salary of a candidate.',
  '/* What a household\n pays its nanny */',
  "title: 'Our agencies'",
  'title: "It\'s your interview"',
  'navigator.serviceWorker',
  'const higher = sessionWagered',
])('prose and other words are let be: %s', (text) => {
  expect(wordsOf(text)).toEqual([])
})
