import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, instant, reference } from '../../../platform/server/columns.ts'
import { locales } from '../../../platform/shared/locale.ts'

export const enquiries = pgTable('enquiries', {
  id: identity(),
  kind: text({ enum: ['contact', 'visa'] }).notNull(),
  name: text().notNull(),
  email: text(),
  phoneNumber: text('phone_number').notNull(),
  message: text().notNull(),
  isWorker: boolean('is_worker').notNull().default(false),
  isEmployer: boolean('is_employer').notNull().default(false),
  locale: text({ enum: locales }).notNull(),
  createdAt: instant('created_at').notNull(),
})

export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  id: identity(),
  /** Null once she has left. */
  email: text(),
  locale: text({ enum: locales }).notNull(),
  createdAt: instant('created_at').notNull(),
  confirmedAt: instant('confirmed_at'),
  endedAt: instant('ended_at'),
})

export const newsletterLinks = pgTable('newsletter_links', {
  tokenHash: text('token_hash').primaryKey(),
  subscriberId: reference('subscriber_id').notNull(),
  purpose: text({ enum: ['confirm', 'unsubscribe'] }).notNull(),
  expiresAt: instant('expires_at'),
})
