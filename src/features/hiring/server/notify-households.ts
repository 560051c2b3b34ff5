import { and, eq, ne } from 'drizzle-orm'
import { broadcastToUsers } from '../../../platform/server/bus.ts'
import type { Context } from '../../../platform/server/context.ts'
import { pipelineEntries } from './tables.ts'

/** Tells the other households with this candidate in their list that she can, or can no longer, be had. */
export async function notifyOtherHouseholds(
  ctx: Context,
  { employerId, candidateId }: { employerId: number; candidateId: number },
): Promise<void> {
  const rows = await ctx.db
    .select({ id: pipelineEntries.employerId })
    .from(pipelineEntries)
    .where(
      and(eq(pipelineEntries.candidateId, candidateId), ne(pipelineEntries.employerId, employerId)),
    )
  await broadcastToUsers(
    ctx,
    rows.map(({ id }) => id),
    'pipeline',
  )
}
