import type { Bits, BitStore } from './bit-store.ts'
import type { Fill } from './bitmap-index.ts'
import type { Numbers } from './numbers.ts'
import type { RowNumbers } from './row-numbers.ts'
import { Sum } from './sum.ts'
import type { Values } from './values.ts'

/** One thing that counts: whoever is in a set has so many parts of it, and each part is worth so much. */
export interface Counted {
  parts: readonly ({ count: number } &
    /** Those with a value. */
    (
      | { field: string; value: string }
      /** Those at or below each of some limits of a number, which grow, once for each. */
      | { field: string; limits: readonly number[] }
    ))[]
  worth: number
}

/** A number that tells rows apart: the greatest first; or the least, all up to `from` alike and those of whom none is known last. */
export type Preference =
  | { field: string; first: 'greatest' }
  | { field: string; first: 'least'; from: number }

export interface Ranking {
  /** Who is asked about at all. */
  conditions: readonly Fill[]
  /** What counts; in this order it tells those of one grade apart. */
  counted: readonly Counted[]
  /** The least sum of each grade, the lowest first; whoever is below it is left out. */
  grades: readonly number[]
  /** What tells the rest apart. The newest come first after that. */
  afterwards: readonly Preference[]
  offset: number
  most: number
}

export interface Ranked {
  total: number
  /** Ids of the page asked for, in order. */
  ids: number[]
}

interface Parts {
  store: BitStore
  rows: RowNumbers
  everyone: Bits
  values: (name: string) => Values
  numbers: (name: string) => Numbers
}

/** So few rows are put in order one by one. */
const few = 256

/** Ranks the rows of an index. Sets are lent by the caller. */
export function rank(parts: Parts, ranking: Ranking): Ranked {
  const { store, rows } = parts
  const { grades, offset, most } = ranking
  const asked = joined(parts, ranking.conditions)
  const { sums, score, listed } = scored(parts, ranking, asked)
  const total = store.count(listed)
  if (offset >= total || most === 0) return { total, ids: [] }
  const order = new Order(parts, [
    ...sums.map(bySum),
    ...ranking.afterwards.map((preference) => byNumber(parts, preference)),
  ])
  const page = pageOf(
    parts,
    { score, grades, listed, order },
    offset,
    Math.min(offset + most, total),
  )
  return { total, ids: page.map((row) => rows.idOf(row)) }
}

/** What each thing counts, the score that comes of it, and who reaches anything. */
function scored(parts: Parts, { counted, grades }: Ranking, asked: Bits) {
  const { store } = parts
  const nobody = store.lend()
  store.clear(nobody)
  const sums = counted.map((one) => sumOf(parts, nobody, one))
  const score = new Sum(store, nobody)
  counted.forEach(({ worth }, place) => score.addSum(sums[place]!, worth))
  const listed = store.lend()
  score.join().atLeast(grades[0]!, asked, listed)
  return { sums, score, listed }
}

function sumOf(parts: Parts, nobody: Bits, counted: Counted): Sum {
  const sum = new Sum(parts.store, nobody)
  for (const part of counted.parts) {
    const sets =
      'value' in part ? [having(parts, part)] : parts.numbers(part.field).upToEach(part.limits)
    for (const bits of sets) sum.add(bits, part.count)
  }
  return sum.join()
}

/** Those with a value: the set that is kept of them where there is one. */
function having(
  { store, values }: Parts,
  { field, value }: { field: string; value: string },
): Bits {
  const kept = values(field).kept(value)
  return kept ?? filled(store, (into) => values(field).addAny([value], into))
}

function joined({ store, everyone }: Parts, conditions: readonly Fill[]): Bits {
  const into = store.lend()
  store.copy(into, everyone)
  for (const fill of conditions) store.join('and', into, into, filled(store, fill))
  return into
}

function filled(store: BitStore, fill: Fill): Bits {
  const into = store.lend()
  store.clear(into)
  store.lending(() => fill(into))
  return into
}

interface Graded {
  score: Sum
  grades: readonly number[]
  listed: Bits
  order: Order
}

