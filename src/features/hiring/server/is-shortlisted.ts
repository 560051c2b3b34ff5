import { and, eq, ne } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import type { Hire } from './ports.ts'
import { pipelineEntries } from './tables.ts'

/** Whether a household has a candidate in its list and has not rejected her. */
export const isShortlisted = async (
  ctx: Context,
  { employerId, candidateId }: Hire,
): Promise<boolean> =>
  (await ctx.db.$count(
    pipelineEntries,
    and(
      eq(pipelineEntries.employerId, employerId),
      eq(pipelineEntries.candidateId, candidateId),
      ne(pipelineEntries.status, 'rejected'),
    ),
  )) > 0
