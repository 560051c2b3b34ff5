import { and, count, inArray } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import {
  type BucketCount,
  bucketOf,
  type TimeBuckets,
  withinBuckets,
} from '../../../platform/server/time-buckets.ts'
import { messages } from './tables.ts'
import { isNotReplaced } from './whatsapp/fall-back.ts'

const isLost = (ctx: Context) =>
  and(inArray(messages.status, ['dead', 'failed']), isNotReplaced(ctx))

/** Messages that never arrived, by when they were written. */
export const countLost = (ctx: Context, buckets: TimeBuckets): Promise<BucketCount[]> => {
  const span = bucketOf(messages.createdAt, buckets).as('span')
  return ctx.db
    .select({ span, number: count() })
    .from(messages)
    .where(and(isLost(ctx), withinBuckets(messages.createdAt, buckets)))
    .groupBy(span)
}

/** All that are in the list of lost messages. */
export const countAllLost = (ctx: Context): Promise<number> => ctx.db.$count(messages, isLost(ctx))
