import { fromMinor } from '../../../../platform/shared/money.ts'

export interface Words {
  fields: Readonly<Record<string, string>>
  yes: string
  no: string
}

type Parts = Readonly<Record<string, unknown>>
const isParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The word for a part of an entry; its raw name where there is none. */
export const wordOf = ({ fields }: Words, name: string): string => fields[name] ?? name

/** Parts whose values are names of parts. */
const areNames = ['fields', 'differs', 'filters', 'identifiedBy', 'provedBy']

/** A recorded value for people to read. */
export function valueIn(words: Words, name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'number') return String(name.endsWith('Minor') ? fromMinor(value) : value)
  if (typeof value === 'string') return areNames.includes(name) ? wordOf(words, value) : value
  if (Array.isArray(value))
    return value.length === 0 ? '–' : value.map((one) => valueIn(words, name, one)).join(', ')
  if (!isParts(value)) return JSON.stringify(value)
  const parts = Object.entries(value).map(
    ([part, inner]) => `${wordOf(words, part)}: ${valueIn(words, part, inner)}`,
  )
  return parts.length === 0 ? '–' : parts.join('; ')
}
