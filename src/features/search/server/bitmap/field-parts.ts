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
}

/** What keeps each field, and what a record's change asks of it. */
export interface FieldParts<One> {
  values: Map<string, Values>
  numbers: Map<string, Numbers>
  /** Set a row's numbers, and say whether they were others. */
  setters: ((row: number, one: One | null) => boolean)[]
  /** Add the numbers of a record's values. */
  collectors: ((one: One, into: number[]) => void)[]
  /** Follow the days. */
  followers: ((day: string) => Promise<void>)[]
}

export function partsOf<One>(
  fields: Record<string, Field<One>>,
  { holders, book, makeNumbers, today }: Making,
): FieldParts<One> {
  const parts: FieldParts<One> = {
    values: new Map(),
    numbers: new Map(),
    setters: [],
    collectors: [],
    followers: [],
  }
  const addValues = (name: string, field: ValuesField<One>) => {
    const values = createValues(field, holders, book.said)
    parts.values.set(name, values as Values)
    parts.collectors.push(values.collect)
  }
  const addNumbers = (name: string, field: NumberField<One> | YearsField<One>) => {
    const numbers = makeNumbers()
    parts.numbers.set(name, numbers)
    if (field.kind === 'number') {
      parts.setters.push((row, one) => numbers.set(row, one && field.of(one)))
      return
    }
    const years = createYears(field, numbers, today)
    parts.setters.push(years.set)
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
