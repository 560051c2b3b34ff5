import type { Context } from '../../../platform/server/context.ts'
import { noteShown } from '../../../platform/server/bus.ts'
import { AppError, enforce } from '../../../platform/shared/errors.ts'
import {
  cardTag,
  sightRefusal,
  presentListed,
  findCandidate,
  listedByIds,
} from '../../profiles/server/listed-api.ts'
import { likenessOf } from './queries.ts'
import type { SearchIndex } from './search-index.ts'

const most = 3

/** Who is like a candidate and can be hired; also for one who is hired, whose visitors look for another. */
export async function listSimilar(ctx: Context, index: SearchIndex, id: number) {
  const found = await findCandidate(ctx, id)
  if (!found) throw new AppError('NOT_FOUND', { message: 'candidateNotFound' })
  enforce(sightRefusal(ctx.actor, found.candidate, found.isShown))
  const ids = index.similar(likenessOf(found.candidate), most)
  noteShown(...ids.map(cardTag))
  const rows = await listedByIds(ctx, ids)
  return {
    results: rows.map((row) => presentListed(row, ctx.now)),
    currency: ctx.settings.currency,
  }
}
