import type { Name } from './dump.ts'
import type { Field, NumberField, ValuesField, YearsField } from './fields.ts'
import type { Holders } from './holders.ts'
import type { Numbers } from './numbers.ts'
import { createValues, type Values } from './values.ts'
import type { WordBook } from './word-book.ts'
import { createYears } from './years.ts'

interface Making {
  holders: Holders
  book: WordBook
  makeNumbers: () => Numbers
  today: string
  /** Hears of each value of a field when it first comes. */
  note: (name: Name, value: number) => void
}

/** What keeps each field, and what a record's change asks of it. */
export interface FieldParts<One> {
  values: Map<string, Values>
  numbers: Map<string, Numbers>
  /** Set a row's numbers, and say whether they were others. */
  setters: ((row: number, one: One | null) => boolean)[]
  /** Add the numbers of a record's values. */
  collectors: ((one: One, into: number[]) => void)[]
  /** What is kept of each number, and how it is brought back. */
  stored: {
    of: (row: number) => number | null
    restore: (row: number, stored: number | null) => void
  }[]
  /** The number of a value, by field; it gets one where it has none. */
  keyOf: ((name: string) => number)[]
  /** Follow the days. */
  followers: ((day: string) => Promise<void>)[]
}

export function partsOf<One>(
  fields: Record<string, Field<One>>,
  { holders, book, makeNumbers, today, note }: Making,
): FieldParts<One> {
  const parts: FieldParts<One> = {
    values: new Map(),
    numbers: new Map(),
    setters: [],
    collectors: [],
    stored: [],
    keyOf: [],
    followers: [],
  }
  const addValues = (name: string, field: ValuesField<One>) => {
    const place = parts.keyOf.length
    const values = createValues(field, holders, book.said, (name, value) =>
      note([place, name], value),
    )
    parts.values.set(name, values as Values)
    parts.keyOf.push(values.keyOf)
    parts.collectors.push(values.collect)
  }
  const addNumbers = (name: string, field: NumberField<One> | YearsField<One>) => {
    const numbers = makeNumbers()
    parts.numbers.set(name, numbers)
    if (field.kind === 'number') {
      parts.setters.push((row, one) => numbers.set(row, one && field.of(one)))
      parts.stored.push({
        of: (row) => numbers.valueOf(row),
        restore: (row, n) => void numbers.set(row, n),
      })
      return
    }
    const years = createYears(field, numbers, today)
    parts.setters.push(years.set)
    parts.stored.push({ of: years.stored, restore: years.restore })
    parts.followers.push(years.advance)
  }
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'values') addValues(name, field)
    else if (field.kind === 'words')
      parts.collectors.push((one, into) => book.own.collect(field.of(one), into))
    else addNumbers(name, field)
  }
  return parts
}
