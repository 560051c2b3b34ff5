import { type Loops, loopsOn, roundBytes } from './loops.ts'

/** A set of rows in the store, by its number. */
export type Bits = number

const pageBytes = 65_536
const mostPages = 65_536

/**
 * Sets of rows, one bit a row, side by side in one memory. All have the same room; when a row is beyond it, all are moved apart.
 * Loops go as far as rows have been used.
 */
export class BitStore {
  readonly #memory = new WebAssembly.Memory({ initial: 1, maximum: mostPages })
  readonly #loops: Loops = loopsOn(this.#memory)
  #words = new Int32Array(this.#memory.buffer)
  /** Bytes that each set has, and how many of them are in use. */
  #room = roundBytes
  #used = roundBytes
  #sets = 0
  /** Sets that a search fills and gives back, those lent first. */
  readonly #scratch: Bits[] = []
  #lent = 0

  get rows(): number {
    return this.#used * 8
  }

  /** Bytes of all sets. */
  get bytes(): number {
    return this.#sets * this.#room
  }

  add(): Bits {
    const bits = this.#sets++
    this.#makeRoom((bits + 1) * this.#room)
    this.clear(bits)
    return bits
  }

  clear(bits: Bits): void {
    const first = this.#wordOf(bits, 0)
    this.#words.fill(0, first, first + (this.#room >>> 2))
  }

  /** Whether rows up to this one have room. */
  fits(rows: number): boolean {
    return rows <= this.#room * 8
  }

  /** Gives rows up to this one room. */
  reserve(rows: number): void {
    const bytes = wholeRounds(rows)
    if (bytes > this.#room) this.#widen(bytes)
  }

  /** Rows below this one are in use. */
  use(rows: number): void {
    this.#used = Math.max(this.#used, wholeRounds(rows))
  }

  /** A set for a while, with whatever is in it, until the work ends that it was lent for. */
  lend(): Bits {
    if (this.#lent === this.#scratch.length) this.#scratch.push(this.add())
    return this.#scratch[this.#lent++]!
  }

  /** Work for which sets are lent. */
  lending<Result>(work: () => Result): Result {
    const before = this.#lent
    try {
      return work()
    } finally {
      this.#lent = before
    }
  }

  mark(bits: Bits, row: number, on: boolean): void {
    if (on) this.#words[this.#wordOf(bits, row)]! |= 1 << row
    else this.#words[this.#wordOf(bits, row)]! &= ~(1 << row)
  }

  /** The same for many rows that come in. */
  markAll(bits: Bits, rows: readonly number[]): void {
    const [into, first] = [this.#words, this.#wordOf(bits, 0)]
    for (let place = 0; place < rows.length; place++) {
      const row = rows[place]!
      into[first + (row >>> 5)]! |= 1 << row
    }
  }

  /** How many of these rows are in a set. */
  countAmong(bits: Bits, rows: readonly number[]): number {
    const [from, first] = [this.#words, this.#wordOf(bits, 0)]
    let found = 0
    for (let place = 0; place < rows.length; place++) {
      const row = rows[place]!
      found += (from[first + (row >>> 5)]! >>> row) & 1
    }
    return found
  }

  has(bits: Bits, row: number): boolean {
    return ((this.#words[this.#wordOf(bits, row)]! >>> row) & 1) === 1
  }

  /** The 32 rows from this one on, the lowest in the lowest digit. */
  wordAt(bits: Bits, row: number): number {
    return this.#words[this.#wordOf(bits, row)]!
  }

  /** The rows of a set as it is when each is asked for, the lowest first. */
  *rowsOf(bits: Bits): Generator<number, void, undefined> {
    for (let row = 0; row < this.rows; row++) if (this.has(bits, row)) yield row
  }

  copy(into: Bits, from: Bits): void {
    const start = this.#wordOf(from, 0)
    this.#words.copyWithin(this.#wordOf(into, 0), start, start + (this.#used >>> 2))
  }

  /** Joins two sets into a third, or moves rows between the first two by the third. */
  join(
    how: Exclude<keyof Loops, 'add' | 'count' | 'countBoth'>,
    into: Bits,
    a: Bits,
    b: Bits,
  ): void {
    const room = this.#room
    this.#loops[how](into * room, a * room, b * room, this.#used)
  }

  /** Adds three binary digits: what stays is a digit, what is carried belongs to the next. Either may take the place of one that was added. */
  add3(digit: Bits, carry: Bits, [a, b, c]: readonly [Bits, Bits, Bits]): void {
    const room = this.#room
    this.#loops.add(digit * room, carry * room, a * room, b * room, c * room, this.#used)
  }

  count(bits: Bits): number {
    return this.#loops.count(bits * this.#room, this.#used)
  }

  countBoth(a: Bits, b: Bits): number {
    return this.#loops.countBoth(a * this.#room, b * this.#room, this.#used)
  }

  /** How many of these rows there are, whole rounds of them. */
  countPart(bits: Bits, first: number, rows: number): number {
    return this.#loops.count(bits * this.#room + (first >>> 3), rows / 8)
  }

  #wordOf(bits: Bits, row: number): number {
    return ((bits * this.#room) >>> 2) + (row >>> 5)
  }

  #makeRoom(bytes: number): void {
    const pages = this.#memory.buffer.byteLength / pageBytes
    const missing = Math.ceil(bytes / pageBytes - pages)
    if (missing <= 0) return
    this.#memory.grow(Math.max(missing, Math.min(pages >>> 2, mostPages - pages)))
    this.#words = new Int32Array(this.#memory.buffer)
  }

  /** Moves every set to where there is more room behind it, the last first. */
  #widen(wanted: number): void {
    const [before, after] = [this.#room >>> 2, wanted >>> 2]
    this.#makeRoom(this.#sets * wanted)
    for (let bits = this.#sets - 1; bits >= 0; bits--) {
      this.#words.copyWithin(bits * after, bits * before, bits * before + before)
      this.#words.fill(0, bits * after + before, (bits + 1) * after)
    }
    this.#room = wanted
  }
}

const wholeRounds = (rows: number): number => Math.ceil(rows / 8 / roundBytes) * roundBytes
