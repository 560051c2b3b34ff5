import type { Bits, BitStore } from './bit-store.ts'
import type { Holders } from './holders.ts'
import type { Lists } from './lists.ts'
import type { Numbers } from './numbers.ts'
import type { RowNumbers } from './row-numbers.ts'
import type { Values } from './values.ts'

export interface Condition {
  /** The facet whose counts leave this condition aside. */
  facet: string | null
  /** Adds who passes to an empty set. */
  fill: (into: Bits) => void
}

export interface Question {
  conditions: readonly Condition[]
  /** By a number, those without one last; the newest first where none is named, and among equals. */
  order: { field: string; down: boolean } | null
  offset: number
  most: number
  facets: readonly string[]
}

export interface Found {
  total: number
  /** Ids of the page asked for, in order. */
  ids: number[]
  /** How many have each value of a facet, among those who pass all conditions but the facet's own. */
  facets: Record<string, Record<string, number>>
  /** When nobody was found: how many each condition alone keeps away. */
  missed: number[]
}

interface Parts {
  store: BitStore
  rows: RowNumbers
  holders: Holders
  held: Lists
  everyone: Bits
  values: (name: string) => Values
  numbers: (name: string) => Numbers
}

/** Fewer rows than this part of all are looked at one by one. */
const fewPart = 2000

/** Searches an index. Sets are lent by the caller. */
export function search(parts: Parts, question: Question): Found {
  const { store, rows, numbers } = parts
  const { conditions, order, offset, most } = question
  const sets = conditions.map((condition) => filled(parts, condition))
  const all = joined(parts, sets)
  const total = store.count(all)
  const page =
    order === null
      ? rows.newest(all, offset, most)
      : numbers(order.field).page(all, order.down, offset, most)
  return {
    total,
    ids: page.map((row) => rows.idOf(row)),
    facets: countFacets(parts, question, sets, all),
    missed: total > 0 ? [] : missedBy(parts, sets),
  }
}

function joined({ store, everyone }: Parts, sets: readonly Bits[]): Bits {
  if (sets.length === 0) return everyone
  const into = store.lend()
  store.join('and', into, everyone, sets[0]!)
  for (const set of sets.slice(1)) store.join('and', into, into, set)
  return into
}

function filled({ store }: Parts, { fill }: Condition): Bits {
  const into = store.lend()
  store.clear(into)
  store.lending(() => fill(into))
  return into
}

function countFacets(
  parts: Parts,
  { conditions, facets }: Question,
  sets: readonly Bits[],
  all: Bits,
): Found['facets'] {
  const ofAll = counterOf(parts, all)
  return Object.fromEntries(
    facets.map((facet) => {
      const others = sets.filter((_, index) => conditions[index]!.facet !== facet)
      const countOf =
        others.length === sets.length ? ofAll : counterOf(parts, joined(parts, others))
      return [facet, countOf(facet)]
    }),
  )
}

/** Counts the values of facets among some rows. */
function counterOf(parts: Parts, among: Bits): (facet: string) => Record<string, number> {
  const countOf = counting(parts, among)
  return (facet) => {
    const counts: Record<string, number> = {}
    for (const [name, value] of parts.values(facet).names()) {
      const number = countOf(value)
      if (number > 0) counts[name] = number
    }
    return counts
  }
}

/** How many of some rows have a value; where they are few, each is looked at once for all values. */
function counting(
  { store, rows, holders, held, everyone }: Parts,
  among: Bits,
): (value: number) => number {
  if (among === everyone) return (value) => holders.size(value)
  const size = store.count(among)
  if (size > store.rows / fewPart) return (value) => holders.countIn(value, among)
  const counts = new Map<number, number>()
  for (const row of rows.newest(among, 0, size))
    for (const value of held.get(row)) counts.set(value, (counts.get(value) ?? 0) + 1)
  return (value) => counts.get(value) ?? 0
}

/** How many pass all conditions but one, for each; each set of those before is joined once. */
function missedBy({ store, everyone }: Parts, sets: readonly Bits[]): number[] {
  const before = [everyone]
  for (const set of sets) {
    const into = store.lend()
    store.join('and', into, before.at(-1)!, set)
    before.push(into)
  }
  const after = store.lend()
  store.copy(after, everyone)
  return sets
    .toReversed()
    .map((set, fromEnd) => {
      const missed = store.countBoth(before[sets.length - 1 - fromEnd]!, after)
      store.join('and', after, after, set)
      return missed
    })
    .toReversed()
}
