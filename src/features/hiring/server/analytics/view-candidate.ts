import { and, eq, sql } from 'drizzle-orm'
import { getCandidateForHiring } from '../../../profiles/server/index.ts'
import type { SignedIn } from '../../../../platform/server/context.ts'
import { AppError } from '../../../../platform/shared/errors.ts'
import { pipelineEntries } from '../tables.ts'
import { candidateViews } from './tables.ts'

/** Remembers that the household opened a profile which it may see. */
export async function viewCandidate(ctx: SignedIn, candidateId: number): Promise<void> {
  const employerId = ctx.actor.userId
  const { isPublished, isWithdrawn, hiredAt } = await getCandidateForHiring(ctx, candidateId)
  if (!(isPublished && (hiredAt !== null || !isWithdrawn)) && !(await isInList(ctx, candidateId)))
    throw new AppError('NOT_FOUND', { message: 'candidateNotFound' })
  await ctx.db
    .insert(candidateViews)
    .values({ employerId, candidateId, firstViewedAt: ctx.now, lastViewedAt: ctx.now })
    .onConflictDoUpdate({
      target: [candidateViews.employerId, candidateViews.candidateId],
      set: { lastViewedAt: ctx.now, views: sql`${candidateViews.views} + 1` },
    })
}

async function isInList(ctx: SignedIn, candidateId: number): Promise<boolean> {
  const pair = and(
    eq(pipelineEntries.employerId, ctx.actor.userId),
    eq(pipelineEntries.candidateId, candidateId),
  )
  return (await ctx.db.$count(pipelineEntries, pair)) > 0
}
