import { lt } from 'drizzle-orm'
import { deleteAll } from '../../../platform/server/database/batches.ts'
import type { Context } from '../../../platform/server/context.ts'
import { searchFinds, searchStops } from './tables.ts'

/** A find is news no longer, and whoever comes to fit again after that may be told again. */
const keptMs = 180 * 86_400_000

/** Deletes old finds, and links past their time. */
export async function purgeOldFinds(ctx: Context): Promise<void> {
  await deleteAll(ctx, searchFinds, lt(searchFinds.foundAt, new Date(ctx.now.getTime() - keptMs)))
  await deleteAll(ctx, searchStops, lt(searchStops.expiresAt, ctx.now))
}
