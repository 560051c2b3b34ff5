import type { CandidateQuery, Facet, Facets, Sort } from '../contract.ts'
import { positions, skills as knownSkills, visaTypes, workTypes } from '../contract.ts'
import { fold } from '../../../platform/shared/fold.ts'
import { createVocabulary, type Vocabulary } from './vocabulary.ts'

/** What the search knows of a candidate. `birthDay` is YYYY-MM-DD; age counts as of the index's day. */
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
}

export interface SearchResult {
  /** Ids of the page asked for, in order. */
  ids: number[]
  total: number
  facets: Facets
}

interface Entry extends IndexedCandidate {
  foldedLocation: string
  foldedSkills: string[]
}

/**
 * The published candidates, held in memory in columns small enough to be scanned whole:
 * exact counts and the facets of every filter come from one pass (about 3 ms for 100,000).
 * The database stays the truth: pages are fetched by id from there.
 */
export interface SearchIndex {
  search(query: CandidateQuery): SearchResult
  /** Replaces what is known of one candidate; null takes her out. */
  put(id: number, candidate: IndexedCandidate | null): void
  readonly size: number
}

export function createSearchIndex(all: readonly IndexedCandidate[]): SearchIndex {
  const entries = new Map<number, Entry>()
  const vocabulary: Vocabulary = createVocabulary()
  const orders = new Map<Sort | 'default', Entry[]>()

  function put(id: number, candidate: IndexedCandidate | null): void {
    const known = entries.get(id)
    if (known) vocabulary.remove(id, known.text)
    if (candidate) {
      entries.set(id, { ...candidate, foldedLocation: fold(candidate.location), foldedSkills: candidate.skills.map(fold) })
      vocabulary.add(id, candidate.text)
    } else entries.delete(id)
    orders.clear()
  }

  function ordered(sort: Sort | undefined): Entry[] {
    const name = sort ?? 'default'
    let order = orders.get(name)
    if (!order) {
      order = [...entries.values()].sort(comparisons[name])
      orders.set(name, order)
    }
    return order
  }

  for (const candidate of all) put(candidate.id, candidate)
  return {
    put,
    get size() {
      return entries.size
    },
    search(query) {
      const found = query.q === undefined ? null : vocabulary.find(query.q)
      return scan(ordered(query.sort), filtersOf(query), found, (query.page - 1) * query.page_size, query.page_size)
    },
  }
}

/** Candidates without a salary or an age come last in both directions; the newest first among equals. */
const by = (value: (entry: Entry) => number | null, sign: 1 | -1) => (a: Entry, b: Entry) => {
  const left = value(a)
  const right = value(b)
  if (left === null || right === null) return (left === null ? 1 : 0) - (right === null ? 1 : 0) || b.id - a.id
  return (left - right) * sign || b.id - a.id
}
const comparisons: Record<Sort | 'default', (a: Entry, b: Entry) => number> = {
  default: (a, b) => b.id - a.id,
  salary_asc: by((entry) => entry.salary, 1),
  salary_desc: by((entry) => entry.salary, -1),
  age_asc: by((entry) => entry.age, 1),
  age_desc: by((entry) => entry.age, -1),
}

interface Filters {
  /** Filters whose values have counts: a candidate who fails only one of them still counts for its values. */
  faceted: { facet: Facet; matches: (entry: Entry) => boolean }[]
  plain: ((entry: Entry) => boolean)[]
}

function filtersOf(query: CandidateQuery): Filters {
  const faceted: Filters['faceted'] = []
  const choose = (facet: Facet, chosen: readonly string[], value: (entry: Entry) => string | null) => {
    if (chosen.length === 0) return
    const wanted = new Set(chosen.map((one) => one.toLowerCase()))
    faceted.push({ facet, matches: (entry) => wanted.has(value(entry)?.toLowerCase() ?? '') })
  }
  choose('nationality', query.nationality, (entry) => entry.nationality)
  choose('position', query.position, (entry) => entry.position)
  choose('work_type', query.work_type, (entry) => entry.workType)
  choose('visa_status', query.visa_status, (entry) => entry.visaType)
  if (query.skills.length > 0) {
    const wanted = query.skills.map(fold)
    faceted.push({ facet: 'skills', matches: (entry) => wanted.every((skill) => entry.foldedSkills.some((own) => own.includes(skill))) })
  }
  const plain: Filters['plain'] = []
  const { age_min, age_max, salary_min, salary_max, location } = query
  // A candidate whose age is unknown passes the age filter, as the specification says.
  if (age_min !== undefined) plain.push((entry) => entry.age === null || entry.age >= age_min)
  if (age_max !== undefined) plain.push((entry) => entry.age === null || entry.age <= age_max)
  if (salary_min !== undefined) plain.push((entry) => entry.salary !== null && entry.salary >= salary_min)
  if (salary_max !== undefined) plain.push((entry) => entry.salary !== null && entry.salary <= salary_max)
  if (query.baby_care) plain.push((entry) => entry.skills.includes('Babycare'))
  if (location !== undefined) {
    const wanted = fold(location)
    plain.push((entry) => entry.foldedLocation.includes(wanted))
  }
  return { faceted, plain }
}

function scan(entries: readonly Entry[], filters: Filters, found: ReadonlySet<number> | null, offset: number, size: number): SearchResult {
  const facets = emptyFacets()
  const ids: number[] = []
  let total = 0
  for (const entry of entries) {
    if (found && !found.has(entry.id)) continue
    if (!filters.plain.every((matches) => matches(entry))) continue
    let failed: Facet | null = null
    let failures = 0
    for (const filter of filters.faceted) {
      if (!filter.matches(entry)) {
        failed = filter.facet
        if (++failures > 1) break
      }
    }
    if (failures > 1) continue
    if (failures === 0) {
      if (total >= offset && ids.length < size) ids.push(entry.id)
      total++
    }
    countIn(facets, entry, failed)
  }
  return { ids, total, facets }
}

function countIn(facets: Facets, entry: Entry, only: Facet | null): void {
  const add = (facet: Facet, value: string | null) => {
    if (value !== null && (only === null || only === facet)) facets[facet][value] = (facets[facet][value] ?? 0) + 1
  }
  add('nationality', entry.nationality)
  add('position', entry.position)
  add('work_type', entry.workType)
  add('visa_status', entry.visaType)
  if (only === null || only === 'skills') for (const skill of entry.skills) add('skills', skill)
}

const zeros = (values: readonly string[]): Record<string, number> => Object.fromEntries(values.map((value) => [value, 0]))
const emptyFacets = (): Facets => ({
  nationality: {},
  position: zeros(positions),
  work_type: zeros(workTypes),
  skills: zeros(knownSkills),
  visa_status: zeros(visaTypes),
})
