import { expect, test } from 'vitest'
import { compareFigures } from './compare-figures.ts'

test.each([
  [11, 2, false, { how: 'more', by: 9 }],
  [1, 19, false, { how: 'fewer', by: 18 }],
  [5, 5, false, { how: 'same', by: 0 }],
  [5, 0, false, { how: 'fromNothing', by: 0 }],
  [25, 20, false, { how: 'up', by: 25 }],
  [15, 20, false, { how: 'down', by: 25 }],
  [110, 20, false, { how: 'times', by: 5.5 }],
  [1500, 1000, true, { how: 'up', by: 50 }],
  [9, 2, true, { how: 'times', by: 4.5 }],
])('%d beside %d before (money: %s) is %j', (is, was, isMoney, expected) =>
  expect(compareFigures(is, was, isMoney)).toEqual(expected),
)
