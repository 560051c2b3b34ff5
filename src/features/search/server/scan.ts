import { positions, skills as knownSkills, visaTypes, workTypes } from '../../profiles/choices.ts'
import type { CandidateQuery, Facet, Facets, Suggestion } from '../contract.ts'
import type { Columns } from './columns.ts'
import { type Filter, filtersOf } from './filters.ts'
import type { SearchResult } from './search-index.ts'

const singles = ['nationality', 'position', 'work_type', 'visa_status'] as const

/**
 * One pass over the rows for total and facets, then a walk along the order until the page is full.
 * A row that fails only one faceted filter still counts for the values of that filter.
 */
export function scan(
  columns: Columns,
  order: readonly number[],
  found: readonly number[] | null,
  query: CandidateQuery,
): SearchResult {
  const filters = filtersOf(columns, found, query)
  const counts = emptyCounts(columns)
  const passed = new Uint8Array(columns.length)
  let total = 0
  rows: for (let row = 0; row < columns.length; row++) {
    if (columns.id[row] === 0) continue
    let failed: Facet | null = null
    for (const { facet, passes } of filters) {
      if (failed === facet && facet !== null) continue
      if (passes(row)) continue
      if (facet === null || failed !== null) continue rows
      failed = facet
    }
    if (failed === null) {
      passed[row] = 1
      total++
    }
    count(columns, counts, row, failed)
  }
  const suggestions = total === 0 ? suggest(columns, filters) : []
  return {
    ids: pageOf(columns, order, passed, query),
    total,
    facets: facetsOf(columns, counts),
    suggestions,
  }
}

/** What each condition alone keeps away, most first: what to give up when nobody fits. */
function suggest(columns: Columns, filters: readonly Filter[]): Suggestion[] {
  const missed = new Uint32Array(filters.length)
  rows: for (let row = 0; row < columns.length; row++) {
    if (columns.id[row] === 0) continue
    let failed = -1
    for (let index = 0; index < filters.length; index++) {
      if (filters[index]?.passes(row)) continue
      if (failed >= 0) continue rows
      failed = index
    }
    if (failed >= 0) missed[failed]!++
  }
  return filters
    .map(({ key, value }, index) => ({ filter: key, value, total: missed[index] ?? 0 }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)
}

function pageOf(
  columns: Columns,
  order: readonly number[],
  passed: Uint8Array,
  { page, page_size }: CandidateQuery,
): number[] {
  const ids: number[] = []
  let skip = (page - 1) * page_size
  for (const row of order) {
    if (passed[row] !== 1 || skip-- > 0) continue
    ids.push(columns.id[row] ?? 0)
    if (ids.length === page_size) break
  }
  return ids
}

type Counts = Record<(typeof singles)[number], Uint32Array> & { skills: Uint32Array }

const emptyCounts = ({ words }: Columns): Counts => ({
  nationality: new Uint32Array(words.nationality.words.length),
  position: new Uint32Array(words.position.words.length),
  work_type: new Uint32Array(words.work_type.words.length),
  visa_status: new Uint32Array(words.visa_status.words.length),
  skills: new Uint32Array(knownSkills.length),
})

function count(columns: Columns, counts: Counts, row: number, only: Facet | null): void {
  if (only === null || only === 'skills') {
    const bits = columns.skills[row] ?? 0
    for (let index = 0; index < knownSkills.length; index++)
      if (bits & (1 << index)) counts.skills[index]!++
  }
  if (only === 'skills') return
  for (const facet of only === null ? singles : [only]) counts[facet][columns[facet][row] ?? 0]!++
}

/** Counts by word: always for the values that a filter offers, for others when there are any. */
function facetsOf({ words }: Columns, counts: Counts): Facets {
  const named = (facet: (typeof singles)[number], offered: readonly string[]) =>
    Object.fromEntries(
      words[facet].words.flatMap((word, code) => {
        const number = counts[facet][code] ?? 0
        return code > 0 && (number > 0 || offered.includes(word)) ? [[word, number]] : []
      }),
    )
  return {
    nationality: named('nationality', []),
    position: named('position', positions),
    work_type: named('work_type', workTypes),
    visa_status: named('visa_status', visaTypes),
    skills: Object.fromEntries(
      knownSkills.map((skill, index) => [skill, counts.skills[index] ?? 0]),
    ),
  }
}

/** How many rows each nationality has, most first. */
export function countNationalities(columns: Columns): { nationality: string; count: number }[] {
  const counts = new Uint32Array(columns.words.nationality.words.length)
  for (let row = 0; row < columns.length; row++)
    if (columns.id[row] !== 0) counts[columns.nationality[row] ?? 0]!++
  return columns.words.nationality.words
    .map((nationality, code) => ({ nationality, count: counts[code] ?? 0 }))
    .filter(({ nationality, count }) => nationality !== '' && count > 0)
    .sort((a, b) => b.count - a.count)
}
