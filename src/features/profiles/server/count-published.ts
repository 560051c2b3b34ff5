import { and, count, eq } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import {
  type BucketCount,
  bucketOf,
  type TimeBuckets,
  withinBuckets,
} from '../../../platform/server/time-buckets.ts'
import { candidates } from './tables.ts'

/** New records that are published. */
export const countPublished = ({ db }: Context, buckets: TimeBuckets): Promise<BucketCount[]> => {
  const span = bucketOf(candidates.createdAt, buckets).as('span')
  return db
    .select({ span, number: count() })
    .from(candidates)
    .where(and(eq(candidates.isPublished, true), withinBuckets(candidates.createdAt, buckets)))
    .groupBy(span)
}
