import { normalizeForSearch } from '../../../platform/shared/normalize-for-search.ts'
import type { CandidateQuery, Facet, FilterKey } from '../contract.ts'
import { type ServedFilter, servedFilters } from '../filters.ts'
import type { BitmapIndex, Fill } from './bitmap/bitmap-index.ts'
import type { FreeText } from './free-text.ts'
import { dayNumber } from './day-number.ts'
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

/** The conditions of a query. */
export function conditionsOf(
  index: BitmapIndex<IndexedCandidate>,
  freeText: FreeText,
  query: CandidateQuery,
): FilterCondition[] {
  const free =
    query.q === undefined ? [] : [{ ...plain, key: 'q' as const, fill: freeText(query.q) }]
  const babies = query.baby_care
    ? [{ ...plain, key: 'baby_care' as const, fill: index.having('skills', ['Babycare']) }]
    : []
  return [
    ...free,
    ...babies,
    ...servedFilters.flatMap((filter) => conditionsBy(filter, index, query)),
  ]
}

const plain = { facet: null, value: null }

/** The conditions of one filter, by its kind. */
function conditionsBy(
  filter: ServedFilter,
  index: BitmapIndex<IndexedCandidate>,
  query: CandidateQuery,
): FilterCondition[] {
  const { name, by, unknownToo } = filter
  const asked = query as Partial<Record<string, unknown>>
  const given = <T>(key: string, fill: (value: T) => Fill): FilterCondition[] =>
    asked[key] === undefined
      ? []
      : [{ ...plain, key: key as FilterKey, fill: fill(asked[key] as T) }]
  const facet = name as Facet
  const chosen = (asked[name] ?? []) as string[]
  switch (by) {
    case 'any':
      return chosen.length === 0
        ? []
        : [{ key: facet, value: null, facet, fill: index.having(name, chosen) }]
    case 'every':
    case 'level':
      return chosen.map((value) => ({
        key: facet,
        value,
        facet,
        fill: havingIt(index, filter, value),
      }))
    case 'yes':
      return asked[name] === true
        ? [{ key: facet, value: null, facet, fill: index.having(name, ['true']) }]
        : []
    case 'range':
      return [
        ...given<number>(`${name}_min`, (min) => index.within(name, { min, unknownToo })),
        ...given<number>(`${name}_max`, (max) => index.within(name, { max, unknownToo })),
      ]
    case 'until':
      return given<string>(name, (day) => index.within(name, { max: dayNumber(day), unknownToo }))
    case 'part':
      return given<string>(name, (text) =>
        index.containing(name, visible([normalizeForSearch(text), ...spellingsOf(text)])),
      )
  }
}

/** Who has a value, or of what can be called otherwise a part of it. */
function havingIt(
  index: BitmapIndex<IndexedCandidate>,
  { name, isPart }: ServedFilter,
  value: string,
): Fill {
  return isPart
    ? index.containing(name, visible([normalizeForSearch(value)]))
    : index.having(name, [value])
}

/** Signs that nobody sees are nothing to look for. */
const visible = (texts: readonly string[]): string[] => texts.filter((text) => text !== '')
