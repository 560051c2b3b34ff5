import type { Context } from '../../../platform/server/context.ts'
import type { Fit } from './fit.ts'
import { readIndexed } from './queries.ts'

/** What matching may know of these candidates, by id: of those who are listed. */
export async function findFits(
  ctx: Pick<Context, 'db' | 'now'>,
  ids: readonly number[],
): Promise<Map<number, Fit>> {
  const rows = await readIndexed(ctx.db, ctx.now, { ids })
  return new Map(rows.flatMap(({ id, fit }) => (fit ? [[id, fit]] : [])))
}
