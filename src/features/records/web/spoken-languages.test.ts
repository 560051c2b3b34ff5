import { expect, test } from 'vitest'
import { textsIn } from '../../../platform/shared/catalogues.ts'
import { locales } from '../../../platform/shared/locales.ts'
import { moreLanguages, usualLanguages } from '../../profiles/choices.ts'
import { words } from '../../profiles/messages.words.en.ts'
import { isOffered, otherLanguages } from './spoken-languages.ts'

test.each(locales)('%s: a language that few workers speak is found by its name', (locale) => {
  const said = textsIn(words, locale).values.language
  const offered = otherLanguages(locale, said)
  const values = offered.map(({ value }) => value)
  expect(values.length).toBeGreaterThan(200)
  expect(new Set(values).size).toBe(values.length)
  expect(values).toEqual(expect.arrayContaining([...moreLanguages, 'Kikuyu', 'Soga', 'Turkish']))
  // None of those that stand above, by another name, nor a tag that nobody reads.
  expect(values.filter((value) => (usualLanguages as readonly string[]).includes(value))).toEqual(
    [],
  )
  expect(values.filter((value) => /^(Bangla|Filipino|Ganda|Iloko)$|^[a-z]|\(/.test(value))).toEqual(
    [],
  )
  expect(offered.every(({ label }) => label !== '')).toBe(true)
})

test('it is named in the reader’s language, and held by its English name', () => {
  const soga = otherLanguages('ar', {}).find(({ value }) => value === 'Soga')
  expect(soga?.label).toMatch(/^[\u0621-\u064a ]+$/)
  expect(isOffered('Soga')).toBe(true)
  expect(isOffered('Tagalog')).toBe(true)
  expect(isOffered('Lugwere of Budaka')).toBe(false)
})
