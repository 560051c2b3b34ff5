import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocate } from './allocate.ts'

test('an amount is split in proportion, to the last dirham', () => {
  expect(allocate(100, [50, 50])).toEqual([50, 50])
  expect(allocate(100, [100, 100, 100])).toEqual([34, 33, 33])
  expect(allocate(101, [200, 100])).toEqual([68, 33])
  expect(allocate(5, [0, 0])).toEqual([0, 0])
})

test('parts that hold enough give exactly the amount, none more than it holds', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(10_000_000), { minLength: 1, maxLength: 4 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (parts, share) => {
        const whole = parts.reduce((sum, part) => sum + part, 0)
        const amount = Math.floor(whole * share)
        const shares = allocate(amount, parts)
        expect(shares.reduce((sum, one) => sum + one, 0)).toBe(amount)
        shares.forEach((one, index) => expect(one >= 0 && one <= (parts[index] ?? 0)).toBe(true))
      },
    ),
  )
})
