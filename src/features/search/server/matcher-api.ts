import type { Context } from '../../../platform/server/context.ts'
import { qatarDate } from '../../../platform/shared/format.ts'
import type { CandidateQuery } from '../contract.ts'
import { BitmapIndex } from './bitmap/bitmap-index.ts'
import { conditionsOf } from './conditions.ts'
import { createFreeText } from './free-text.ts'
import { type IndexedCandidate, indexFields } from './index-fields.ts'
import { readAtOnce, readIndexed } from './queries.ts'

export type { IndexedCandidate }
export { inSlices } from './bitmap/in-slices.ts'

/** A few candidates, each perhaps as she was and as she is, to be asked which of them a query of the list finds. */
export function createMatcher(ctx: Pick<Context, 'now'>) {
  const index = new BitmapIndex<IndexedCandidate>(indexFields, qatarDate(ctx.now))
  const freeText = createFreeText(index)
  return {
    put: (id: number, candidate: IndexedCandidate): unknown => index.put(id, candidate),
    /** The ids of those whom the list would show. */
    found: (query: CandidateQuery): number[] =>
      index.search({
        conditions: conditionsOf(index, freeText, query),
        order: null,
        offset: 0,
        most: index.size,
        facets: [],
      }).ids,
  }
}

/** What the list knows of these candidates today, by id: of those who are listed. */
export async function indexedById(
  ctx: Context,
  ids: readonly number[],
): Promise<Map<number, IndexedCandidate>> {
  const found = new Map<number, IndexedCandidate>()
  for (let from = 0; from < ids.length; from += readAtOnce) {
    const part = ids.slice(from, from + readAtOnce)
    for (const one of await readIndexed(ctx.db, ctx.now, { ids: part })) found.set(one.id, one)
  }
  return found
}
