import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { day, identity, instant, reference } from '../../../../platform/server/database/columns.ts'
import { contactGroundKeys, contactSides, planKeys } from '../../choices.ts'

/** A plan that was paid: the days on which it opens contact data, both included. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: identity(),
    employerId: reference('employer_id', 'users').notNull(),
    orderId: reference('order_id', 'orders').notNull(),
    plan: text({ enum: planKeys }).notNull(),
    startsOn: day('starts_on').notNull(),
    endsOn: day('ends_on').notNull(),
    remindedAt: instant('reminded_at'),
    /** Ended before its day, by a refund. */
    endedAt: instant('ended_at'),
    createdAt: instant('created_at').notNull(),
  },
  (row) => [
    check('subscriptions_check', sql`ends_on >= starts_on`),
    unique('subscriptions_order_id_key').on(row.orderId),
    index('subscriptions_employer').on(row.employerId, row.endsOn),
    index('subscriptions_to_remind')
      .on(row.endsOn)
      .where(sql`reminded_at is null and ended_at is null`),
  ],
)
export type SubscriptionRow = typeof subscriptions.$inferSelect

/** Each time one of a pair looked up how to reach the other: by a plan as often as it did, by what is between them once a day. */
export const contactOpenings = pgTable(
  'contact_openings',
  {
    id: identity(),
    employerId: reference('employer_id', 'users', 'cascade').notNull(),
    candidateId: reference('candidate_id', 'candidates', 'restrict').notNull(),
    openedAt: instant('opened_at').notNull(),
    ground: text({ enum: contactGroundKeys }).notNull().default('plan'),
    /** Who looked. */
    openedBy: text('opened_by', { enum: contactSides }).notNull().default('household'),
  },
  (row) => [
    index('contact_openings_employer').on(row.employerId, row.openedAt),
    index('contact_openings_candidate').on(row.candidateId, row.openedAt),
  ],
)

/** The last number of each series. */
export const numberSeries = pgTable(
  'number_series',
  {
    name: text().primaryKey(),
    last: bigint({ mode: 'number' }).notNull(),
  },
  () => [check('number_series_last_check', sql`last >= 0`)],
)
