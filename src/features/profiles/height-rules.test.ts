import fc from 'fast-check'
import { expect, test } from 'vitest'
import { feetAndInches } from './height-rules.ts'

// spec: 1.9 Age 18–100; 2.54 cm
test.each([
  [152.4, 5, 0],
  [160, 5, 3],
  [182.5, 6, 0],
  [30, 1, 0],
])('%s cm are %s ft %s in', (cm, feet, inches) => {
  expect(feetAndInches(cm)).toEqual({ feet, inches })
})

test('there are never twelve inches, and never more than half an inch is lost', () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 260, noNaN: true }), (cm) => {
      const { feet, inches } = feetAndInches(cm)
      expect(inches).toBeLessThan(12)
      expect(Math.abs((feet * 12 + inches) * 2.54 - cm)).toBeLessThanOrEqual(1.28)
    }),
  )
})
