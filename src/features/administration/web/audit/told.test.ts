import { expect, test } from 'vitest'
import { languageOf, locales } from '../../../../platform/shared/locales.ts'
import { columnOf, fields, loggedFields } from '../../../profiles/fields.ts'
import { attributeWords } from '../../../profiles/web/index.ts'
import { auditTexts } from '../texts.ts'
import { valueIn, wordOf, type Words } from './told.ts'

const whole = locales.filter((locale) => languageOf(locale).covers === 'whole')
const wordsIn = (locale: (typeof locales)[number]): Words => ({
  ...auditTexts[locale],
  attributes: attributeWords(locale),
})

test.each(whole)(
  '%s: what the log tells of a record has a word, and so has each of its choices',
  (locale) => {
    const words = wordsIn(locale)
    const columns = loggedFields.map(columnOf)
    expect(columns.filter((column) => wordOf(words, column) === column)).toEqual([])
    const raw = loggedFields.flatMap((name) => {
      const { kind, values = [] } = fields[name] as { kind: string; values?: readonly string[] }
      return kind === 'choice'
        ? values.filter((value) => valueIn(words, columnOf(name), value) === value)
        : []
    })
    expect(raw).toEqual([])
  },
)
