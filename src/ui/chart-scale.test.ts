import { expect, test } from 'vitest'
import { axisFigures, labelStep } from './chart-scale.ts'

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [1800.5, [0, 500, 1000, 1500, 2000]],
])('an axis that holds %d is named in whole, even figures', (highest, figures) => {
  expect(axisFigures(highest)).toEqual(figures)
})

test.each([
  [0, 300, 60, 1],
  [4, 300, 60, 1],
  [12, 300, 60, 3],
  [31, 0, 60, 1860],
])('%d parts on %d pixels, labels of %d: every %d is named', (count, width, label, step) => {
  expect(labelStep(count, width, label)).toBe(step)
})
