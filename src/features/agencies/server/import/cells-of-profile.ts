import type { Locale } from '../../../../platform/shared/locales.ts'
import { nationalityWord } from '../../../../platform/shared/nationalities.ts'
import type { OwnProfile } from '../../../profiles/own-profile-contract.ts'
import { profileWords } from '../../../profiles/server/words-api.ts'
import {
  type Attributes,
  type Field,
  fields,
  type LanguageSkill,
  optionsOf,
} from '../../../profiles/fields.ts'
import { type ImportField, importFields, isField } from '../../import-fields.ts'
import { importTexts } from './texts.ts'
import { neutralCell } from './neutral-cell.ts'
import { writePlaces } from './places-of-work.ts'

const texts = importTexts

type Word = (value: string) => string
interface Words {
  of(kind: keyof typeof profileWords.en): Word
  flag(value: boolean): string
  nationality: Word
}

const wordsOf = (locale: Locale): Words => ({
  of: (kind) => {
    const words: Record<string, string> = profileWords[locale][kind]
    return (value) => words[value] ?? value
  },
  flag: (value) => (value ? texts[locale].yes : texts[locale].no),
  nationality: (name) => nationalityWord(name, locale),
})

const list = (values: readonly string[], word: Word): string => values.map(word).join('; ')

type Cell = string | number | null

/** The cell of an attribute, by its kind. */
function cellOf(name: keyof Attributes, profile: OwnProfile, words: Words): Cell {
  const { kind } = fields[name] as Field
  const value = profile[name]
  const of = optionsOf(name).words
  const word: Word = name === 'nationality' ? words.nationality : of ? words.of(of) : (text) => text
  if (kind === 'languages') return profile.languages.map((one) => languageOf(one, words)).join('; ')
  if (kind === 'jobs') return writePlaces(profile.work_history ?? [])
  if (kind === 'kids')
    return profile.kids.map(({ gender, age }) => `${words.of('gender')(gender)} ${age}`).join('; ')
  if (Array.isArray(value)) return list(value as string[], word)
  if (typeof value === 'boolean') return words.flag(value)
  return typeof value === 'string' ? word(value) : (value as number | null)
}

function languageOf({ language, ...levels }: LanguageSkill, { of }: Words): string {
  const [speak, read, write] = [levels.speak, levels.read, levels.write].map((level) =>
    level ? of('level')(level) : '-',
  )
  return `${of('language')(language)} (${speak}, ${read}, ${write})`
}

/** The cells of what is no attribute, or no plain one. */
const special: Partial<Record<ImportField, (profile: OwnProfile, words: Words) => Cell>> = {
  childcare_newborn: ({ childcare_experience_years: years }) => years.newborn ?? null,
  childcare_toddler: ({ childcare_experience_years: years }) => years.toddler ?? null,
  childcare_preschool: ({ childcare_experience_years: years }) => years.preschool ?? null,
  childcare_older: ({ childcare_experience_years: years }) => years.older ?? null,
  consent_special_data: ({ consent_special_data: consent }, { flag }) => flag(consent),
  hidden_fields: ({ hidden_fields: hidden }, { of }) => list(hidden, of('hideable')),
  index_profile: ({ index_profile: index }, { flag }) => flag(index),
  is_published: ({ is_published: published }, { flag }) => flag(published),
  // Her age follows from her day of birth: brought in beside it, it would stand still.
  age: ({ age, date_of_birth: born }) => (born === null ? age : null),
}

/** A profile as the cells of a row, in the order of the columns and the words of a language; nothing in them can be taken for a formula. */
export function cellsOfProfile(profile: OwnProfile, locale: Locale): (string | number)[] {
  const words = wordsOf(locale)
  return importFields.map((field) => {
    const make = special[field]
    const value = make
      ? make(profile, words)
      : isField(field)
        ? cellOf(field, profile, words)
        : (profile[field as keyof OwnProfile] ?? null)
    return typeof value === 'number' ? value : value === null ? '' : neutralCell(String(value))
  })
}

/** What each column is called: in both languages, so that either is understood when the file comes back. */
export const headers: readonly string[] = importFields.map(
  (field) => `${importTexts.en.fields[field]} / ${importTexts.ar.fields[field]}`,
)
