import type { Context } from '../../../platform/server/context.ts'
import { createMatcher, inSlices, type IndexedCandidate } from '../../search/server/matcher-api.ts'
import { queryOf } from './stored-query.ts'
import type { SavedSearchRow } from './tables.ts'

/** Who has changed, as each was, and as each is, where she is listed. */
export interface Changed {
  ids: readonly number[]
  before: ReadonlyMap<number, IndexedCandidate>
  now: ReadonlyMap<number, IndexedCandidate>
}

export interface Find {
  searchId: number
  candidateId: number
}

/** Asks searches who of those who have changed fits now and did not before, and the other way round; others are let in meanwhile. */
export async function newlyFitting(ctx: Pick<Context, 'now'>, { ids, before, now }: Changed) {
  const matcher = createMatcher(ctx)
  // Two places for each: an odd one as she was, the next as she is.
  await inSlices(ids.entries(), ([place, id]) => {
    const [was, is] = [before.get(id), now.get(id)]
    if (was) matcher.put(2 * place + 1, was)
    if (is) matcher.put(2 * place + 2, is)
  })
  return async (searches: readonly Pick<SavedSearchRow, 'id' | 'query'>[]) => {
    const finds: Find[] = []
    const lost: Find[] = []
    await inSlices(searches, ({ id: searchId, query: address }) => {
      const query = queryOf(address)
      if (query === null) return
      const found = new Set(matcher.found(query))
      for (const place of found) {
        const isNow = place % 2 === 0
        if (found.has(isNow ? place - 1 : place + 1)) continue
        const candidateId = ids[Math.floor((place - 1) / 2)]!
        ;(isNow ? finds : lost).push({ searchId, candidateId })
      }
    })
    return { finds, lost }
  }
}
