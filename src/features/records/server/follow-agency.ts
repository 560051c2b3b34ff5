import { and, eq } from 'drizzle-orm'
import { publish } from '../../../platform/server/capability.ts'
import type { Context } from '../../../platform/server/context.ts'
import { broadcastCandidates } from '../../profiles/server/index.ts'
import { candidatesWithdrawn } from '../../profiles/server/ports.ts'
import { candidates } from '../../profiles/server/record-api.ts'

/** Tells every process that an agency's published candidates come or go with it, and ends what households have begun with those who go. */
export async function broadcastCandidatesOf(ctx: Context, agencyId: number): Promise<void> {
  const rows = await ctx.db
    .select({ id: candidates.id })
    .from(candidates)
    .where(and(eq(candidates.agencyId, agencyId), eq(candidates.isPublished, true)))
  await broadcastCandidates(
    ctx,
    rows.map(({ id }) => id),
  )
  await withdrawCandidatesOf(ctx, agencyId)
}

/** Ends what households have begun with an agency's candidates, unless it may supply them today. */
export async function withdrawCandidatesOf(ctx: Context, agencyId: number): Promise<void> {
  const rows = await ctx.db
    .select({ id: candidates.id })
    .from(candidates)
    .where(eq(candidates.agencyId, agencyId))
  await publish(ctx, candidatesWithdrawn, { candidateIds: rows.map(({ id }) => id) })
}
