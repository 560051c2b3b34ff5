import type { CandidateQuery } from '../contract.ts'
import type { BitmapIndex, Fill } from './bitmap/bitmap-index.ts'
import type { Counted, Ranked } from './bitmap/rank.ts'
import { conditionsOf } from './conditions.ts'
import { dayNumber } from './day-number.ts'
import type { WishedField } from './fit.ts'
import type { FreeText } from './free-text.ts'
import type { IndexedCandidate } from './index-fields.ts'

/** What a household wishes of a candidate. What she hasn't said counts half of what one value, or all limits, would. */
export interface Wish {
  about: WishedField
  /** Its part of the score where everything is wished. */
  weight: number
  /** Whoever is known to miss any of it is left out. */
  isMust: boolean
  /** Values that count alike; or limits of a number that count alike, the strictest first: an even number of them. */
  asked: { values: readonly string[] } | { limits: readonly number[] }
}

export type BestQuery = Omit<CandidateQuery, 'sort'>

/** A score is in whole percent, rounded down. */
const grades = 100

type Index = BitmapIndex<IndexedCandidate>

/**
 * A page of those whom filters leave and who fit what is wished, the highest score first. The same score is told apart by the wishes in
 * their order, by how many checks hold, by how soon she is free; then as the list has them. Nobody is looked at: sets are joined and added.
 */
export function bestOf(
  index: Index,
  freeText: FreeText,
  query: BestQuery,
  { wishes, today }: { wishes: readonly Wish[]; today: string },
): Ranked {
  const asked = wishes.map((wish) => wished(index, wish))
  const counted = worths(asked)
  const most = counted.reduce((sum, { worth }, place) => sum + worth * asked[place]!.parts, 0)
  return index.rank({
    conditions: [
      ...conditionsOf(index, freeText, { ...query, sort: undefined }).map(({ fill }) => fill),
      ...asked.flatMap(({ must }) => must),
    ],
    counted,
    grades: Array.from({ length: grades }, (_, grade) => Math.ceil(((grade + 1) * most) / grades)),
    afterwards: [
      { field: 'checks', first: 'greatest' },
      { field: 'available_by', first: 'least', from: dayNumber(today) },
      { field: 'complete', first: 'greatest' },
    ],
    offset: (query.page - 1) * query.page_size,
    most: query.page_size,
  })
}

/** A wish as sets: of how many parts it is made, who has how many of them, and who misses nothing of it. */
function wished(index: Index, { about, weight, isMust, asked }: Wish) {
  const unknown = { field: 'unsaid', value: about }
  const unsaid = index.having('unsaid', [about])
  const must = (whole: Fill) => (isMust ? [index.either([whole, unsaid])] : [])
  if ('limits' in asked) {
    const { limits } = asked
    return {
      parts: limits.length,
      of: [
        { field: about, limits, count: 1 },
        { ...unknown, count: limits.length / 2 },
      ],
      weight,
      must: must(index.within(about, { max: limits[0]!, unknownToo: false })),
    }
  }
  const fills = asked.values.map((value) => index.having(about, [value]))
  return {
    parts: fills.length * 2,
    of: [
      ...asked.values.map((value) => ({ field: about, value, count: 2 })),
      { ...unknown, count: 1 },
    ],
    weight,
    must: must(index.every(fills)),
  }
}

/** What a part of each wish is worth, in the smallest whole numbers. */
function worths(asked: readonly ReturnType<typeof wished>[]): Counted[] {
  const whole = asked.reduce(
    (product, { parts }) => (product / greatestCommon(product, parts)) * parts,
    1,
  )
  const shares = asked.map(({ parts, weight }) => (weight * whole) / parts)
  const common = shares.reduce(greatestCommon, 0)
  return asked.map(({ of }, place) => ({ parts: of, worth: shares[place]! / common }))
}

const greatestCommon = (a: number, b: number): number => (b === 0 ? a : greatestCommon(b, a % b))
