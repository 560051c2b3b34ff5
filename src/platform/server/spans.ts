import { type AnyColumn, and, gte, lt, sql, type SQL } from 'drizzle-orm'

/** Stretches of time, one after the other; the first is the time before those that are shown. */
export interface Spans {
  starts: readonly Date[]
  end: Date
}

/** Of how many something was, in the span of that number: 0 is the time before. */
export interface Counted {
  span: number
  number: number
}

/** The number of the span in which a moment lies. */
export const spanOf = (moment: AnyColumn, { starts }: Spans): SQL<number> =>
  sql<number>`width_bucket(${moment}, array[${sql.join(
    starts.map((start) => sql`${start.toISOString()}::timestamptz`),
    sql`, `,
  )}]) - 1`

export const within = (moment: AnyColumn, { starts, end }: Spans): SQL | undefined =>
  and(gte(moment, starts[0] ?? end), lt(moment, end))
