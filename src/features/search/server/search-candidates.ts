import type { Context } from '../../../platform/server/context.ts'
import { noteShown } from '../../../platform/server/bus.ts'
import { invalid } from '../../../platform/shared/errors.ts'
import type { CandidatePage, CandidateQuery } from '../contract.ts'
import { paramsOf, servedFilters } from '../filters.ts'
import type { Cards } from './cards.ts'
import { listTag } from './pages-of-people.ts'
import type { SearchIndex } from './search-index.ts'

/** A range that begins above its end finds nobody, and is rather said. */
export function refuseReversed(query: CandidateQuery): void {
  const ends = query as Partial<Record<string, unknown>>
  for (const filter of servedFilters) {
    const [min = '', max = ''] = paramsOf(filter)
    if (filter.by === 'range' && Number(ends[min] ?? 0) > Number(ends[max] ?? Infinity))
      throw invalid(min, 'lowestAboveHighest')
  }
}

/** A page of the list as JSON: counted in memory, its cards as they were made before or read from the database. */
export async function searchCandidates(
  ctx: Context,
  { index, cards }: { index: SearchIndex; cards: Cards },
  query: CandidateQuery,
): Promise<string> {
  refuseReversed(query)
  noteShown(listTag)
  const { ids, ...found } = index.search(query)
  const results = await cards.read(ctx, ids)
  const rest: Omit<CandidatePage, 'results'> = {
    page: query.page,
    page_size: query.page_size,
    ...found,
    currency: ctx.settings.currency,
  }
  return `{"results":[${results.join(',')}],${JSON.stringify(rest).slice(1)}`
}
