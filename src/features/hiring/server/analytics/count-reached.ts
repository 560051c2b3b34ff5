import { and, count, sql } from 'drizzle-orm'
import type { Context } from '../../../../platform/server/context.ts'
import {
  type BucketCount,
  bucketOf,
  type TimeBuckets,
  withinBuckets,
} from '../../../../platform/server/time-buckets.ts'
import { pipelineMoves } from '../tables.ts'

export type ReachedStage = 'shortlisted' | 'interview' | 'selected' | 'hired'

/** How often a candidate came to a stage of a household's pipeline; a step back reaches nothing. */
export async function countReached(
  { db }: Context,
  buckets: TimeBuckets,
): Promise<(BucketCount & { stage: ReachedStage })[]> {
  const { fromStatus, toStatus, movedAt } = pipelineMoves
  const span = bucketOf(movedAt, buckets).as('span')
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
    .where(and(withinBuckets(movedAt, buckets), sql`(${isOnward})`))
    .groupBy(span, stage)
}
