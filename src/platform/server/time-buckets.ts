import { type AnyColumn, and, gte, lt, sql, type SQL } from 'drizzle-orm'

/** Stretches of time, one after the other; the first is the time before those that are shown. */
export interface TimeBuckets {
  starts: readonly Date[]
  end: Date
}

/** Of how many something was, in the span of that number: 0 is the time before. */
export interface BucketCount {
  span: number
  number: number
}

/** The number of the span in which a moment lies. */
export const bucketOf = (moment: AnyColumn, { starts }: TimeBuckets): SQL<number> =>
  sql<number>`width_bucket(${moment}, array[${sql.join(
    starts.map((start) => sql`${start.toISOString()}::timestamptz`),
    sql`, `,
  )}]) - 1`

export const withinBuckets = (moment: AnyColumn, { starts, end }: TimeBuckets): SQL | undefined =>
  and(gte(moment, starts[0] ?? end), lt(moment, end))
