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

export type Numbers = ReturnType<typeof createNumbers>

/**
 * A whole number of each row, 0 or more, or none: one set of rows for each binary digit. A range costs a loop for each digit, and so
 * does finding which number stands at any place of an order, however deep; a change flips some bits.
 */
export function createNumbers(store: BitStore, rows: RowNumbers, everyone: Bits) {
  const known = store.add()
  const digits: Bits[] = []

  function valueOf(row: number): number {
    let value = 0
    for (let digit = 0; digit < digits.length; digit++)
      if (store.has(digits[digit]!, row)) value += 2 ** digit
    return value
  }

  function set(row: number, given: number | null): void {
    const value = Math.min(given ?? 0, greatest)
    store.mark(known, row, given !== null)
    while (value >>> digits.length !== 0) digits.push(store.add())
    for (let place = 0; place < digits.length; place++)
      store.mark(digits[place]!, row, ((value >>> place) & 1) === 1)
  }

  /** Those on one side of a limit, or at it. */
  function upTo(limit: number, side: 'below' | 'above'): Bits {
    const [sure, open] = [store.lend(), store.lend()]
    store.clear(sure)
    store.copy(open, known)
    for (let place = digits.length - 1; place >= 0; place--) {
      const bits = digits[place]!
      const isSet = Math.floor(limit / 2 ** place) % 2 === 1
      if (isSet === (side === 'below')) store[side](sure, open, bits)
      else if (isSet) store.and(open, open, bits)
      else store.andNot(open, open, bits)
    }
    store.or(sure, sure, open)
    return sure
  }

  /** Fills `into` with the rows of a range. */
  function within({ min = 0, max = Infinity, unknownToo }: Range, into: Bits): void {
    const beyond = 2 ** digits.length
    if (min >= beyond || max < 0) store.clear(into)
    else if (max >= beyond) store.copy(into, known)
    else store.copy(into, upTo(Math.floor(max), 'below'))
    if (min > 0 && min < beyond) store.and(into, into, upTo(Math.ceil(min), 'above'))
    if (!unknownToo) return
    const unknown = store.lend()
    store.andNot(unknown, everyone, known)
    store.or(into, into, unknown)
  }

  /** Which number stands at a place of an order of these rows, how many stand before it, and who has it. */
  function at(bits: Bits, place: number, down: boolean) {
    const [here, zeros] = [store.lend(), store.lend()]
    store.copy(here, bits)
    let [value, before] = [0, 0]
    for (let digit = digits.length - 1; digit >= 0; digit--) {
      const set = digits[digit]!
      const isFirst = down ? store.and : store.andNot
      isFirst(zeros, here, set)
      const first = store.count(zeros)
      const isIn = place - before < first
      if (isIn) store.copy(here, zeros)
      else {
        before += first
        const isSecond = down ? store.andNot : store.and
        isSecond(here, here, set)
      }
      if (isIn === down) value += 2 ** digit
    }
    return { value, before, here }
  }

  /** So many rows of an order, those whose number is not known last, the newest first among equals. */
  function page(bits: Bits, down: boolean, offset: number, most: number): number[] {
    const numbered = store.lend()
    store.and(numbered, bits, known)
    const count = store.count(numbered)
    const found = offset < count ? among(numbered, count, down, offset, most) : []
    if (found.length === most) return found
    store.andNot(numbered, bits, known)
    const rest = rows.newest(numbered, Math.max(0, offset - count), most - found.length)
    return found.concat(rest)
  }

  function among(bits: Bits, count: number, down: boolean, offset: number, most: number): number[] {
    const last = Math.min(offset + most, count)
    if (count <= few) return inOrder(rows.newest(bits, 0, count), down).slice(offset, last)
    const first = at(bits, offset, down)
    const found = rows.newest(first.here, offset - first.before, most)
    if (offset + found.length === last) return found
    const end = at(bits, last - 1, down)
    const middle = inOrder(between(bits, first.value, end.value, most), down)
    const rest = last - offset - found.length - middle.length
    return [...found, ...middle, ...rows.newest(end.here, 0, rest)]
  }

  /** Those whose number is between two others. */
  function between(bits: Bits, one: number, other: number, most: number): number[] {
    if (Math.abs(one - other) < 2) return []
    const range = store.lend()
    const [min, max] = [Math.min(one, other) + 1, Math.max(one, other) - 1]
    within({ min, max, unknownToo: false }, range)
    store.and(range, range, bits)
    return rows.newest(range, 0, most)
  }

  /** Rows by their numbers; their order stays among equals. */
  function inOrder(found: readonly number[], down: boolean): number[] {
    const values = new Map(found.map((row) => [row, valueOf(row)]))
    const sign = down ? -1 : 1
    return found.toSorted((a, b) => (values.get(a)! - values.get(b)!) * sign)
  }

  return {
    set,
    within,
    page,
    valueOf: (row: number): number | null => (store.has(known, row) ? valueOf(row) : null),
  }
}
