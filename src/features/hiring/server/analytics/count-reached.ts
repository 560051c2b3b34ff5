import { and, count, sql } from 'drizzle-orm'
import type { Context } from '../../../../platform/server/context.ts'
import { type Counted, spanOf, type Spans, within } from '../../../../platform/server/spans.ts'
import { pipelineMoves } from '../tables.ts'

export type ReachedStage = 'shortlisted' | 'interview' | 'selected' | 'hired'

/** How often a candidate came to a stage of a household's pipeline; a step back reaches nothing. */
export async function countReached(
  { db }: Context,
  spans: Spans,
): Promise<(Counted & { stage: ReachedStage })[]> {
  const { fromStatus, toStatus, movedAt } = pipelineMoves
  const span = spanOf(movedAt, spans).as('span')
  const stage =
    sql<ReachedStage>`case ${toStatus} when 'interview_scheduled' then 'interview' else ${toStatus} end`.as(
      'stage',
    )
  const isOnward = sql`(${toStatus} = 'shortlisted' and ${fromStatus} in ('available', 'rejected'))
    or (${toStatus} = 'interview_scheduled' and ${fromStatus} <> 'interview_scheduled')
    or (${toStatus} = 'selected' and ${fromStatus} <> 'hired')
    or ${toStatus} = 'hired'`
  return db
    .select({ span, stage, number: count() })
    .from(pipelineMoves)
    .where(and(within(movedAt, spans), sql`(${isOnward})`))
    .groupBy(span, stage)
}
