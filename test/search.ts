import type { IndexedCandidate } from '../src/features/search/server/index-fields.ts'
import { createSearchIndex, type SearchIndex } from '../src/features/search/server/search-index.ts'

/** An index of these people, as of the day of the tests. */
export function indexOf(people: readonly IndexedCandidate[], day = '2026-03-01'): SearchIndex {
  const index = createSearchIndex(day)
  for (const one of people) index.put(one.id, one)
  return index
}
