import { count } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import {
  type BucketCount,
  bucketOf,
  type TimeBuckets,
  withinBuckets,
} from '../../../platform/server/time-buckets.ts'
import { users } from './tables.ts'
import type { Role } from '../../../platform/shared/roles.ts'

/** Who signed up, by role. */
export const countSignUps = (
  { db }: Context,
  buckets: TimeBuckets,
): Promise<(BucketCount & { role: Role })[]> => {
  const span = bucketOf(users.dateJoined, buckets).as('span')
  return db
    .select({ span, role: users.role, number: count() })
    .from(users)
    .where(withinBuckets(users.dateJoined, buckets))
    .groupBy(span, users.role)
}
