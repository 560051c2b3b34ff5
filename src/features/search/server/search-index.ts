import { setImmediate as breathe } from 'node:timers/promises'
import { type Sort, sorts } from '../choices.ts'
import type { CandidateQuery, Facets, Suggestion } from '../contract.ts'
import { clearRow, type Columns, createColumns, writeRow } from './columns.ts'
import { countNationalities, scan } from './scan.ts'
import type { Fit } from './fit.ts'
import { closestTo, type Likeness } from './similar.ts'
import { createVocabulary } from './vocabulary.ts'

/** What the search knows of a candidate; age counts as of the index's day. */
export interface IndexedCandidate {
  id: number
  age: number | null
  salary: number | null
  nationality: string | null
  position: string | null
  workType: string | null
  visaType: string | null
  skills: string[]
  location: string
  /** Everything that free text looks at. */
  text: string
  /** What matching looks at. */
  fit?: Fit
}

export interface SearchResult {
  /** Ids of the page asked for, in order. */
  ids: number[]
  total: number
  facets: Facets
  /** When nobody was found: what to give up. */
  suggestions: Suggestion[]
}

/**
 * The listed candidates in memory, as columns of small numbers that are scanned whole:
 * exact counts and the facets of every filter come from one pass (docs/performance.md has the figures).
 * The database stays the truth: pages are fetched by id from there.
 */
export interface SearchIndex {
  search(query: CandidateQuery): SearchResult
  /** Ids of those most like a candidate, herself left out; the closest first. */
  similar(to: Likeness, most: number): number[]
  /** All whom a query finds, in their order, with what matching looks at. */
  fits(query: CandidateQuery): { id: number; fit: Fit }[]
  has(id: number): boolean
  /** Replaces what is known of one candidate; null takes her out. */
  put(id: number, candidate: IndexedCandidate | null): void
  /** How many there are of each nationality, most first. */
  nationalities(): { nationality: string; count: number }[]
  readonly size: number
}

type Order = Sort | 'default'
const orderNames: Order[] = ['default', ...sorts]
/** Rows that are added in one go: some milliseconds. */
const atOnce = 250

export function createSearchIndex(all: readonly IndexedCandidate[]): SearchIndex {
  const { index, add, sort } = emptySearchIndex()
  all.forEach(add)
  orderNames.forEach(sort)
  return index
}

/** The same from parts as they are read, others let in between. */
export async function loadSearchIndex(
  parts: AsyncIterable<readonly IndexedCandidate[]>,
): Promise<SearchIndex> {
  const { index, add, sort } = emptySearchIndex()
  for await (const part of parts) {
    for (let first = 0; first < part.length; first += atOnce) {
      part.slice(first, first + atOnce).forEach(add)
      await breathe()
    }
  }
  for (const name of orderNames) {
    sort(name)
    await breathe()
  }
  return index
}

interface FilledIndex {
  index: SearchIndex
  add: (candidate: IndexedCandidate) => void
  sort: (name: Order) => void
}

/** An index that is being filled: whom `add` adds stands in no order until it is sorted. */
function emptySearchIndex(): FilledIndex {
  const columns = createColumns(0)
  const people = new Map<number, { row: number; text: string; fit: Fit | undefined }>()
  const free: number[] = []
  const vocabulary = createVocabulary()
  const orders = createOrders(columns)

  function add(row: number, candidate: IndexedCandidate): void {
    const { id, text, fit } = candidate
    writeRow(columns, row, candidate)
    vocabulary.add(id, text)
    people.set(id, { row, text, fit })
  }

  function remove(id: number, { row, text }: { row: number; text: string }): void {
    orders.remove(row)
    vocabulary.remove(id, text)
    people.delete(id)
    clearRow(columns, row)
    free.push(row)
  }

  function search(query: CandidateQuery): SearchResult {
    const found = query.q === undefined ? null : vocabulary.find(query.q)
    const foundRows = found && [...found].flatMap((id) => people.get(id)?.row ?? [])
    return scan(columns, orders.of[query.sort ?? 'default'], foundRows, query)
  }

  const index: SearchIndex = {
    get size() {
      return people.size
    },
    has: (id) => people.has(id),
    put(id, candidate) {
      const known = people.get(id)
      if (known !== undefined) remove(id, known)
      if (!candidate) return
      const row = free.pop() ?? columns.length
      add(row, candidate)
      orders.insert(row)
    },
    similar: (to, most) => closestTo(columns, to, most),
    nationalities: () => countNationalities(columns),
    search,
    fits(query) {
      const { ids } = search({ ...query, page: 1, page_size: people.size })
      return ids.flatMap((id) => {
        const fit = people.get(id)?.fit
        return fit ? [{ id, fit }] : []
      })
    },
  }
  return {
    index,
    add: (candidate) => add(columns.length, candidate),
    sort: orders.sort,
  }
}

/** The rows in each order that a list can have. */
function createOrders(columns: Columns) {
  const comparisons = comparisonsOf(columns)
  const of = Object.fromEntries(orderNames.map((name) => [name, [] as number[]])) as Record<
    Order,
    number[]
  >
  const placeIn = (name: Order, row: number) => placeOf(of[name], row, comparisons[name])
  return {
    of,
    remove(row: number): void {
      for (const name of orderNames) of[name].splice(placeIn(name, row), 1)
    },
    insert(row: number): void {
      for (const name of orderNames) of[name].splice(placeIn(name, row), 0, row)
    },
    sort(name: Order): void {
      of[name] = Array.from({ length: columns.length }, (_, row) => row).sort(comparisons[name])
    },
  }
}

type Compare = (a: number, b: number) => number

/** Candidates without a salary or an age come last in both directions; the newest first among equals. */
function comparisonsOf(columns: Columns): Record<Order, Compare> {
  const newest: Compare = (a, b) => (columns.id[b] ?? 0) - (columns.id[a] ?? 0)
  const by =
    (name: 'age' | 'salary', sign: 1 | -1): Compare =>
    (a, b) => {
      const left = columns[name][a] ?? -1
      const right = columns[name][b] ?? -1
      if (left < 0 || right < 0) return Number(left < 0) - Number(right < 0) || newest(a, b)
      return (left - right) * sign || newest(a, b)
    }
  return {
    default: newest,
    salary_asc: by('salary', 1),
    salary_desc: by('salary', -1),
    age_asc: by('age', 1),
    age_desc: by('age', -1),
  }
}

/** Where a row stands in an order, or would. */
function placeOf(order: readonly number[], row: number, compare: Compare): number {
  let low = 0
  let high = order.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compare(order[middle] ?? 0, row) < 0) low = middle + 1
    else high = middle
  }
  return low
}
