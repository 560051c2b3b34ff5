import { expect, test } from 'vitest'
import { typedNumber } from './typed-number.ts'

test.each([
  ['0712345678', '712345678'],
  ['712345678', '712345678'],
  ['+254 712 345 678', '254712345678'],
  ['00254712345678', '254712345678'],
  ['+254 (0)712-345.678', '254712345678'],
  ['٠٧١٢٣٤٥٦٧٨', '712345678'],
  ['\u2066+254 712 345 678\u2069', '254712345678'],
  ['12345', '12345'],
  ['1234', null],
  ['Grace 0712345678', null],
  ['P1234567', null],
])('%j is found by %j', (typed, digits) => expect(typedNumber(typed)).toBe(digits))
