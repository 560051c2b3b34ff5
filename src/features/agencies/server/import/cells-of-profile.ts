import type { Locale } from '../../../../platform/shared/locale.ts'
import { nationalityByName } from '../../../../platform/shared/nationalities.ts'
import type { OwnProfile } from '../../../profiles/own-profile-contract.ts'
import { profileWords } from '../../../profiles/server/words-api.ts'
import { type ImportField, importFields } from '../../import-fields.ts'
import { importTexts as ar } from '../../messages.import.ar.ts'
import { importTexts as en } from '../../messages.import.en.ts'
import { neutralCell } from './neutral-cell.ts'

const texts = { en, ar }

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
  nationality: (name) => (locale === 'ar' ? (nationalityByName(name)?.ar ?? name) : name),
})

const list = (values: readonly string[], word: Word): string => values.map(word).join('; ')

/** Fields whose cell is more than the value's own text. */
const special: Partial<
  Record<ImportField, (profile: OwnProfile, words: Words) => string | number | null>
> = {
  nationality: ({ nationality }, { nationality: word }) => nationality && word(nationality),
  gender: ({ gender }, { of }) => gender && of('gender')(gender),
  desired_position: ({ desired_position: position }, { of }) =>
    position && of('position')(position),
  position_sought: ({ position_sought: position }, { of }) => position && of('position')(position),
  childcare_newborn: ({ childcare_experience_years: years }) => years.newborn ?? null,
  childcare_toddler: ({ childcare_experience_years: years }) => years.toddler ?? null,
  childcare_preschool: ({ childcare_experience_years: years }) => years.preschool ?? null,
  childcare_older: ({ childcare_experience_years: years }) => years.older ?? null,
  skills: ({ skills }, { of }) => list(skills, of('skill')),
  core_skills: ({ core_skills: skills }, { of }) => list(skills, of('skill')),
  other_skills: ({ other_skills: skills }, { of }) => list(skills, of('skill')),
  languages: ({ languages }, { of }) =>
    languages
      .map(({ language, ...levels }) => {
        const [speak, read, write] = [levels.speak, levels.read, levels.write].map((level) =>
          level ? of('level')(level) : '-',
        )
        return `${of('language')(language)} (${speak}, ${read}, ${write})`
      })
      .join('; '),
  work_type: ({ work_type: type }, { of }) => type && of('workType')(type),
  immediate_availability: ({ immediate_availability: now }, { flag }) => flag(now),
  visa_type: ({ visa_type: type }, { of }) => type && of('visaType')(type),
  visa_status: ({ visa_status: status }, { of }) => status && of('visaStatus')(status),
  religion: ({ religion }, { of }) => religion && of('religion')(religion),
  marital_status: ({ marital_status: status }, { of }) => status && of('maritalStatus')(status),
  kids: ({ kids }, { of }) =>
    kids.map(({ gender, age }) => `${of('gender')(gender)} ${age}`).join('; '),
  consent_special_data: ({ consent_special_data: consent }, { flag }) => flag(consent),
  hidden_fields: ({ hidden_fields: fields }, { of }) => list(fields, of('hideable')),
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
    const value = make ? make(profile, words) : (profile[field as keyof OwnProfile] ?? null)
    return typeof value === 'number' ? value : value === null ? '' : neutralCell(String(value))
  })
}

/** What each column is called: in both languages, so that either is understood when the file comes back. */
export const headers: readonly string[] = importFields.map(
  (field) => `${en.fields[field]} / ${ar.fields[field]}`,
)
