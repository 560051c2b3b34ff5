import { listCards } from '../../profiles/server/listed-api.ts'
import { cardIn } from '../../profiles/name-rules.ts'
import { type BestQuery, findFits, refuseReversed, type Wish } from '../../search/server/index.ts'
import type { SignedIn } from '../../../platform/server/context.ts'
import { qatarDate } from '../../../platform/shared/format.ts'
import { AppError } from '../../../platform/shared/errors.ts'
import type { Match, MatchPage } from '../contract.ts'
import { findNeeds } from './needs.ts'
import { matchOf, wishesOf } from './rules.ts'

interface Index {
  best(
    query: BestQuery,
    by: { wishes: readonly Wish[]; today: string },
  ): { total: number; ids: number[] }
}

/** A page of those whom the filters leave and who fit at all, the best match first: found in memory, read from the database. */
export async function listMatches(
  ctx: SignedIn,
  index: Index,
  query: BestQuery,
): Promise<MatchPage> {
  refuseReversed(query)
  const needs = await findNeeds(ctx)
  const { page, page_size } = query
  const { currency } = ctx.settings
  if (needs === null) return { has_needs: false, results: [], total: 0, page, page_size, currency }
  const today = qatarDate(ctx.now)
  const { total, ids } = index.best(query, { wishes: wishesOf(needs, today), today })
  const [cards, fits] = [await listCards(ctx, ids), await findFits(ctx, ids)]
  const results = cards.flatMap((card) => {
    const fit = fits.get(card.id)
    return fit ? [{ ...cardIn(card, ctx.locale), match: matchOf(needs, fit, today) }] : []
  })
  return { has_needs: true, results, total, page, page_size, currency }
}

/** How well one listed candidate fits what the asker needs; null while it has said nothing. */
export async function getMatch(ctx: SignedIn, id: number): Promise<Match | null> {
  const fit = (await findFits(ctx, [id])).get(id)
  if (fit === undefined) throw new AppError('NOT_FOUND')
  const needs = await findNeeds(ctx)
  return needs && matchOf(needs, fit, qatarDate(ctx.now))
}
