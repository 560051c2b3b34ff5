import { dialCodes } from '../../../../platform/shared/dial-codes.ts'
import { digitsOnly, latinDigits } from '../../../../platform/shared/digits.ts'

/** A number while it is typed: its country, and the digits that follow the dial code. */
export interface Phone {
  /** ISO 3166 alpha-2. */
  country: string
  digits: string
}

export const noPhone: Phone = { country: 'QA', digits: '' }

export const dialCodeOf = (country: string): string =>
  dialCodes.find((entry) => entry.country === country)?.code ?? '+974'

/** The number as it is sent: the dial code and the digits. */
export const fullNumber = ({ country, digits }: Phone): string => dialCodeOf(country) + digits

// Of the countries that share a dial code, the one to take when nothing else speaks for another.
const firstOfShared = ['US', 'GB', 'RU', 'AU', 'NO', 'MA', 'FI', 'IT']
const longestDialCode = 3
const fewestDigits = 4
const mostDigits = 15

/** The number after typing or pasting: only digits stay, and a whole international number brings its country. */
export function typedPhone(phone: Phone, text: string): Phone {
  const digits = digitsOnly(text)
  const international = /^\s*(\+|00)/.exec(latinDigits(text))
  if (international !== null) {
    const whole = international[1] === '+' ? digits : digits.slice(2)
    for (
      let length = longestDialCode;
      length > 0 && whole.length - length >= fewestDigits;
      length--
    ) {
      const country = countryOf(`+${whole.slice(0, length)}`, phone.country)
      if (country !== undefined)
        return { country, digits: whole.slice(length, length + mostDigits) }
    }
  }
  return { ...phone, digits: digits.slice(0, mostDigits) }
}

function countryOf(code: string, chosen: string): string | undefined {
  const sharing = dialCodes.filter((entry) => entry.code === code).map((entry) => entry.country)
  return [chosen, ...firstOfShared].find((country) => sharing.includes(country)) ?? sharing[0]
}
