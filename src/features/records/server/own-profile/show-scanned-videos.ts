import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { findFiles } from '../../../../gateways/files/index.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import { broadcastCandidates } from '../../../profiles/server/index.ts'
import { candidates } from '../../../profiles/server/record-api.ts'

const batch = 100

/** Gives an address to the films that the virus scanner has passed since, and forgets those that it refused. */
export async function showScannedVideos(ctx: Context): Promise<void> {
  let afterId: number | undefined = 0
  while (afterId !== undefined) afterId = await showSome(ctx, afterId)
}

/** Looks at a batch of those above an id; gives the id to go on from. */
async function showSome(ctx: Context, afterId: number): Promise<number | undefined> {
  const waiting = await ctx.db
    .select({ id: candidates.id, file: candidates.profileVideoFile })
    .from(candidates)
    .where(
      and(
        isNotNull(candidates.profileVideoFile),
        isNull(candidates.profileVideoKey),
        gt(candidates.id, afterId),
      ),
    )
    .orderBy(asc(candidates.id))
    .limit(batch)
  const found = await findFiles(
    ctx,
    waiting.flatMap(({ file }) => file ?? []),
  )
  for (const { id, file: fileId } of waiting) {
    const file = found.get(fileId ?? '')
    if (fileId === null || file?.isHeld) continue
    await transaction(ctx, async (ctx) => {
      // Her film of that look alone: she may have taken it away or sent another since.
      const changed = await ctx.db
        .update(candidates)
        .set({ profileVideoKey: file?.keys[0] ?? null, profileVideoFile: file?.id ?? null })
        .where(
          and(
            eq(candidates.id, id),
            eq(candidates.profileVideoFile, fileId),
            isNull(candidates.profileVideoKey),
          ),
        )
        .returning({ id: candidates.id })
      if (changed.length > 0) await broadcastCandidates(ctx, [id])
    })
  }
  return waiting.length < batch ? undefined : waiting.at(-1)?.id
}
