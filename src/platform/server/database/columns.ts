import { bigint, date, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Primary key from one sequence of whole numbers. */
export const identity = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

type OnDelete = 'cascade' | 'restrict' | 'set null'

/** A foreign key is to a table of the database, not to its code: the name suffices, whoever owns it. */
const idOf = (table: string) => () => pgTable(table, { id: looseId('id') }).id

/** The id of a record; without `onDelete` that one can't go before those that name it. */
export const reference = (name: string, table: string, onDelete?: OnDelete) =>
  looseId(name).references(idOf(table), { onDelete })

/** As `reference`, for a table whose ids are UUIDs. */
export const uuidReference = (name: string, table: string, onDelete?: OnDelete) =>
  uuid(name).references(idOf(table), { onDelete })

/** The id of a record that may be gone: nothing holds it. */
export const looseId = (name: string) => bigint(name, { mode: 'number' })

/** An instant, UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true })

/** A calendar day, YYYY-MM-DD. */
export const day = (name: string) => date(name, { mode: 'string' })

/** Money in minor units. */
export const minor = (name: string) => bigint(name, { mode: 'number' })
