import { type Fit, refuseReversed } from '../../search/server/index.ts'
import { listCards } from '../../profiles/server/listed-api.ts'
import type { CandidateQuery } from '../../search/contract.ts'
import type { SignedIn } from '../../../platform/server/context.ts'
import { qatarDate } from '../../../platform/shared/format.ts'
import type { MatchPage } from '../contract.ts'
import { findNeeds } from './needs.ts'
import { matchOf, scoreOf } from './rules.ts'

interface Index {
  fits(query: CandidateQuery): { id: number; fit: Fit }[]
}

/** A page of those whom the filters leave, the best match first; of equals the newest. Scored in memory, read from the database. */
export async function listMatches(
  ctx: SignedIn,
  index: Index,
  query: CandidateQuery,
): Promise<MatchPage> {
  refuseReversed(query)
  const needs = await findNeeds(ctx)
  const { page, page_size } = query
  const { currency } = ctx.settings
  if (needs === null) return { has_needs: false, results: [], total: 0, page, page_size, currency }
  const today = qatarDate(ctx.now)
  const found = index.fits({ ...query, sort: undefined })
  // A place for each score: sorting a hundred thousand would take longer than scoring them.
  const places: (typeof found)[] = Array.from({ length: 101 }, () => [])
  for (const one of found) places[scoreOf(needs, one.fit, today)]?.push(one)
  const best = places.toReversed().flat()
  const shown = new Map(
    best.slice((page - 1) * page_size, page * page_size).map(({ id, fit }) => [id, fit]),
  )
  const cards = await listCards(ctx, [...shown.keys()])
  const results = cards.flatMap((card) => {
    const fit = shown.get(card.id)
    return fit ? [{ ...card, match: matchOf(needs, fit, today) }] : []
  })
  return { has_needs: true, results, total: best.length, page, page_size, currency }
}
