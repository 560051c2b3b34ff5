import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, reference } from '../../../platform/server/database/columns.ts'
import { seats } from '../choices.ts'
import type { Signal } from '../contract.ts'

/** Who is in the room of an interview, while she is: one of each side. */
export const roomSeats = pgTable(
  'room_seats',
  {
    interviewId: reference('interview_id', 'interviews', 'cascade').notNull(),
    side: text({ enum: seats }).notNull(),
    userId: reference('user_id', 'users', 'cascade').notNull(),
    /** New with each entry. */
    peer: uuid().notNull().unique(),
    enteredAt: instant('entered_at').notNull(),
    seenAt: instant('seen_at').notNull(),
    /** How many signals were ever sent to her here. */
    lastNumber: integer('last_number').notNull().default(0),
  },
  (row) => [
    primaryKey({ columns: [row.interviewId, row.side] }),
    index('room_seats_user').on(row.userId),
    index('room_seats_seen').on(row.seenAt),
  ],
)
export type SeatRow = typeof roomSeats.$inferSelect

/** What somebody's browser has not yet taken of what another said to it: gone once it has, at the latest with its seat. */
export const roomSignals = pgTable(
  'room_signals',
  {
    peer: uuid()
      .notNull()
      .references(() => roomSeats.peer, { onDelete: 'cascade' }),
    number: integer().notNull(),
    sender: uuid().notNull(),
    signal: jsonb().$type<Signal>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (row) => [primaryKey({ columns: [row.peer, row.number] })],
)
