import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max'
import { expect, test } from 'vitest'
import { dialCodes } from './dial-codes.ts'
import { countryName } from './format.ts'

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
