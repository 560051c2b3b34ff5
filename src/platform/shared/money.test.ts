import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountIn, formatAmount, formatShortAmount, fromMinor, toMinor } from './money.ts'

const spaced = (text: string): string => text.replace('\u00a0', ' ')

// spec: 1.9 AED {amount} or 'Negotiable'
// spec: 2.9 QAR with two decimals on orders and invoices
test('a short amount has decimals only when there are any, an amount always two', () => {
  expect([1800, 1800.5, 0].map((amount) => spaced(formatShortAmount(amount, 'QAR', 'en')))).toEqual(
    ['QAR 1,800', 'QAR 1,800.50', 'QAR 0'],
  )
  expect([1800, 1800.5, 0].map((amount) => spaced(formatAmount(amount, 'QAR', 'en')))).toEqual([
    'QAR 1,800.00',
    'QAR 1,800.50',
    'QAR 0.00',
  ])
})

test('who reads Arabic reads the sign of a Gulf currency after its number', () => {
  expect(spaced(formatShortAmount(1800, 'QAR', 'ar'))).toBe('1,800 ر.ق')
  expect(spaced(formatAmount(1800.5, 'AED', 'ar'))).toBe('1,800.50 د.إ')
  expect(spaced(formatAmount(7, 'EUR', 'ar'))).toBe('EUR 7.00')
  expect(spaced(formatShortAmount(1800, 'QAR', 'fil'))).toBe('QAR 1,800')
})

test('an amount that a notice holds is said in its reader’s language; what is none stays', () => {
  const held = formatAmount(2400, 'QAR', 'en')
  expect(spaced(amountIn(held, 'ar'))).toBe('2,400.00 ر.ق')
  expect(amountIn(held, 'en')).toBe(held)
  expect(amountIn('QAR', 'ar')).toBe('QAR')
  expect(amountIn('', 'ar')).toBe('')
})

test('nothing is lost between dirhams and the wire', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000_000 }),
      (minor) => toMinor(fromMinor(minor)) === minor,
    ),
  )
})
