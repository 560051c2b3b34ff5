import path from 'node:path'
import { inOtherLanguages } from '../../../platform/server/catalogue-files.ts'
import { inEachLanguage, textsIn, type Translation } from '../../../platform/shared/catalogues.ts'
import type { Locale } from '../../../platform/shared/locales.ts'
import { nationalityWord } from '../../../platform/shared/nationalities.ts'
import { hideableFields } from '../fields.ts'
import { attributes } from '../messages.attributes.en.ts'
import { errors as fieldErrors, fields } from '../messages.fields.en.ts'
import { en as enErrors } from '../messages.en.ts'
import { valuesOf } from '../said-attributes.ts'
import { words as en } from '../messages.words.en.ts'

/** Words of a language for what is stored of a candidate; what we have no word for stays as it was written. */
export const candidateWords = (locale: Locale) => {
  const { values, person } = textsIn(en, locale)
  const positions: Record<string, string> = values.position
  return {
    /** As the name of a job, not of a woman or a man who does it. */
    position: (value: string): string => person.position(positions[value] ?? value, value, null),
    nationality: (value: string): string => nationalityWord(value, locale),
  }
}

const hideable = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(hideableFields.map((field) => [field, fields[field] ?? field]))

/** The words of the profile form for its values, by kind and stored value. */
export const profileWords = inEachLanguage((locale) => ({
  ...textsIn(en, locale).values,
  ...valuesOf(textsIn(attributes, locale)),
  hideable: hideable(textsIn(fields, locale)),
}))

const translations = inOtherLanguages<{ words: Translation<typeof en> }>(
  path.join(import.meta.dirname, '../messages.words.en.ts'),
)

/** The words for positions or skills by stored value, once for each language: whoever looks for somebody may write in any. */
export const saidInAnyLanguage = (kind: 'position' | 'skill'): Record<string, string>[] =>
  [en, ...translations.map(({ words }) => words)].map(
    ({ values }) => ({ ...values?.[kind] }) as Record<string, string>,
  )

/** What the profile form says of a wrong value, by the key of the message. */
export const profileErrors = inEachLanguage<Record<string, string>>((locale) => ({
  ...textsIn(enErrors.errors, locale),
  ...textsIn(fieldErrors, locale),
}))
