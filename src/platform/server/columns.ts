import { bigint, date, timestamp } from 'drizzle-orm/pg-core'

/** Primary key from one sequence of whole numbers. */
export const identity = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

/** The id of another record. */
export const reference = (name: string) => bigint(name, { mode: 'number' })

/** An instant, UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true })

/** A calendar day, YYYY-MM-DD. */
export const day = (name: string) => date(name, { mode: 'string' })

/** Money in minor units. */
export const minor = (name: string) => bigint(name, { mode: 'number' })
