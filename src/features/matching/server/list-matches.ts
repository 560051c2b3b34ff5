import { type Fit, refuseReversed } from '../../search/server/index.ts'
import { listCards } from '../../profiles/server/listed-api.ts'
import type { CandidateQuery } from '../../search/contract.ts'
import type { SignedIn } from '../../../platform/server/context.ts'
import { qatarDate } from '../../../platform/shared/format.ts'
import type { MatchPage, Needs } from '../contract.ts'
import { findNeeds } from './needs.ts'
import { matchOf, missesMust, rankOf, scoreOf } from './rules.ts'

interface Fitting {
  id: number
  fit: Fit
}

interface Index {
  fits(query: CandidateQuery): Fitting[]
}

/** A page of those whom the filters leave and who fit at all, the best match first. Scored in memory, read from the database. */
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
  const { total, shown } = bestOf(index.fits({ ...query, sort: undefined }), {
    needs,
    today,
    query,
  })
  const cards = await listCards(ctx, [...shown.keys()])
  const results = cards.flatMap((card) => {
    const fit = shown.get(card.id)
    return fit ? [{ ...card, match: matchOf(needs, fit, today) }] : []
  })
  return { has_needs: true, results, total, page, page_size, currency }
}

interface Asked {
  needs: Needs
  today: string
  query: Pick<CandidateQuery, 'page' | 'page_size'>
}

/** How many fit, and those of a page in their order. */
function bestOf(all: readonly Fitting[], { needs, today, query: { page, page_size } }: Asked) {
  // A place for each score: sorting a hundred thousand would take longer than scoring them.
  const places: Fitting[][] = Array.from({ length: 101 }, () => [])
  for (const one of all)
    if (!missesMust(needs, one.fit, today)) places[scoreOf(needs, one.fit, today)]?.push(one)
  const [first, end] = [(page - 1) * page_size, page * page_size]
  const shown = new Map<number, Fit>()
  let total = 0
  // Who reaches nothing of what is asked is left out.
  for (const equals of places.slice(1).toReversed()) {
    const [from, to] = [first - total, end - total]
    total += equals.length
    if (from >= equals.length || to <= 0) continue
    for (const { id, fit } of inRank(equals, needs, today).slice(Math.max(0, from), to))
      shown.set(id, fit)
  }
  return { total, shown }
}

/** Those with the same score in their order; of whom nothing tells apart as they came. */
const inRank = (equals: readonly Fitting[], needs: Needs, today: string): Fitting[] =>
  equals
    .map((one) => ({ one, rank: rankOf(needs, one.fit, today) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ one }) => one)
