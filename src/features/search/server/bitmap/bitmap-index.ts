import { type Bits, BitStore } from './bit-store.ts'
import { type Block, dump, type Name, ownWord, readRecord } from './dump.ts'
import { type FieldParts, partsOf } from './field-parts.ts'
import type { Field } from './fields.ts'
import { createHolders } from './holders.ts'
import { Lists } from './lists.ts'
import { Numbers, type Range } from './numbers.ts'
import { RowNumbers } from './row-numbers.ts'
import { rank, type Ranked, type Ranking } from './rank.ts'
import { type Found, type Question, search } from './search.ts'
import type { Values } from './values.ts'
import { WordBook } from './word-book.ts'

/** So many values that nobody has any more are not worth a thought. */
const fewUnused = 10_000

/** What conditions are made of: adds rows to a set, which is empty at first. */
export type Fill = (into: Bits) => void

/**
 * Records in memory by declared fields: who has each value, number and word, as sets of rows. Exact totals, the counts of every facet
 * and any page of any order come from joining sets; a change goes straight into them.
 */
export class BitmapIndex<One> {
  readonly #store = new BitStore()
  readonly #rows = new RowNumbers(this.#store)
  readonly #holders = createHolders(this.#store)
  readonly #everyone = this.#store.add()
  readonly #parts: FieldParts<One>
  /** What each value is, by its number. */
  readonly #names: Name[] = []
  readonly words = new WordBook(this.#store, this.#holders, this.#everyone, (word, value) => {
    this.#names[value] = [ownWord, word]
  })
  readonly #held = new Lists(this.words.own.beginningsOf)
  #size = 0

  constructor(fields: Record<string, Field<One>>, today: string) {
    this.#parts = partsOf(fields, {
      holders: this.#holders,
      book: this.words,
      makeNumbers: () => new Numbers(this.#store, this.#rows, this.#everyone),
      today,
      note: (name, value) => void (this.#names[value] = name),
    })
  }

  get size(): number {
    return this.#size
  }

  /** Most of what it has ever held nobody has any more: made anew from its own dump it would be smaller. */
  get isWorn(): boolean {
    const { all, unused } = this.#holders.counts
    return unused > fewUnused && unused > all / 2
  }

  get bytes(): number {
    return this.#store.bytes + this.#held.bytes
  }

  /** What is known of a record from now on; null takes it out. Says whether it was known differently. */
  put(id: number, one: One | null): boolean {
    const row = one === null ? this.#rows.find(id) : this.#rows.rowOf(id)
    if (row < 0) return false
    const isNew = !this.#store.has(this.#everyone, row)
    if (isNew && one === null) return false
    const values: number[] = []
    if (one !== null) for (const collect of this.#parts.collectors) collect(one, values)
    let isOther = isNew || one === null
    this.#held.change(row, values, (value, on) => {
      isOther = true
      this.#holders.set(value, row, on)
    })
    for (const set of this.#parts.setters) isOther = set(row, one) || isOther
    this.#store.mark(this.#everyone, row, one !== null)
    this.#size += (one === null ? 0 : 1) - (isNew ? 0 : 1)
    return isOther
  }

  /** All that it holds, for `keyOf` and `restore` of an empty index of the same fields, in this order. */
  dump(): Generator<Block, void, undefined> {
    const { stored } = this.#parts
    return dump({
      rows: () => this.#store.rowsOf(this.#everyone),
      read: (row) => ({
        id: this.#rows.idOf(row),
        numbers: stored.map(({ of }) => of(row) ?? -1),
        values: this.#held.get(row),
      }),
      nameOf: (value) => this.#names[value]!,
    })
  }

  /** The number here of a value or word of a dump. */
  keyOf([field, name]: Name): number {
    return field === ownWord ? this.words.own.keyOf(name) : this.#parts.keyOf[field]!(name)
  }

  /** Takes the record that begins here in a dump, whose names have these numbers. */
  restore(records: Int32Array, at: number, keys: readonly number[]): void {
    const { stored } = this.#parts
    const { id, numbers, names } = readRecord(records, at, stored.length)
    const row = this.#rows.rowOf(id)
    const values = names.map((name) => keys[name]!)
    this.#held.change(row, values, (value, on) => this.#holders.set(value, row, on))
    for (let place = 0; place < stored.length; place++) {
      const number = numbers[place]!
      stored[place]!.restore(row, number < 0 ? null : number)
    }
    this.#store.mark(this.#everyone, row, true)
    this.#size++
  }

  has(id: number): boolean {
    const row = this.#rows.find(id)
    return row >= 0 && this.#store.has(this.#everyone, row)
  }

  /** Room for ids up to this one, before many are put. */
  reserve(ids: number): void {
    this.#rows.reserve(ids)
  }

  /** Counts years as of this day from now on, others let in between. */
  async advance(day: string): Promise<void> {
    for (const follow of this.#parts.followers) await follow(day)
  }

  /** A page of those who reach anything, the highest grade first. */
  rank(ranking: Ranking): Ranked {
    const [store, rows, everyone] = [this.#store, this.#rows, this.#everyone]
    const [values, numbers] = [this.#valuesNamed.bind(this), this.#numbersNamed.bind(this)]
    return store.lending(() => rank({ store, rows, everyone, values, numbers }, ranking))
  }

  search(question: Question): Found {
    return this.#store.lending(() =>
      search(
        {
          store: this.#store,
          rows: this.#rows,
          holders: this.#holders,
          held: this.#held,
          everyone: this.#everyone,
          values: (name) => this.#valuesNamed(name),
          numbers: (name) => this.#numbersNamed(name),
        },
        question,
      ),
    )
  }

  /** How many have each value of a field, most first. */
  counts(field: string): { value: string; count: number }[] {
    return this.#valuesNamed(field).counts()
  }

  /** A number of a record that is known. */
  numberOf(field: string, id: number): number | null {
    return this.#numbersNamed(field).valueOf(this.#rows.find(id))
  }

  /** Those with one of these values. */
  having(field: string, asked: readonly string[]): Fill {
    return (into) => this.#valuesNamed(field).addAny(asked, into)
  }

  /** Those with a value in which one of these parts stands, both folded. */
  containing(field: string, parts: readonly string[]): Fill {
    return (into) => this.#valuesNamed(field).addContaining(parts, into)
  }

  within(field: string, range: Range): Fill {
    return (into) => this.#numbersNamed(field).within(range, into)
  }

  /** Those whom every part holds. */
  every(fills: readonly Fill[]): Fill {
    return (into) =>
      this.#store.lending(() => {
        const one = this.#store.lend()
        this.#store.copy(into, this.#everyone)
        for (const fill of fills) {
          this.#store.clear(one)
          fill(one)
          this.#store.join('and', into, into, one)
          if (this.#store.count(into) === 0) return
        }
      })
  }

  /** Those whom any part holds. */
  either(fills: readonly Fill[]): Fill {
    return (into) =>
      this.#store.lending(() => {
        const one = this.#store.lend()
        for (const fill of fills) {
          this.#store.clear(one)
          fill(one)
          this.#store.join('or', into, into, one)
        }
      })
  }

  /** Those whom a part does not hold. */
  lacking(fill: Fill): Fill {
    return (into) => {
      fill(into)
      this.#store.join('andNot', into, this.#everyone, into)
    }
  }

  #numbersNamed(name: string): Numbers {
    return part(this.#parts.numbers, name)
  }

  #valuesNamed(name: string): Values {
    return part(this.#parts.values, name)
  }
}

function part<Part>(parts: ReadonlyMap<string, Part>, name: string): Part {
  const found = parts.get(name)
  if (found === undefined) throw new Error(`the index has no such field: ${name}`)
  return found
}
