import { and, count, inArray } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import {
  type BucketCount,
  bucketOf,
  type TimeBuckets,
  withinBuckets,
} from '../../../platform/server/time-buckets.ts'
import { messages } from './tables.ts'

const isLost = inArray(messages.status, ['dead', 'failed'])

/** Messages that never arrived, by when they were written. */
export const countLost = ({ db }: Context, buckets: TimeBuckets): Promise<BucketCount[]> => {
  const span = bucketOf(messages.createdAt, buckets).as('span')
  return db
    .select({ span, number: count() })
    .from(messages)
    .where(and(isLost, withinBuckets(messages.createdAt, buckets)))
    .groupBy(span)
}

/** All that are in the list of lost messages. */
export const countAllLost = ({ db }: Context): Promise<number> => db.$count(messages, isLost)
