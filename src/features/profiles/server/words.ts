import type { Locale } from '../../../platform/shared/locale.ts'
import { nationalityWord } from '../../../platform/shared/nationalities.ts'
import { hideableFields } from '../fields.ts'
import { attributes as arAttributes } from '../messages.attributes.ar.ts'
import { attributes as enAttributes } from '../messages.attributes.en.ts'
import * as arOwn from '../messages.fields.ar.ts'
import * as enOwn from '../messages.fields.en.ts'
import { ar as arErrors } from '../messages.ar.ts'
import { en as enErrors } from '../messages.en.ts'
import { valuesOf } from '../said-attributes.ts'
import { words as ar } from '../messages.words.ar.ts'
import { words as en } from '../messages.words.en.ts'

/** Words of a language for what is stored of a candidate; what we have no word for stays as it was written. */
export const candidateWords = (locale: Locale) => {
  const positions: Record<string, string> = { en, ar }[locale].values.position
  return {
    position: (value: string): string => positions[value] ?? value,
    nationality: (value: string): string => nationalityWord(value, locale),
  }
}

const hideable = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(hideableFields.map((field) => [field, fields[field] ?? field]))

/** The words of the profile form for its values, by kind and stored value. */
export const profileWords = {
  en: { ...en.values, ...valuesOf(enAttributes), hideable: hideable(enOwn.fields) },
  ar: { ...ar.values, ...valuesOf(arAttributes), hideable: hideable(arOwn.fields) },
}

/** What the profile form says of a wrong value, by the key of the message. */
export const profileErrors: Record<Locale, Record<string, string>> = {
  en: { ...enErrors.errors, ...enOwn.errors },
  ar: { ...arErrors.errors, ...arOwn.errors },
}
