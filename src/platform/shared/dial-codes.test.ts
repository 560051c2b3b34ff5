import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max'
import { expect, test } from 'vitest'
import { dialCodes } from './dial-codes.ts'
import { countryName } from './format.ts'
import { nearDialCodes } from './near-dial-codes.ts'

test('every country that has a dial code is offered once, with its own code', () => {
  const expected = getCountries().map((country) => ({
    code: `+${getCountryCallingCode(country)}`,
    country,
  }))
  const byCountry = (a: { country: string }, b: { country: string }) =>
    a.country < b.country ? -1 : 1
  expect(dialCodes.toSorted(byCountry)).toEqual(expected.toSorted(byCountry))
})

// spec: 1.3 About 230 dial codes
test('Qatar first, the Gulf next, then the world by name', () => {
  expect(dialCodes.slice(0, 6).map(({ country }) => country)).toEqual([
    'QA',
    'AE',
    'SA',
    'OM',
    'BH',
    'KW',
  ])
  const rest = dialCodes.slice(6).map(({ country }) => countryName(country, 'en'))
  expect(rest).toEqual(rest.toSorted((a, b) => a.localeCompare(b, 'en')))
})

// spec: 1.3 Six codes in profile and dialogs
// spec: 2.3 Six country codes
test('the short list holds the Gulf and the countries workers come from', () => {
  expect(nearDialCodes.map(({ code }) => code).join(' ')).toBe(
    '+974 +971 +966 +968 +973 +965 +63 +62 +94 +880 +91 +977 +254 +251 +256',
  )
  for (const near of nearDialCodes) expect(dialCodes).toContainEqual(near)
})
