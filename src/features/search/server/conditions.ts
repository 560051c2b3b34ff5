import { normalizeForSearch } from '../../../platform/shared/normalize-for-search.ts'
import type { FilterKey } from '../choices.ts'
import type { CandidateQuery, Facet } from '../contract.ts'
import type { BitmapIndex, Fill } from './bitmap/bitmap-index.ts'
import type { FreeText } from './free-text.ts'
import type { IndexedCandidate } from './index-fields.ts'
import { spellingsOf } from './sayings.ts'

/** One condition of a query. */
export interface FilterCondition {
  key: FilterKey
  /** The value alone, where each value of a filter narrows by itself. */
  value: string | null
  /** The counts that leave this condition aside. */
  facet: Facet | null
  fill: Fill
}

const singles = ['nationality', 'position', 'work_type', 'visa_status'] as const

/** The conditions of a query. */
export function conditionsOf(
  index: BitmapIndex<IndexedCandidate>,
  freeText: FreeText,
  query: CandidateQuery,
): FilterCondition[] {
  const conditions: FilterCondition[] = []
  const add = (
    key: FilterKey,
    fill: Fill,
    facet: Facet | null = null,
    value: string | null = null,
  ) => conditions.push({ key, fill, facet, value })
  const { q, location, age_min, age_max, salary_min, salary_max } = query
  if (q !== undefined) add('q', freeText(q))
  // A candidate whose age is not known passes, as the specification says; one who named no salary is in no range.
  const age = (range: { min?: number; max?: number }) =>
    index.within('age', { ...range, unknownToo: true })
  const salary = (range: { min?: number; max?: number }) =>
    index.within('salary', { ...range, unknownToo: false })
  if (age_min !== undefined) add('age_min', age({ min: age_min }))
  if (age_max !== undefined) add('age_max', age({ max: age_max }))
  if (salary_min !== undefined) add('salary_min', salary({ min: salary_min }))
  if (salary_max !== undefined) add('salary_max', salary({ max: salary_max }))
  if (query.baby_care) add('baby_care', index.having('skills', ['Babycare']))
  if (location !== undefined) add('location', index.passing('location', isAt(location)))
  for (const facet of singles)
    if (query[facet].length > 0) add(facet, index.having(facet, query[facet]), facet)
  for (const skill of query.skills) {
    const wanted = normalizeForSearch(skill)
    const hasIt = index.passing('skills', (own) => own.includes(wanted))
    add('skills', hasIt, 'skills', skill)
  }
  return conditions
}

/** Whether a place has this text in its name, in any of its spellings. */
function isAt(location: string): (place: string) => boolean {
  const wanted = [normalizeForSearch(location), ...spellingsOf(location)]
  return (place) => wanted.some((name) => place.includes(name))
}
