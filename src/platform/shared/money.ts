import { groupThousands } from './digits.ts'

/** Until the operator has set another. */
export const defaultCurrency = 'QAR'

/** Minor units (dirhams) of an amount on the wire: 1800.5 → 180050. */
export const toMinor = (amount: number): number => Math.round(amount * 100)

/** An amount as it goes on the wire: 180050 → 1800.5. */
export const fromMinor = (minor: number): number => minor / 100

const exact = (amount: number): string => groupThousands(amount.toFixed(2))

const withCurrency = (number: string, currency: string): string => `${currency}\u00a0${number}`

/** A salary as cards show it: 'QAR 1,800', decimals only when there are any. */
export const formatSalary = (amount: number, currency: string): string =>
  withCurrency(Number.isInteger(amount) ? groupThousands(String(amount)) : exact(amount), currency)

/** An amount on orders and invoices, always with two decimals: 'QAR 1,800.00'. */
export const formatAmount = (amount: number, currency: string): string =>
  withCurrency(exact(amount), currency)
