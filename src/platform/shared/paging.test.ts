import { expect, test } from 'vitest'
import { pageBar, pageCount } from './paging.ts'

// spec: 1.9 Page bar: first, last, current ± 1
test.each([
  [1, 1, '1'],
  [1, 91, '1 2 … 91'],
  [3, 91, '1 2 3 4 … 91'],
  [40, 91, '1 … 39 40 41 … 91'],
  [91, 91, '1 … 90 91'],
])('page %i of %i: %s', (page, last, bar) => {
  expect(
    pageBar(page, last)
      .map((shown) => shown ?? '…')
      .join(' '),
  ).toBe(bar)
})

test('there is one page at least, and none too many', () => {
  expect([pageCount(0, 12), pageCount(12, 12), pageCount(13, 12), pageCount(1091, 12)]).toEqual([
    1, 1, 2, 91,
  ])
})
