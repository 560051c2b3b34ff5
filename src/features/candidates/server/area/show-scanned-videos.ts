import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { findFiles } from '../../../../gateways/files/index.ts'
import { announce } from '../../../../platform/server/bus.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/db.ts'
import { candidates } from '../tables.ts'

const batch = 100

/** Gives an address to the films that the virus scanner has passed since, and forgets those that it refused. */
export async function showScannedVideos(ctx: Context): Promise<void> {
  const waiting = await ctx.db
    .select({ id: candidates.id, file: candidates.profileVideoFile })
    .from(candidates)
    .where(and(isNotNull(candidates.profileVideoFile), isNull(candidates.profileVideoKey)))
    .limit(batch)
  const found = await findFiles(
    ctx,
    waiting.flatMap(({ file }) => file ?? []),
  )
  for (const { id, file: fileId } of waiting) {
    const file = found.get(fileId ?? '')
    if (file?.isHeld) continue
    await transaction(ctx, async (ctx) => {
      const film = { profileVideoKey: file?.keys[0] ?? null, profileVideoFile: file?.id ?? null }
      await ctx.db
        .update(candidates)
        .set(film)
        .where(and(eq(candidates.id, id), isNull(candidates.profileVideoKey)))
      await announce(ctx, 'candidates', id)
    })
  }
}
