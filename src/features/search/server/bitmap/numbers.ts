import type { Bits, BitStore } from './bit-store.ts'
import type { RowNumbers } from './row-numbers.ts'

/** So few rows are put in order one by one. */
const few = 256
/** What is more counts as this. */
const greatest = 2 ** 31 - 1

export interface Range {
  min?: number | undefined
  max?: number | undefined
  /** Whether those whose number is not known are in it. */
  unknownToo: boolean
}

/**
 * A whole number of each row, 0 or more, or none: one set of rows for each binary digit. A range costs a loop for each digit, and so
 * does finding which number stands at any place of an order, however deep; a change flips some bits.
 */
export class Numbers {
  readonly #store: BitStore
  readonly #rows: RowNumbers
  readonly #everyone: Bits
  readonly #known: Bits
  readonly #digits: Bits[] = []

  constructor(store: BitStore, rows: RowNumbers, everyone: Bits) {
    this.#store = store
    this.#rows = rows
    this.#everyone = everyone
    this.#known = store.add()
  }

  /** Who has each binary digit, the highest first. */
  get digits(): Bits[] {
    return this.#digits.toReversed()
  }

  /** Those who have a number. */
  get known(): Bits {
    return this.#known
  }

  #numberAt(row: number): number {
    let value = 0
    for (let digit = 0; digit < this.#digits.length; digit++)
      if (this.#store.has(this.#digits[digit]!, row)) value += 2 ** digit
    return value
  }

  /** Sets the number of a row; says whether it was another. */
  set(row: number, given: number | null): boolean {
    const value = Math.min(given ?? 0, greatest)
    if (this.valueOf(row) === (given === null ? null : value)) return false
    this.#store.mark(this.#known, row, given !== null)
    while (value >>> this.#digits.length !== 0) this.#digits.push(this.#store.add())
    for (let place = 0; place < this.#digits.length; place++)
      this.#store.mark(this.#digits[place]!, row, ((value >>> place) & 1) === 1)
    return true
  }

  valueOf(row: number): number | null {
    return this.#store.has(this.#known, row) ? this.#numberAt(row) : null
  }

  /** Those on one side of a limit, or at it. */
  #upTo(limit: number, side: 'below' | 'above'): Bits {
    const [sure, open] = [this.#store.lend(), this.#store.lend()]
    this.#store.clear(sure)
    this.#store.copy(open, this.#known)
    for (let place = this.#digits.length - 1; place >= 0; place--) {
      const bits = this.#digits[place]!
      const isSet = Math.floor(limit / 2 ** place) % 2 === 1
      if (isSet === (side === 'below')) this.#store.join(side, sure, open, bits)
      else if (isSet) this.#store.join('and', open, open, bits)
      else this.#store.join('andNot', open, open, bits)
    }
    this.#store.join('or', sure, sure, open)
    return sure
  }

  /** Those at or below each of some limits, which grow: what the limits have in common is walked once. */
  upToEach(limits: readonly number[]): Bits[] {
    const beyond = 2 ** this.#digits.length
    const near = limits.filter((limit) => limit < beyond)
    const [sure, open] = [this.#store.lend(), this.#store.lend()]
    this.#store.clear(sure)
    this.#store.copy(open, this.#known)
    const found = near.length === 0 ? [] : this.#walk(near, sure, open, this.#digits.length - 1)
    return [...found, ...limits.slice(near.length).map(() => this.#known)]
  }

  #walk(limits: readonly number[], sure: Bits, open: Bits, from: number): Bits[] {
    const store = this.#store
    for (let place = from; place >= 0; place--) {
      // Whoever is still open is below a limit whose lower digits are all set.
      if (limits.every((limit) => (limit + 1) % 2 ** (place + 1) === 0)) break
      const bits = this.#digits[place]!
      const first = limits.findIndex((limit) => (limit >>> place) & 1)
      if (first > 0) {
        const [below, stillOpen] = [store.lend(), store.lend()]
        store.copy(below, sure)
        store.join('andNot', stillOpen, open, bits)
        store.join('below', sure, open, bits)
        return [
          ...this.#walk(limits.slice(0, first), below, stillOpen, place - 1),
          ...this.#walk(limits.slice(first), sure, open, place - 1),
        ]
      }
      if (first === 0) store.join('below', sure, open, bits)
      else store.join('andNot', open, open, bits)
    }
    store.join('or', sure, sure, open)
    return limits.map(() => sure)
  }

  /** Fills `into` with the rows of a range. */
  within({ min = 0, max = Infinity, unknownToo }: Range, into: Bits): void {
    const beyond = 2 ** this.#digits.length
    if (min >= beyond || max < 0) this.#store.clear(into)
    else if (max >= beyond) this.#store.copy(into, this.#known)
    else this.#store.copy(into, this.#upTo(Math.floor(max), 'below'))
    if (min > 0 && min < beyond)
      this.#store.join('and', into, into, this.#upTo(Math.ceil(min), 'above'))
    if (!unknownToo) return
    const unknown = this.#store.lend()
    this.#store.join('andNot', unknown, this.#everyone, this.#known)
    this.#store.join('or', into, into, unknown)
  }

  /** Which number stands at a place of an order of these rows, how many stand before it, and who has it. */
  #at(bits: Bits, place: number, down: boolean) {
    const [here, zeros] = [this.#store.lend(), this.#store.lend()]
    this.#store.copy(here, bits)
    let [value, before] = [0, 0]
    for (let digit = this.#digits.length - 1; digit >= 0; digit--) {
      const set = this.#digits[digit]!
      this.#store.join(down ? 'and' : 'andNot', zeros, here, set)
      const first = this.#store.count(zeros)
      const isIn = place - before < first
      if (isIn) this.#store.copy(here, zeros)
      else {
        before += first
        this.#store.join(down ? 'andNot' : 'and', here, here, set)
      }
      if (isIn === down) value += 2 ** digit
    }
    return { value, before, here }
  }

  /** So many rows of an order, those whose number is not known last, the newest first among equals. */
  page(bits: Bits, down: boolean, offset: number, most: number): number[] {
    const numbered = this.#store.lend()
    this.#store.join('and', numbered, bits, this.#known)
    const count = this.#store.count(numbered)
    const found = offset < count ? this.#among(numbered, count, down, offset, most) : []
    if (found.length === most) return found
    this.#store.join('andNot', numbered, bits, this.#known)
    const rest = this.#rows.newest(numbered, Math.max(0, offset - count), most - found.length)
    return found.concat(rest)
  }

  #among(bits: Bits, count: number, down: boolean, offset: number, most: number): number[] {
    const last = Math.min(offset + most, count)
    if (count <= few)
      return this.#inOrder(this.#rows.newest(bits, 0, count), down).slice(offset, last)
    const first = this.#at(bits, offset, down)
    const found = this.#rows.newest(first.here, offset - first.before, most)
    if (offset + found.length === last) return found
    const end = this.#at(bits, last - 1, down)
    const middle = this.#inOrder(this.#between(bits, first.value, end.value, most), down)
    const rest = last - offset - found.length - middle.length
    return [...found, ...middle, ...this.#rows.newest(end.here, 0, rest)]
  }

  /** Those whose number is between two others. */
  #between(bits: Bits, one: number, other: number, most: number): number[] {
    if (Math.abs(one - other) < 2) return []
    const range = this.#store.lend()
    const [min, max] = [Math.min(one, other) + 1, Math.max(one, other) - 1]
    this.within({ min, max, unknownToo: false }, range)
    this.#store.join('and', range, range, bits)
    return this.#rows.newest(range, 0, most)
  }

  /** Rows by their numbers; their order stays among equals. */
  #inOrder(found: readonly number[], down: boolean): number[] {
    const values = new Map(found.map((row) => [row, this.#numberAt(row)]))
    const sign = down ? -1 : 1
    return found.toSorted((a, b) => (values.get(a)! - values.get(b)!) * sign)
  }
}
