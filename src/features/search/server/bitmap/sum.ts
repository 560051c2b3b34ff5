import type { Bits, BitStore } from './bit-store.ts'

interface Summand {
  bits: Bits
  /** Whether nobody else needs it as it is. */
  isFree: boolean
}

/** A number of each row that sets add to, one set of rows for each binary digit; lent, for as long as a question lasts. */
export class Sum {
  readonly #store: BitStore
  readonly #empty: Summand
  /** What was added, by binary digits, the lowest first. */
  readonly #columns: Summand[][] = []
  /** Who has each digit once they are joined, the lowest first. */
  readonly #digits: Bits[] = []
  /** As much as a row can have. */
  #most = 0

  constructor(store: BitStore, nobody: Bits) {
    this.#store = store
    this.#empty = { bits: nobody, isFree: false }
  }

  /** So much more for whoever is in a set, which stays as it is. */
  add(bits: Bits, amount: number): void {
    this.#most += amount
    for (let place = 0; amount >= 2 ** place; place++)
      if (isSet(amount, place)) this.#put(place, { bits, isFree: false })
  }

  /** Another number that is whole, so many times. */
  addSum(other: Sum, times: number): void {
    const before = this.#most
    other.#digits.forEach((bits, place) => this.add(bits, times * 2 ** place))
    this.#most = before + other.#most * times
  }

  /** The highest first. */
  get digits(): Bits[] {
    return this.#digits.toReversed()
  }

  #put(place: number, summand: Summand): void {
    while (this.#columns.length <= place) this.#columns.push([])
    this.#columns[place]!.push(summand)
  }

  /** Adds up what stands at each digit, three sets at a time: what they carry stands at the next. The number is whole then. */
  join(): this {
    for (let place = 0; 2 ** place <= this.#most; place++) {
      const column = this.#columns[place] ?? []
      while (column.length > 1) {
        const [a, b, c = this.#empty] = column.splice(-3)
        const [digit, carry] = [this.#writable(a!), this.#writable(b!)]
        this.#store.add3(digit.bits, carry.bits, [a!.bits, b!.bits, c.bits])
        column.push(digit)
        if (2 ** (place + 1) <= this.#most) this.#put(place + 1, carry)
      }
      this.#digits.push((column[0] ?? this.#empty).bits)
    }
    return this
  }

  #writable(summand: Summand): Summand {
    return summand.isFree ? summand : { bits: this.#store.lend(), isFree: true }
  }

  of(row: number): number {
    return this.#digits.reduce(
      (value, bits, place) => (this.#store.has(bits, row) ? value + 2 ** place : value),
      0,
    )
  }

  /** Fills `into` with those of some rows who have at least so much. */
  atLeast(least: number, among: Bits, into: Bits): void {
    this.#store.clear(into)
    if (least > this.#most) return
    this.#store.lending(() => {
      const open = this.#store.lend()
      this.#store.copy(open, among)
      this.#fromHighest((bits, place) => {
        if (isSet(least, place)) this.#store.join('and', open, open, bits)
        else this.#store.join('above', into, open, bits)
      })
      this.#store.join('or', into, into, open)
    })
  }

  /** How much stands at a place of these rows, the greatest first. */
  at(bits: Bits, place: number): number {
    return this.#store.lending(() => {
      const here = this.#store.lend()
      this.#store.copy(here, bits)
      let [value, left] = [0, place]
      this.#fromHighest((digit, number) => {
        const first = this.#store.countBoth(here, digit)
        const isAmong = left < first
        if (isAmong) value += 2 ** number
        else left -= first
        this.#store.join(isAmong ? 'and' : 'andNot', here, here, digit)
      })
      return value
    })
  }

  #fromHighest(each: (bits: Bits, place: number) => void): void {
    this.#digits
      .map((bits, place) => ({ bits, place }))
      .toReversed()
      .forEach(({ bits, place }) => each(bits, place))
  }
}

const isSet = (amount: number, place: number): boolean => Math.floor(amount / 2 ** place) % 2 === 1
