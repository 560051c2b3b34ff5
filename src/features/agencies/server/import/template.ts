import { profileWords } from '../../../profiles/server/words-api.ts'
import type { Locale } from '../../../../platform/shared/locales.ts'
import { nationalityWord } from '../../../../platform/shared/nationalities.ts'
import { type Field, fields, optionsOf } from '../../../profiles/fields.ts'
import { type ImportField, importFields, isField, requiredFields } from '../../import-fields.ts'
import { importTexts } from './texts.ts'

const texts = importTexts
type Kind =
  | 'text'
  | 'phone'
  | 'day'
  | 'number'
  | 'flag'
  | 'clock'
  | 'languages'
  | 'kids'
  | 'jobs'
  | 'consent'

const kindsOfFields: Partial<Record<Field['kind'], Kind>> = {
  day: 'day',
  clock: 'clock',
  whole: 'number',
  measure: 'number',
  money: 'number',
  flag: 'flag',
  languages: 'languages',
  kids: 'kids',
  jobs: 'jobs',
}
const otherKinds: Partial<Record<ImportField, Kind>> = {
  phone_number: 'phone',
  whatsapp: 'phone',
  consent_special_data: 'consent',
  index_profile: 'flag',
  is_published: 'flag',
}
function kindOf(field: ImportField): Kind {
  if (field.startsWith('childcare_')) return 'number'
  return (isField(field) ? kindsOfFields[fields[field].kind] : otherKinds[field]) ?? 'text'
}

type WordKind = keyof typeof profileWords.en
const valuesOf = (kind: WordKind): string[] => Object.keys(profileWords.en[kind])

/** The words of a column that holds one of some values, or several. */
const wordsIn = (field: ImportField): WordKind | undefined =>
  field === 'hidden_fields' ? 'hideable' : isField(field) ? optionsOf(field).words : undefined
const holdsSeveral = (field: ImportField): boolean =>
  field === 'hidden_fields' || (isField(field) && ['words', 'choices'].includes(fields[field].kind))

/** What to write in each column: its name, the rule, an example where one helps. */
export function explainColumns(locale: Locale): [column: string, how: string, example: string][] {
  const t = texts[locale]
  const said = (kind: WordKind): string[] =>
    valuesOf(kind).map((value) => words(locale, kind, value))
  return importFields.map((field) => {
    const kind = wordsIn(field)
    const rule =
      kind === undefined
        ? t.how[kindOf(field)]
        : holdsSeveral(field)
          ? t.how.list(said(kind).join('; '))
          : t.how.choice(said(kind).join(' · '))
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
    nationality: nationalityWord('Filipino', locale),
    date_of_birth: '1994-05-23',
    languages: `${words(locale, 'language', 'English')} (${level('fluent')}, ${level('good')}, ${level('good')}); ${words(locale, 'language', 'Arabic')} (${level('basic')}, -, -)`,
    kids: `${words(locale, 'gender', 'female')} 5; ${words(locale, 'gender', 'male')} 8`,
    work_history: 'Kuwait | 2019-03 | 2021-06 | A family of five | 2, 5 | The family moved',
    working_hours_from: '08:00',
    expected_salary: '1800',
  }
  return examples[field] ?? ''
}
