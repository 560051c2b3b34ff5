import type { Context } from '../../../platform/server/context.ts'
import { noteShown } from '../../../platform/server/bus.ts'
import { invalid } from '../../../platform/shared/errors.ts'
import type { CandidatePage, CandidateQuery } from '../contract.ts'
import type { Cards } from './cards.ts'
import { listTag } from './pages-of-people.ts'
import type { SearchIndex } from './search-index.ts'

/** A range that begins above its end finds nobody, and is rather said. */
export function refuseReversed({ salary_min, salary_max, age_min, age_max }: CandidateQuery): void {
  if ((salary_min ?? 0) > (salary_max ?? Infinity))
    throw invalid('salary_min', 'salaryRangeReversed')
  if ((age_min ?? 0) > (age_max ?? Infinity)) throw invalid('age_min', 'ageRangeReversed')
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
