import type { Context } from '../../../platform/server/context.ts'
import { invalid } from '../../../platform/shared/errors.ts'
import { currency } from '../../../platform/shared/money.ts'
import type { CandidatePage, CandidateQuery } from '../contract.ts'
import { presentListed } from './present.ts'
import { listedByIds } from './queries.ts'
import type { SearchIndex } from './search-index.ts'

/** A page of the list: counted in memory, read from the database. */
export async function searchCandidates(ctx: Context, index: SearchIndex, query: CandidateQuery): Promise<CandidatePage> {
  if ((query.salary_min ?? 0) > (query.salary_max ?? Infinity)) throw invalid('salary_min', 'salaryRangeReversed')
  if ((query.age_min ?? 0) > (query.age_max ?? Infinity)) throw invalid('age_min', 'ageRangeReversed')
  const { ids, ...found } = index.search(query)
  const rows = await listedByIds(ctx, ids)
  return { results: rows.map((row) => presentListed(row, ctx.now)), page: query.page, page_size: query.page_size, ...found, currency }
}
