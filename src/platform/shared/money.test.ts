import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAmount, formatSalary, fromMinor, toMinor } from './money.ts'

const spaced = (text: string): string => text.replace('\u00a0', ' ')

// spec: 1.9 AED {amount} or 'Negotiable'
// spec: 2.9 QAR with two decimals on orders and invoices
test('a salary has decimals only when there are any, an amount always two', () => {
  expect([1800, 1800.5, 0].map((amount) => spaced(formatSalary(amount, 'QAR')))).toEqual([
    'QAR 1,800',
    'QAR 1,800.50',
    'QAR 0',
  ])
  expect([1800, 1800.5, 0].map((amount) => spaced(formatAmount(amount, 'QAR')))).toEqual([
    'QAR 1,800.00',
    'QAR 1,800.50',
    'QAR 0.00',
  ])
})

test('nothing is lost between dirhams and the wire', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000_000 }),
      (minor) => toMinor(fromMinor(minor)) === minor,
    ),
  )
})
