import { expect, test } from 'vitest'
import '../../platform/server/catalogues.ts'
import { locales } from '../../platform/shared/locales.ts'
import { lawName } from './law-rules.ts'

test.each([
  ['en', 'Law 17/2020', 'Law 15/2017, Art. 12'],
  ['ar', 'القانون رقم 17 لسنة 2020', 'القانون رقم 15 لسنة 2017، المادة 12'],
  ['fr', 'loi 17/2020', 'loi 15/2017, art. 12'],
] as const)('in %s a law has its name', (locale, law, article) => {
  expect(lawName('Law 17/2020', locale)).toBe(law)
  expect(lawName('Law 15/2017, Art. 12', locale)).toBe(article)
})

test('but for English, no language names a law in English', () => {
  const others = locales.filter((locale) => locale !== 'en')
  for (const locale of others)
    expect(lawName('Law 15/2017, Art. 12', locale)).not.toMatch(/Law|Art\. /)
})

test('what an operator wrote otherwise stays as it was written', () => {
  expect(lawName('Ministry circular of 3 May', 'ar')).toBe('Ministry circular of 3 May')
})
