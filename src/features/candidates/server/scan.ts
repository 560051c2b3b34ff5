import { fold } from '../../../platform/shared/fold.ts'
import { positions, skills as knownSkills, visaTypes, workTypes } from '../choices.ts'
import type { CandidateQuery, Facet, Facets } from '../contract.ts'
import { type Columns, skillBits } from './columns.ts'
import type { SearchResult } from './search-index.ts'

const singles = ['nationality', 'position', 'work_type', 'visa_status'] as const
type Passes = (row: number) => boolean

/**
 * One pass over the rows for total and facets, then a walk along the order until the page is full.
 * A row that fails only one faceted filter still counts for the values of that filter.
 */
export function scan(columns: Columns, order: readonly number[], found: readonly number[] | null, query: CandidateQuery): SearchResult {
  const plain = plainFilters(columns, found, query)
  const faceted = facetedFilters(columns, query)
  const counts = emptyCounts(columns)
  const passed = new Uint8Array(columns.length)
  let total = 0
  rows: for (let row = 0; row < columns.length; row++) {
    if (columns.id[row] === 0) continue
    for (const passes of plain) if (!passes(row)) continue rows
    let failed: Facet | null = null
    for (const { facet, passes } of faceted) {
      if (passes(row)) continue
      if (failed !== null) continue rows
      failed = facet
    }
    if (failed === null) {
      passed[row] = 1
      total++
    }
    count(columns, counts, row, failed)
  }
  return { ids: pageOf(columns, order, passed, query), total, facets: facetsOf(columns, counts) }
}

function pageOf(columns: Columns, order: readonly number[], passed: Uint8Array, { page, page_size }: CandidateQuery): number[] {
  const ids: number[] = []
  let skip = (page - 1) * page_size
  for (const row of order) {
    if (passed[row] !== 1 || skip-- > 0) continue
    ids.push(columns.id[row] ?? 0)
    if (ids.length === page_size) break
  }
  return ids
}

function plainFilters(columns: Columns, found: readonly number[] | null, query: CandidateQuery): Passes[] {
  const filters: Passes[] = []
  const { age, salary, skills, location, words } = columns
  if (found !== null) {
    const isFound = new Uint8Array(columns.length)
    for (const row of found) isFound[row] = 1
    filters.push((row) => isFound[row] === 1)
  }
  const { age_min = 0, age_max = Infinity, salary_min = 0, salary_max = Infinity } = query
  if (query.age_min !== undefined || query.age_max !== undefined) {
    // A candidate whose age is not known passes, as the specification says.
    filters.push((row) => age[row] === -1 || ((age[row] ?? 0) >= age_min && (age[row] ?? 0) <= age_max))
  }
  if (query.salary_min !== undefined || query.salary_max !== undefined) {
    filters.push((row) => (salary[row] ?? -1) >= salary_min && (salary[row] ?? -1) <= salary_max)
  }
  if (query.baby_care) {
    const babycare = skillBits((skill) => skill === 'Babycare')
    filters.push((row) => ((skills[row] ?? 0) & babycare) !== 0)
  }
  if (query.location !== undefined) {
    const wanted = fold(query.location)
    const passing = words.location.passing((place) => place.includes(wanted))
    filters.push((row) => passing[location[row] ?? 0] === 1)
  }
  return filters
}

function facetedFilters(columns: Columns, query: CandidateQuery): { facet: Facet; passes: Passes }[] {
  const filters: { facet: Facet; passes: Passes }[] = []
  for (const facet of singles) {
    if (query[facet].length === 0) continue
    const wanted = new Set(query[facet].map((one) => one.toLowerCase()))
    const codes = columns[facet]
    const passing = columns.words[facet].passing((word) => wanted.has(word.toLowerCase()))
    filters.push({ facet, passes: (row) => passing[codes[row] ?? 0] === 1 })
  }
  if (query.skills.length > 0) filters.push({ facet: 'skills', passes: hasSkills(columns, query.skills.map(fold)) })
  return filters
}

/** Each wanted text is part of one of her skills. */
function hasSkills({ skills, otherSkills }: Columns, wanted: readonly string[]): Passes {
  const offered = wanted.map((text) => ({ text, bits: skillBits((skill) => fold(skill).includes(text)) }))
  return (row) =>
    offered.every(({ text, bits }) => ((skills[row] ?? 0) & bits) !== 0 || otherSkills.get(row)?.some((skill) => skill.includes(text)) === true)
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
    for (let index = 0; index < knownSkills.length; index++) if (bits & (1 << index)) counts.skills[index]!++
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
    skills: Object.fromEntries(knownSkills.map((skill, index) => [skill, counts.skills[index] ?? 0])),
  }
}

/** How many rows each nationality has, most first. */
export function countNationalities(columns: Columns): { nationality: string; count: number }[] {
  const counts = new Uint32Array(columns.words.nationality.words.length)
  for (let row = 0; row < columns.length; row++) if (columns.id[row] !== 0) counts[columns.nationality[row] ?? 0]!++
  return columns.words.nationality.words
    .map((nationality, code) => ({ nationality, count: counts[code] ?? 0 }))
    .filter(({ nationality, count }) => nationality !== '' && count > 0)
    .sort((a, b) => b.count - a.count)
}
