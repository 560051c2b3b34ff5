import { normalizeForSearch } from './normalize-for-search.ts'

const fewest = 5

/**
 * The digits by which a phone number is found, however it is typed: with or without the country, 00 or + or the 0 of its country before it,
 * spaces, dashes or brackets in it, in Latin or Arabic digits. Null for what is no number.
 */
export function typedNumber(text: string): string | null {
  const typed = normalizeForSearch(text)
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()
  if (!/^\+?[\d\s()./-]+$/.test(typed)) return null
  const digits = typed.replace('(0)', '').replace(/\D/g, '').replace(/^0+/, '')
  return digits.length < fewest ? null : digits
}
