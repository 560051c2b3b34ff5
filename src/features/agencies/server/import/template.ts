import { languageLevels, positions, religions, skills, visaStatuses, visaTypes, workTypes } from '../../../candidates/choices.ts'
import { profileWords } from '../../../candidates/server/index.ts'
import type { Locale } from '../../../../platform/shared/locale.ts'
import { type ImportField, importFields, requiredFields } from '../../import-fields.ts'
import { importTexts as ar } from '../../messages.import.ar.ts'
import { importTexts as en } from '../../messages.import.en.ts'

const texts = { en, ar }
type Kind = 'text' | 'phone' | 'day' | 'number' | 'flag' | 'clock' | 'languages' | 'kids' | 'consent'

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

const choices: Partial<Record<ImportField, [keyof typeof profileWords.en, readonly string[]]>> = {
  gender: ['gender', ['female', 'male', 'other']],
  desired_position: ['position', positions],
  position_sought: ['position', positions],
  work_type: ['workType', workTypes],
  visa_type: ['visaType', visaTypes],
  visa_status: ['visaStatus', visaStatuses],
  religion: ['religion', religions],
  marital_status: ['maritalStatus', ['single', 'married', 'divorced', 'widowed']],
}
const lists: Partial<Record<ImportField, [keyof typeof profileWords.en, readonly string[]]>> = {
  skills: ['skill', skills],
  core_skills: ['skill', skills.slice(0, 2)],
  other_skills: ['skill', skills.slice(2, 4)],
  hidden_fields: ['hideable', ['religion', 'kids']],
}

/** What to write in each column: its name, the rule, an example where one helps. */
export function explainColumns(locale: Locale): [column: string, how: string, example: string][] {
  const t = texts[locale]
  const said = ([kind, values]: [keyof typeof profileWords.en, readonly string[]]): string[] => {
    const words: Record<string, string> = profileWords[locale][kind]
    return values.map((value) => words[value] ?? value)
  }
  return importFields.map((field) => {
    const [choice, list] = [choices[field], lists[field]]
    const rule = choice ? t.how.choice(said(choice).join(' · ')) : list ? t.how.list(said(list).join('; ')) : t.how[kinds[field] ?? 'text']
    return [t.fields[field], requiredFields.includes(field) ? `${t.how.required}. ${rule}` : rule, exampleOf(field, locale)]
  })
}

const words = (locale: Locale, kind: keyof typeof profileWords.en, value: string): string =>
  (profileWords[locale][kind] as Record<string, string>)[value] ?? value

function exampleOf(field: ImportField, locale: Locale): string {
  const level = (value: (typeof languageLevels)[number]) => words(locale, 'level', value)
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
