import { textsIn } from '../../../../platform/shared/catalogues.ts'
import type { Locale } from '../../../../platform/shared/locales.ts'
import { fromMinor } from '../../../../platform/shared/money.ts'
import { columnOf, fieldNames, optionsOf } from '../../../profiles/fields.ts'
import { fields as formFields } from '../../../profiles/messages.fields.en.ts'
import { attributeWords } from '../../../profiles/web/index.ts'
import { auditTexts } from '../texts.ts'

export interface Words {
  fields: Readonly<Record<string, string>>
  yes: string
  no: string
  /** The word of an attribute's value. */
  word: ReturnType<typeof attributeWords>['word']
}

/** What the log says in a language: its own words, and those of the form for what a form asks. */
export function auditWords(locale: Locale): Words {
  const own = auditTexts[locale]
  return {
    ...own,
    fields: { ...textsIn(formFields, locale), ...own.fields },
    word: attributeWords(locale).word,
  }
}

type Parts = Readonly<Record<string, unknown>>
const isParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The attributes of a candidate's record, by their columns. */
const attributeOf = new Map(fieldNames.map((name) => [String(columnOf(name)), name]))

/** The word for a part of an entry; its raw name where there is none. */
export const wordOf = ({ fields }: Words, name: string): string =>
  fields[name] ?? fields[attributeOf.get(name) ?? ''] ?? name

/** Parts whose values are names of parts. */
const areNames = ['fields', 'differs', 'filters', 'identifiedBy', 'provedBy']

/** A recorded value for people to read. */
export function valueIn(words: Words, name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'number') return String(name.endsWith('Minor') ? fromMinor(value) : value)
  if (typeof value === 'string')
    return areNames.includes(name) ? wordOf(words, value) : saidOf(words, name, value)
  if (Array.isArray(value))
    return value.length === 0 ? '–' : value.map((one) => valueIn(words, name, one)).join(', ')
  if (!isParts(value)) return JSON.stringify(value)
  const parts = Object.entries(value).map(
    ([part, inner]) => `${wordOf(words, part)}: ${valueIn(words, part, inner)}`,
  )
  return parts.length === 0 ? '–' : parts.join('; ')
}

/** An attribute's value in the words of its row; of anything else as it is. */
function saidOf({ word }: Words, name: string, value: string): string {
  const attribute = attributeOf.get(name)
  return attribute ? word(optionsOf(attribute).words ?? attribute, value) : value
}
