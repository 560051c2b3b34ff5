import { profileWords } from '../../../profiles/server/words-api.ts'
import type { Locale } from '../../../../platform/shared/locale.ts'
import { type ImportField, importFields, requiredFields } from '../../import-fields.ts'
import { importTexts as ar } from '../../messages.import.ar.ts'
import { importTexts as en } from '../../messages.import.en.ts'

const texts = { en, ar }
type Kind =
  | 'text'
  | 'phone'
  | 'day'
  | 'number'
  | 'flag'
  | 'clock'
  | 'languages'
  | 'kids'
  | 'consent'

const kinds: Partial<Record<ImportField, Kind>> = {
  phone_number: 'phone',
  whatsapp: 'phone',
  date_of_birth: 'day',
  age: 'number',
  experience_years: 'number',
  experience_months: 'number',
  childcare_newborn: 'number',
  childcare_toddler: 'number',
  childcare_preschool: 'number',
  childcare_older: 'number',
  expected_salary: 'number',
  height: 'number',
  weight: 'number',
  immediate_availability: 'flag',
  availability_date: 'day',
  estimated_joining_date: 'day',
  visa_expiry_date: 'day',
  working_hours_from: 'clock',
  working_hours_to: 'clock',
  languages: 'languages',
  kids: 'kids',
  consent_special_data: 'consent',
  index_profile: 'flag',
  is_published: 'flag',
}

type WordKind = keyof typeof profileWords.en
const valuesOf = (kind: WordKind): string[] => Object.keys(profileWords.en[kind])

/** Columns that hold one of some values, and columns that hold several. */
const choices: Partial<Record<ImportField, WordKind>> = {
  gender: 'gender',
  desired_position: 'position',
  position_sought: 'position',
  work_type: 'workType',
  visa_type: 'visaType',
  visa_status: 'visaStatus',
  religion: 'religion',
  marital_status: 'maritalStatus',
}
const lists: Partial<Record<ImportField, WordKind>> = {
  skills: 'skill',
  core_skills: 'skill',
  other_skills: 'skill',
  hidden_fields: 'hideable',
}

/** What to write in each column: its name, the rule, an example where one helps. */
export function explainColumns(locale: Locale): [column: string, how: string, example: string][] {
  const t = texts[locale]
  const said = (kind: WordKind): string[] =>
    valuesOf(kind).map((value) => words(locale, kind, value))
  return importFields.map((field) => {
    const [choice, list] = [choices[field], lists[field]]
    const rule = choice
      ? t.how.choice(said(choice).join(' · '))
      : list
        ? t.how.list(said(list).join('; '))
        : t.how[kinds[field] ?? 'text']
    return [
      t.fields[field],
      requiredFields.includes(field) ? `${t.how.required}. ${rule}` : rule,
      exampleOf(field, locale),
    ]
  })
}

const words = (locale: Locale, kind: WordKind, value: string): string =>
  (profileWords[locale][kind] as Record<string, string>)[value] ?? value

function exampleOf(field: ImportField, locale: Locale): string {
  const level = (value: string) => words(locale, 'level', value)
  const examples: Partial<Record<ImportField, string>> = {
    full_name: 'Maria Santos Reyes',
    phone_number: '00639171234567',
    nationality: locale === 'ar' ? 'فلبينية' : 'Filipino',
    date_of_birth: '1994-05-23',
    languages: `${words(locale, 'language', 'English')} (${level('fluent')}, ${level('good')}, ${level('good')}); ${words(locale, 'language', 'Arabic')} (${level('basic')}, -, -)`,
    kids: `${words(locale, 'gender', 'female')} 5; ${words(locale, 'gender', 'male')} 8`,
    working_hours_from: '08:00',
    expected_salary: '1800',
  }
  return examples[field] ?? ''
}
