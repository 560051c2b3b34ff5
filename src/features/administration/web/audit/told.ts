import { fromMinor } from '../../../../platform/shared/money.ts'
import { columnOf, loggedFields, optionsOf } from '../../../profiles/fields.ts'
import type { useAttributeWords } from '../../../profiles/web/index.ts'

export interface Words {
  fields: Readonly<Record<string, string>>
  yes: string
  no: string
  attributes: ReturnType<typeof useAttributeWords>
}

type Parts = Readonly<Record<string, unknown>>
const isParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What the log tells of a candidate's record, by its column. */
const attributeOf = new Map(loggedFields.map((name) => [String(columnOf(name)), name]))

/** The word for a part of an entry, as an attribute is called where the log has none of its own; else its raw name. */
export const wordOf = ({ fields, attributes }: Words, name: string): string =>
  fields[name] ?? attributes.label(attributeOf.get(name) ?? name)

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
function saidOf({ attributes }: Words, name: string, value: string): string {
  const attribute = attributeOf.get(name)
  return attribute ? attributes.word(optionsOf(attribute).words ?? attribute, value) : value
}
