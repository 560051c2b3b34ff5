import { and, eq, inArray } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { liveStatuses } from '../choices.ts'
import { agreements } from './tables.ts'

/** What was asked of the record that goes into another goes with it; what waits there is over, since its selection goes. */
export async function moveAgreements(
  ctx: Context,
  { candidateId, formerId }: { candidateId: number; formerId: number },
): Promise<void> {
  await ctx.db
    .update(agreements)
    .set({ status: 'ended', changedAt: ctx.now })
    .where(and(eq(agreements.candidateId, formerId), inArray(agreements.status, [...liveStatuses])))
  await ctx.db.update(agreements).set({ candidateId }).where(eq(agreements.candidateId, formerId))
}
