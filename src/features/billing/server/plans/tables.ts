import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { day, identity, instant, reference } from '../../../../platform/server/columns.ts'
import { planKeys } from '../../contract.ts'

/** A plan that was paid: the days on which it opens contact data, both included. */
export const subscriptions = pgTable('subscriptions', {
  id: identity(),
  employerId: reference('employer_id').notNull(),
  orderId: reference('order_id').notNull(),
  plan: text({ enum: planKeys }).notNull(),
  startsOn: day('starts_on').notNull(),
  endsOn: day('ends_on').notNull(),
  remindedAt: instant('reminded_at'),
  /** Ended before its day, by a refund. */
  endedAt: instant('ended_at'),
  createdAt: instant('created_at').notNull(),
})
export type SubscriptionRow = typeof subscriptions.$inferSelect

/** Each time a household looked up how to reach a candidate. */
export const contactOpenings = pgTable('contact_openings', {
  id: identity(),
  employerId: reference('employer_id').notNull(),
  candidateId: reference('candidate_id').notNull(),
  openedAt: instant('opened_at').notNull(),
})

/** The last number of each series. */
export const numberSeries = pgTable('number_series', {
  name: text().primaryKey(),
  last: bigint({ mode: 'number' }).notNull(),
})
