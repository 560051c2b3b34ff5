import type { CandidateQuery, Facets, Suggestion } from '../contract.ts'
import { isCounted, isFirst, type ServedFilter, servedFilters } from '../filters.ts'
import { type BestQuery, bestOf, type Wish } from './best.ts'
import { BitmapIndex } from './bitmap/bitmap-index.ts'
import { type Block, type Name, placesIn } from './bitmap/dump.ts'
import { inSlices } from './bitmap/in-slices.ts'
import type { Ranked } from './bitmap/rank.ts'
import { conditionsOf, type FilterCondition } from './conditions.ts'
import { createFreeText } from './free-text.ts'
import { type IndexedCandidate, indexFields } from './index-fields.ts'
import { closestTo, type Likeness } from './similar.ts'

export interface SearchResult {
  /** Ids of the page asked for, in order. */
  ids: number[]
  total: number
  facets: Facets
  /** When nobody was found: what to give up. */
  suggestions: Suggestion[]
}

/**
 * The listed candidates in memory, as sets of rows for each value: exact counts and the facets of every filter come from joining
 * them (docs/performance.md has the figures). The database stays the truth: pages are fetched by id from there.
 */
export interface SearchIndex {
  search(query: CandidateQuery): SearchResult
  /** Ids of those most like a candidate, herself left out; the closest first. */
  similar(to: Likeness, most: number): number[]
  /** A page of those who fit what is wished, the best first. */
  best(query: BestQuery, by: { wishes: readonly Wish[]; today: string }): Ranked
  has(id: number): boolean
  /** Replaces what is known of one candidate; null takes her out. Says whether that changes any answer of `search`. */
  put(id: number, candidate: IndexedCandidate | null): boolean
  /** All that it holds, for `restoreIndex`. */
  dump(): Iterable<Block>
  /** The number of a value of a dump, and the taking of its record that begins at a place. */
  keyOf(name: Name): number
  restore(records: Int32Array, at: number, keys: readonly number[]): void
  /** Most of what it has ever held nobody has any more: restored from its own dump it would be smaller. */
  readonly isWorn: boolean
  /** Room for ids up to this one, before many are put. */
  reserve(ids: number): void
  /** Counts ages as of this day from now on. */
  advance(day: string): Promise<void>
  /** How many there are of each nationality, most first. */
  nationalities(): { nationality: string; count: number }[]
  readonly size: number
}

const counted = servedFilters.filter(isCounted)
const firstCounted = counted.filter(isFirst)
const namesOf = (filters: typeof counted) => filters.map(({ name }) => name)
const [allNames, firstNames] = [namesOf(counted), namesOf(firstCounted)]

/** In the default order those whose profiles say little come after the others. */
const completeFirst = { field: 'complete', down: true }

/** An index in which nobody is yet; ages count as of a day. */
export function createSearchIndex(day: string): SearchIndex {
  const index = new BitmapIndex<IndexedCandidate>(indexFields, day)
  const freeText = createFreeText(index)

  function search(query: CandidateQuery): SearchResult {
    const conditions = conditionsOf(index, freeText, query)
    const [field = '', direction] = query.sort?.split('_') ?? []
    const { total, ids, facets, missed } = index.search({
      conditions,
      order: query.sort === undefined ? completeFirst : { field, down: direction === 'desc' },
      offset: (query.page - 1) * query.page_size,
      most: query.page_size,
      facets: query.more ? allNames : firstNames,
    })
    return {
      ids,
      total,
      facets: withOffered(facets),
      suggestions: suggest(conditions, missed),
    }
  }

  return {
    search,
    get size() {
      return index.size
    },
    has: (id) => index.has(id),
    reserve: (ids) => index.reserve(ids),
    advance: (day) => index.advance(day),
    put: (id, candidate) => index.put(id, candidate),
    dump: () => index.dump(),
    keyOf: (name) => index.keyOf(name),
    restore: (records, at, keys) => index.restore(records, at, keys),
    get isWorn() {
      return index.isWorn
    },
    best: (query, by) => bestOf(index, freeText, query, by),
    similar: (to, most) => closestTo(index, to, most),
    nationalities: () =>
      index.counts('nationality').map(({ value, count }) => ({ nationality: value, count })),
  }
}

/** Puts everybody in as they are read, others let in between. */
export async function fillIndex(
  index: SearchIndex,
  parts: AsyncIterable<readonly IndexedCandidate[]>,
): Promise<void> {
  for await (const part of parts) await inSlices(part, (one) => index.put(one.id, one))
}

/** Brings everybody back into an empty index, others let in between. */
export async function restoreIndex(
  index: SearchIndex,
  blocks: AsyncIterable<Block> | Iterable<Block>,
): Promise<void> {
  const keys: number[] = []
  for await (const { names, records } of blocks) {
    await inSlices(names, (name) => void keys.push(index.keyOf(name)))
    await inSlices(placesIn(records), (at) => index.restore(records, at, keys))
  }
}

/** Counts by value: always for those that a filter offers, in their order; for others that it takes when there are any. */
function withOffered(counts: Record<string, Record<string, number>>): Facets {
  const named = ({ name, values, by, isOpen, isPart }: ServedFilter) => {
    const found = counts[name]
    if (found === undefined) return []
    const offered = by === 'yes' ? ['true'] : values
    const zeros = Object.fromEntries(offered.map((value) => [value, found[value] ?? 0]))
    return [[name, isOpen && !isPart ? { ...zeros, ...found } : zeros]]
  }
  return Object.fromEntries(counted.flatMap(named)) as Facets
}

/** What each condition alone keeps away, most first: what to give up when nobody fits. */
const suggest = (conditions: readonly FilterCondition[], missed: readonly number[]): Suggestion[] =>
  missed
    .map((total, place) => ({ condition: conditions[place]!, total }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)
    .map(({ condition: { key, value }, total }) => ({ filter: key, value, total }))
