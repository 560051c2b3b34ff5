import type { Context } from '../../../platform/server/context.ts'
import { AppError } from '../../../platform/shared/errors.ts'
import type { ViewFilters } from '../contract.ts'
import { getCandidate, presentCandidate } from '../../profiles/server/listed-api.ts'
import { listedBySource } from './queries.ts'

export type Source = 'self' | 'agency'

/** Listed candidates of one source as the public sees them, the newest first. */
export async function listBySource(ctx: Context, source: Source, filters: ViewFilters) {
  const rows = await listedBySource(ctx, source, filters)
  return rows.map((row) => presentCandidate(row, ctx, { everything: false, contact: false }))
}

/** One candidate of a source; anyone else's is not there. */
export async function getFromSource(ctx: Context, source: Source, id: number) {
  const candidate = await getCandidate(ctx, id)
  if (candidate.source !== source) throw new AppError('NOT_FOUND', { message: 'candidateNotFound' })
  return candidate
}
