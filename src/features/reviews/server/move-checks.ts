import { and, eq, isNull, notInArray } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { verifications } from './tables.ts'

/** What was checked of one record goes to another of the same person, but for items that are running there already. */
export async function moveChecks(ctx: Context, fromId: number, toId: number): Promise<void> {
  // What waits for a second operator waited on the other record: its paper is read anew.
  await ctx.db
    .update(verifications)
    .set({ endedAt: ctx.now, endedBecause: 'paper_changed' })
    .where(
      and(
        eq(verifications.candidateId, fromId),
        eq(verifications.outcome, 'awaiting'),
        isNull(verifications.endedAt),
      ),
    )
  const running = ctx.db
    .select({ item: verifications.item })
    .from(verifications)
    .where(
      and(
        eq(verifications.candidateId, toId),
        eq(verifications.outcome, 'verified'),
        isNull(verifications.endedAt),
      ),
    )
  await ctx.db
    .update(verifications)
    .set({ candidateId: toId })
    .where(and(eq(verifications.candidateId, fromId), notInArray(verifications.item, running)))
}
