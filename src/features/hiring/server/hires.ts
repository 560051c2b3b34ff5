import { and, asc, eq, gt } from 'drizzle-orm'
import { lockEngagement } from '../../billing/server/index.ts'
import type { Context } from '../../../platform/server/context.ts'
import type { Hire } from './ports.ts'
import { lockEntry } from './queries.ts'
import { pipelineEntries } from './tables.ts'

/** The hires that stand, by candidate, a page after another. */
export async function listHires(
  ctx: Context,
  afterCandidate: number,
  limit: number,
): Promise<(Hire & { hiredOn: string })[]> {
  const rows = await ctx.db
    .select({
      employerId: pipelineEntries.employerId,
      candidateId: pipelineEntries.candidateId,
      hiredOn: pipelineEntries.hireDate,
    })
    .from(pipelineEntries)
    .where(
      and(eq(pipelineEntries.status, 'hired'), gt(pipelineEntries.candidateId, afterCandidate)),
    )
    .orderBy(asc(pipelineEntries.candidateId))
    .limit(limit)
  return rows.flatMap(({ hiredOn, ...hire }) => (hiredOn === null ? [] : [{ ...hire, hiredOn }]))
}

/** Whether a hire still stands; it does until the caller's transaction ends. */
export async function lockHire(ctx: Context, { employerId, candidateId }: Hire): Promise<boolean> {
  await lockEngagement(ctx, { employerId, candidateId })
  return (await lockEntry(ctx, employerId, candidateId))?.status === 'hired'
}
