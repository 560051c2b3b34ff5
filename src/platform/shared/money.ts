import { groupThousands } from './digits.ts'
import { languageOf, type Locale, standard } from './locales.ts'

/** Until the operator has set another. */
export const defaultCurrency = 'QAR'

/** Minor units (dirhams) of an amount on the wire: 1800.5 → 180050. */
export const toMinor = (amount: number): number => Math.round(amount * 100)

/** An amount as it goes on the wire: 180050 → 1800.5. */
export const fromMinor = (minor: number): number => minor / 100

const exact = (amount: number): string => groupThousands(amount.toFixed(2))

/** What a currency is called beside a number: 'QAR', or a language's own sign. */
export const currencySign = (currency: string, locale: Locale): string =>
  languageOf(locale).signs?.[currency] ?? currency

function withCurrency(number: string, currency: string, locale: Locale): string {
  const sign = languageOf(locale).signs?.[currency]
  return sign === undefined ? `${currency}\u00a0${number}` : `${number}\u00a0${sign}`
}

/** An amount as notices hold it, 'QAR 1,800.00': `amountIn` says it in its reader's language. */
export const heldAmount = (minor: number, currency: string): string =>
  formatAmount(fromMinor(minor), currency, standard)

/** An amount that a notice holds, in a language. */
export const amountIn = (held: string, locale: Locale): string => {
  const [, currency, number] = /^([A-Z]{3})\u00a0(\S+)$/.exec(held) ?? []
  return currency === undefined || number === undefined
    ? held
    : withCurrency(number, currency, locale)
}

/** As short as it can be said: 'QAR 1,800', decimals only when there are any. */
export const formatShortAmount = (amount: number, currency: string, locale: Locale): string =>
  withCurrency(
    Number.isInteger(amount) ? groupThousands(String(amount)) : exact(amount),
    currency,
    locale,
  )

/** An amount on orders and invoices, always with two decimals: 'QAR 1,800.00'. */
export const formatAmount = (amount: number, currency: string, locale: Locale): string =>
  withCurrency(exact(amount), currency, locale)
