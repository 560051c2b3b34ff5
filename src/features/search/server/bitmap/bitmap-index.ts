import { type Bits, createBitStore } from './bit-store.ts'
import type { Field, NumberField, ValuesField, WordsField, YearsField } from './fields.ts'
import { createHolders } from './holders.ts'
import { createLists } from './lists.ts'
import { createNumbers, type Numbers, type Range } from './numbers.ts'
import { createRowNumbers } from './row-numbers.ts'
import { type Found, type Question, searcher } from './search.ts'
import { createValues, type Values } from './values.ts'
import { createOwnWords } from './own-words.ts'
import { createWords, type WordTest } from './words.ts'
import { createYears } from './years.ts'

/** What conditions are made of: adds rows to a set, which is empty at first. */
export type Fill = (into: Bits) => void

/** Free text's way to whoever has a word. */
export interface WordBook {
  /** Adds whoever has a word with this beginning. */
  addBeginning(beginning: string, into: Bits): void
  /** Adds whoever has every word of these. */
  addAll(words: readonly string[], into: Bits): void
  /** Adds whoever has a word that passes. */
  addPassing(test: WordTest, into: Bits): void
  count(rows: Bits): number
}

export type BitmapIndex<One> = ReturnType<typeof createBitmapIndex<One>>

/**
 * Records in memory by declared fields: who has each value, number and word, as sets of rows. Exact totals, the counts of every facet
 * and any page of any order come from joining sets; a change goes straight into them.
 */
export function createBitmapIndex<One>(fields: Record<string, Field<One>>, today: string) {
  const store = createBitStore()
  const rows = createRowNumbers(store)
  const holders = createHolders(store)
  const held = createLists()
  const everyone = store.add()
  const said = createWords(holders)
  const own = createOwnWords(holders)
  const parts = createParts()
  let size = 0

  /** The parts of each field. */
  function createParts() {
    const values = new Map<string, Values>()
    const numbers = new Map<string, Numbers>()
    const setters: ((row: number, one: One | null) => void)[] = []
    const collectors: ((one: One, into: number[]) => void)[] = []
    const advance: ((day: string) => Promise<void>)[] = []
    const make = {
      values(name: string, field: ValuesField<One>): void {
        const made = createValues(field, holders, said)
        values.set(name, made as Values)
        collectors.push(made.collect)
      },
      words: (_name: string, field: WordsField<One>): void =>
        void collectors.push((one, into) => own.collect(field.of(one), into)),
      number(name: string, field: NumberField<One>): void {
        const made = createNumbers(store, rows, everyone)
        numbers.set(name, made)
        setters.push((row, one) => made.set(row, one && field.of(one)))
      },
      years(name: string, field: YearsField<One>): void {
        const made = createNumbers(store, rows, everyone)
        numbers.set(name, made)
        const years = createYears(field, made, today)
        setters.push(years.set)
        advance.push(years.advance)
      },
    }
    for (const [name, field] of Object.entries(fields)) make[field.kind](name, field as never)
    return { values, numbers, setters, collectors, advance }
  }

  /** What is known of a record from now on; null takes it out. */
  function put(id: number, one: One | null): void {
    const row = one === null ? rows.find(id) : rows.rowOf(id)
    if (row < 0) return
    const isNew = !store.has(everyone, row)
    if (isNew && one === null) return
    const values: number[] = []
    if (one !== null) for (const collect of parts.collectors) collect(one, values)
    held.change(row, values, (value, on) => holders.set(value, row, on))
    for (const set of parts.setters) set(row, one)
    store.mark(everyone, row, one !== null)
    size += (one === null ? 0 : 1) - (isNew ? 0 : 1)
  }

  const numberNamed = (name: string): Numbers => part(parts.numbers, name)
  const valuesNamed = (name: string): Values => part(parts.values, name)
  const words: WordBook = {
    addBeginning(beginning, into) {
      own.addBeginning(beginning, into)
      for (const word of said.beginningWith(beginning)) said.addTo(word, into)
    },
    addAll: (all, into) => void store.lending(() => addAll(all, into)),
    addPassing(test, into) {
      own.addPassing(test, into)
      said.addPassing(test, into)
    },
    count: store.count,
  }

  function addWord(word: string, into: Bits): void {
    own.addTo(word, into)
    said.addTo(word, into)
  }

  function addAll(all: readonly string[], into: Bits): void {
    const [both, one] = [store.lend(), store.lend()]
    store.copy(both, everyone)
    for (const word of all) {
      store.clear(one)
      addWord(word, one)
      store.and(both, both, one)
    }
    store.or(into, into, both)
  }

  const search = searcher({ store, rows, holders, held, everyone, values: valuesNamed })
  return {
    put,
    has(id: number): boolean {
      const row = rows.find(id)
      return row >= 0 && store.has(everyone, row)
    },
    get size(): number {
      return size
    },
    get bytes(): number {
      return store.bytes + held.bytes
    },
    /** Room for ids up to this one, before many are put. */
    reserve: rows.reserve,
    /** Counts years as of this day from now on, others let in between. */
    async advance(day: string): Promise<void> {
      for (const to of parts.advance) await to(day)
    },
    words,
    counts: (field: string) => valuesNamed(field).counts(),
    having:
      (field: string, asked: readonly string[]): Fill =>
      (into) =>
        valuesNamed(field).addAny(asked, into),
    passing:
      (field: string, passes: (value: string) => boolean): Fill =>
      (into) =>
        valuesNamed(field).addPassing(passes, into),
    within:
      (field: string, range: Range): Fill =>
      (into) =>
        numberNamed(field).within(range, into),
    /** Those whom every part holds. */
    every:
      (fills: readonly Fill[]): Fill =>
      (into) =>
        store.lending(() => {
          const one = store.lend()
          store.copy(into, everyone)
          for (const fill of fills) {
            store.clear(one)
            fill(one)
            store.and(into, into, one)
          }
        }),
    /** Those whom a part does not hold. */
    lacking:
      (fill: Fill): Fill =>
      (into) => {
        fill(into)
        store.andNot(into, everyone, into)
      },
    /** A number of a record that is known. */
    numberOf: (field: string, id: number): number | null =>
      numberNamed(field).valueOf(rows.find(id)),
    search: (question: Question): Found => store.lending(() => search(question, numberNamed)),
  }
}

function part<Part>(parts: ReadonlyMap<string, Part>, name: string): Part {
  const found = parts.get(name)
  if (found === undefined) throw new Error(`the index has no such field: ${name}`)
  return found
}