/** The rows from one place to before another: the end of one grade, whole grades, the beginning of one. */
function pageOf({ store, rows }: Parts, graded: Graded, from: number, to: number): number[] {
  const { score, grades, listed, order } = graded
  const gradeAt = (place: number) => gradeOf(grades, score.at(listed, place))
  /** Those of some grades, and how many come before them. */
  const between = (lowest: number, highest: number) => {
    const [here, above] = [store.lend(), store.lend()]
    score.atLeast(grades[lowest]!, listed, here)
    score.atLeast(grades[highest + 1] ?? Infinity, listed, above)
    store.join('andNot', here, here, above)
    return { here, before: store.count(above) }
  }
  const first = gradeAt(from)
  const best = between(first, first)
  const found = order.page(best.here, from - best.before, to - from)
  if (found.length === to - from) return found
  const last = gradeAt(to - 1)
  const middle = between(last + 1, first - 1)
  const whole = rows.newest(middle.here, 0, to - from)
  found.push(...order.sorted(whole, (row) => gradeOf(grades, score.of(row))))
  const rest = between(last, last)
  return [...found, ...order.page(rest.here, 0, to - rest.before)]
}

/** The place of the highest grade that a sum reaches. */
const gradeOf = (grades: readonly number[], sum: number): number =>
  grades.findLastIndex((least) => least <= sum)

/** What tells rows apart, in two ways: few are told by a number, many by sets. */
interface Key {
  /** The greatest comes first. */
  of: (row: number) => number
  /** Whoever is in one comes before the others, then the next tells; each is made when it is needed. */
  sets: readonly (() => Bits)[]
}

const bySum = (sum: Sum): Key => ({
  of: (row) => sum.of(row),
  sets: sum.digits.map((digit) => () => digit),
})

function byNumber({ store, numbers }: Parts, preference: Preference): Key {
  const number = numbers(preference.field)
  const { digits, known } = number
  if (preference.first === 'greatest')
    return { of: (row) => number.valueOf(row) ?? 0, sets: digits.map((digit) => () => digit) }
  const { from } = preference
  const near = once(() =>
    filled(store, (into) => number.within({ max: from, unknownToo: false }, into)),
  )
  const nearOrLess = (digit: Bits) => {
    // Lent before what is lent for the digit alone, as it stays.
    const soon = near()
    return filled(store, (into) => {
      store.join('andNot', into, known, digit)
      store.join('or', into, into, soon)
    })
  }
  return {
    of: (row) => -Math.max(from, number.valueOf(row) ?? Number.MAX_SAFE_INTEGER),
    sets: [near, () => known, ...digits.map((digit) => () => nearOrLess(digit))],
  }
}

function once(make: () => Bits): () => Bits {
  let made: Bits | undefined
  return () => (made ??= make())
}

/** Rows by keys, the first before the second. */
class Order {
  readonly #parts: Parts
  readonly #numbers: readonly Key['of'][]
  readonly #sets: readonly (() => Bits)[]
  /** A set for each depth at which rows are told apart. */
  readonly #halves: Bits[] = []

  constructor(parts: Parts, keys: readonly Key[]) {
    this.#parts = parts
    this.#numbers = keys.map(({ of }) => of)
    this.#sets = keys.flatMap(({ sets }) => sets.map(once))
  }

  /** Rows of a set, at most so many after so many. */
  page(bits: Bits, offset: number, most: number, place = 0): number[] {
    const { store, rows } = this.#parts
    if (most <= 0) return []
    if (place === this.#sets.length) return rows.newest(bits, offset, most)
    const count = store.count(bits)
    if (offset >= count) return []
    if (count <= few) return this.sorted(rows.newest(bits, 0, count)).slice(offset, offset + most)
    const key = this.#sets[place]!()
    const part = (this.#halves[place] ??= store.lend())
    store.join('and', part, bits, key)
    const before = store.count(part)
    const found =
      offset < before ? this.page(part, offset, Math.min(most, before - offset), place + 1) : []
    if (found.length === most || before === count) return found
    store.join('andNot', part, bits, key)
    const skipped = Math.max(0, offset - before)
    return [...found, ...this.page(part, skipped, most - found.length, place + 1)]
  }

  /** Rows one by one, by another number before the keys where one is given; their order stays among equals. */
  sorted(found: readonly number[], first?: Key['of']): number[] {
    const numbers = first ? [first, ...this.#numbers] : this.#numbers
    const looked: Map<number, number>[] = []
    const allBy = (place: number) =>
      (looked[place] ??= new Map(found.map((row) => [row, numbers[place]!(row)])))
    return found.toSorted((a, b) => {
      let more = 0
      for (let place = 0; more === 0 && place < numbers.length; place++)
        more = allBy(place).get(b)! - allBy(place).get(a)!
      return more
    })
  }
}
