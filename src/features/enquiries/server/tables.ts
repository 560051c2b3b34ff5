import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { identity, instant, reference } from '../../../platform/server/columns.ts'
import { locales } from '../../../platform/shared/locale.ts'
import { newsletterStatuses } from '../newsletter-moves.ts'
import { enquiryStates, meetings, reportReasons, reportStates } from '../choices.ts'

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
  state: text({ enum: enquiryStates }).notNull().default('open'),
  assigneeId: reference('assignee_id'),
  note: text(),
  changedAt: instant('changed_at'),
  doneAt: instant('done_at'),
})
export type EnquiryRow = typeof enquiries.$inferSelect

export const reports = pgTable('reports', {
  id: identity(),
  candidateId: reference('candidate_id'),
  userId: reference('user_id'),
  metIn: text('met_in', { enum: meetings }).notNull(),
  reason: text({ enum: reportReasons }).notNull(),
  isUrgent: boolean('is_urgent').notNull(),
  message: text().notNull(),
  contact: text(),
  reporterId: reference('reporter_id'),
  reporterRole: text('reporter_role', { enum: ['employer', 'jobseeker', 'agency', 'admin'] }),
  locale: text({ enum: locales }).notNull(),
  state: text({ enum: reportStates }).notNull(),
  note: text(),
  createdAt: instant('created_at').notNull(),
  changedAt: instant('changed_at').notNull(),
  closedAt: instant('closed_at'),
  closedBy: reference('closed_by'),
})
export type ReportRow = typeof reports.$inferSelect

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

export const newsletters = pgTable('newsletters', {
  id: identity(),
  subjectEn: text('subject_en').notNull(),
  subjectAr: text('subject_ar').notNull(),
  bodyEn: text('body_en').notNull(),
  bodyAr: text('body_ar').notNull(),
  status: text({ enum: newsletterStatuses }).notNull(),
  version: integer().notNull().default(1),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  createdBy: reference('created_by'),
  sendAt: instant('send_at'),
  startedAt: instant('started_at'),
  finishedAt: instant('finished_at'),
  /** Subscribers up to here have their e-mail queued. */
  lastSubscriberId: reference('last_subscriber_id').notNull().default(0),
  isQueued: boolean('is_queued').notNull().default(false),
  sentCount: integer('sent_count').notNull().default(0),
  failedCount: integer('failed_count').notNull().default(0),
  withdrawnCount: integer('withdrawn_count').notNull().default(0),
})
export type NewsletterRow = typeof newsletters.$inferSelect

/** Who gets which newsletter by which e-mail; null when it was withdrawn. */
export const newsletterDeliveries = pgTable(
  'newsletter_deliveries',
  {
    newsletterId: reference('newsletter_id').notNull(),
    subscriberId: reference('subscriber_id').notNull(),
    messageId: reference('message_id'),
  },
  (row) => [primaryKey({ columns: [row.newsletterId, row.subscriberId] })],
)
