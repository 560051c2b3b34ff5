import { normalizeForSearch } from '../../../platform/shared/normalize-for-search.ts'
import type { FilterKey } from '../choices.ts'
import type { CandidateQuery, Facet } from '../contract.ts'
import { type Columns, skillBits } from './columns.ts'
import { spellingsOf } from './sayings.ts'

/** One condition of a query. */
export interface Filter {
  key: FilterKey
  /** The value alone, where each value of a filter narrows by itself. */
  value: string | null
  /** The counts that leave this condition aside. */
  facet: Facet | null
  passes: (row: number) => boolean
}

const singles = ['nationality', 'position', 'work_type', 'visa_status'] as const

/** The conditions of a query, the cheap ones first; `found` holds the rows whose text fits. */
export function filtersOf(
  columns: Columns,
  found: readonly number[] | null,
  query: CandidateQuery,
): Filter[] {
  const filters: Filter[] = []
  const add = (
    key: FilterKey,
    passes: Filter['passes'],
    facet: Facet | null = null,
    value: string | null = null,
  ) => filters.push({ key, value, facet, passes })
  const { age, salary, skills, location, words } = columns
  const { age_min, age_max, salary_min, salary_max } = query
  if (found !== null) {
    const isFound = new Uint8Array(columns.length)
    for (const row of found) isFound[row] = 1
    add('q', (row) => isFound[row] === 1)
  }
  // A candidate whose age is not known passes, as the specification says; one who named no salary is in no range.
  if (age_min !== undefined) add('age_min', (row) => age[row] === -1 || (age[row] ?? 0) >= age_min)
  if (age_max !== undefined) add('age_max', (row) => (age[row] ?? 0) <= age_max)
  if (salary_min !== undefined)
    add('salary_min', (row) => salary[row] !== -1 && (salary[row] ?? 0) >= salary_min)
  if (salary_max !== undefined)
    add('salary_max', (row) => salary[row] !== -1 && (salary[row] ?? 0) <= salary_max)
  if (query.baby_care) {
    const babycare = skillBits((skill) => skill === 'Babycare')
    add('baby_care', (row) => ((skills[row] ?? 0) & babycare) !== 0)
  }
  if (query.location !== undefined) {
    const wanted = normalizeForSearch(query.location)
    const spellings = spellingsOf(wanted)
    const passing = words.location.passing(
      (place) => place.includes(wanted) || spellings.some((name) => place.includes(name)),
    )
    add('location', (row) => passing[location[row] ?? 0] === 1)
  }
  for (const facet of singles) {
    if (query[facet].length === 0) continue
    const wanted = new Set(query[facet].map((one) => one.toLowerCase()))
    const codes = columns[facet]
    const passing = columns.words[facet].passing((word) => wanted.has(word.toLowerCase()))
    add(facet, (row) => passing[codes[row] ?? 0] === 1, facet)
  }
  for (const skill of query.skills)
    add('skills', hasSkill(columns, normalizeForSearch(skill)), 'skills', skill)
  return filters
}

/** The wanted text is part of one of her skills. */
function hasSkill({ skills, otherSkills }: Columns, wanted: string): Filter['passes'] {
  const offered = skillBits((skill) => normalizeForSearch(skill).includes(wanted))
  return (row) =>
    ((skills[row] ?? 0) & offered) !== 0 ||
    otherSkills.get(row)?.some((skill) => skill.includes(wanted)) === true
}
