import { expect, it } from 'vitest'
import { griddedIndex } from './grid-keys.ts'

it.each([
  ['ArrowRight', 5, false, 6],
  ['ArrowRight', 5, true, 4],
  ['ArrowLeft', 5, true, 6],
  ['ArrowUp', 5, false, 1],
  ['ArrowDown', 5, false, 9],
  ['Home', 5, false, 4],
  ['End', 5, true, 7],
  ['ArrowUp', 1, false, 1],
  ['ArrowDown', 9, false, 9],
  ['Enter', 5, false, null],
] as const)('%s leads from place %i (right to left: %s) to %s', (key, index, rightToLeft, to) => {
  expect(griddedIndex(index, { count: 12, columns: 4, rightToLeft }, key)).toBe(to)
})

it('goes through a single column by either arrow', () => {
  const column = { count: 3, columns: 1 }
  expect(griddedIndex(0, column, 'ArrowRight')).toBe(1)
  expect(griddedIndex(0, column, 'ArrowDown')).toBe(1)
  expect(griddedIndex(0, column, 'ArrowLeft')).toBe(0)
})
