import { expect, test } from 'vitest'
import { countryName } from './format.ts'
import type { Locale } from './locales.ts'
import {
  nationalities,
  nationalityByName,
  nationalityOptions,
  nationalityWord,
} from './nationalities.ts'

// spec: 1.3 About 190 nationalities
test('about 190 nationalities, each once, by name', () => {
  expect(nationalities.length).toBeGreaterThan(185)
  expect(nationalities.length).toBeLessThan(205)
  for (const key of ['name', 'country', 'ar', 'fr'] as const)
    expect(new Set(nationalities.map((one) => one[key])).size).toBe(nationalities.length)
  const names = nationalities.map(({ name }) => name)
  expect(names).toEqual(names.toSorted((a, b) => (a < b ? -1 : 1)))
})

test('each stands for a country that has a name, in words of languages that have their own', () => {
  for (const { name, country, ar, fr } of nationalities) {
    expect(countryName(country, 'en'), country).not.toBe(country)
    expect(name).toMatch(/^[A-Z][A-Za-z ()-]+$/)
    expect(ar).toMatch(/^[\u0621-\u064a]+( [\u0621-\u064a]+)?$/)
    expect(fr).toMatch(/^[A-ZÉ][a-zà-ï-]+( \([A-Za-z-]+\))?$/)
  }
})

test('a language without words of its own names the country, whoever is on the list', () => {
  expect(nationalityWord('Mexican', 'am')).toBe('ሜክሲኮ')
  expect(nationalityWord('Ethiopian', 'si')).toMatch(/^\p{Script=Sinhala}+$/u)
  expect(nationalityWord('Mexican', 'fr')).toBe('Mexicaine')
  expect(nationalityWord('Mexican', 'fil')).toBe('Mexican')
  expect(nationalityWord('Atlantean', 'am')).toBe('Atlantean')
  const own = { am: /\p{Script=Ethiopic}/u, bn: /\p{Script=Bengali}/u, ta: /\p{Script=Tamil}/u }
  for (const [locale, letters] of Object.entries(own))
    for (const { label } of nationalityOptions(locale as Locale)) expect(label).toMatch(letters)
})

test('a nationality is found however it is written', () => {
  expect(nationalityByName('Filipino')).toEqual({
    name: 'Filipino',
    country: 'PH',
    ar: 'فلبينية',
    fr: 'Philippine',
  })
  expect(nationalityByName(' sri LANKAN ')).toEqual({
    name: 'Sri Lankan',
    country: 'LK',
    ar: 'سريلانكية',
    fr: 'Sri-lankaise',
  })
  expect(nationalityByName('Atlantean')).toBeUndefined()
})

test('every nationality the product names is there', () => {
  const named = [
    'Filipino',
    'Ugandan',
    'Kenyan',
    'Sri Lankan',
    'Indian',
    'Indonesian',
    'Bangladeshi',
    'Ethiopian',
    'Nepalese',
    'Qatari',
  ]
  expect(named.map((name) => nationalityByName(name)?.country)).toEqual([
    'PH',
    'UG',
    'KE',
    'LK',
    'IN',
    'ID',
    'BD',
    'ET',
    'NP',
    'QA',
  ])
})
