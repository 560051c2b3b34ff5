import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { identity, instant, looseId, reference } from '../../../platform/server/database/columns.ts'
import type { Locale } from '../../../platform/shared/locales.ts'
import { newsletterStatuses } from '../newsletter-moves.ts'
import { enquiryStates, enquiryTopics, meetings, reportReasons, reportStates } from '../choices.ts'
import { roles } from '../../../platform/shared/roles.ts'

export const enquiries = pgTable(
  'enquiries',
  {
    id: identity(),
    kind: text({ enum: enquiryTopics }).notNull(),
    /** Who suggests a better word needn't say who she is. */
    name: text(),
    email: text(),
    phoneNumber: text('phone_number'),
    message: text().notNull(),
    /** Of a better word: the page that needs it, and what stands there. */
    page: text(),
    words: text(),
    isWorker: boolean('is_worker').notNull().default(false),
    isEmployer: boolean('is_employer').notNull().default(false),
    locale: text().$type<Locale>().notNull(),
    createdAt: instant('created_at').notNull(),
    state: text({ enum: enquiryStates }).notNull().default('open'),
    assigneeId: reference('assignee_id', 'users', 'set null'),
    note: text(),
    changedAt: instant('changed_at'),
    doneAt: instant('done_at'),
  },
  (row) => [
    check('enquiries_check', sql`(kind = 'contact') = (email is not null)`),
    check('enquiries_sender', sql`(kind = 'word') = (phone_number is null)`),
    check('enquiries_page', sql`(kind = 'word') = (page is not null)`),
    check('enquiries_done', sql`(state = 'done') = (done_at is not null)`),
    index('enquiries_kind').on(row.kind, row.id),
    index('enquiries_age').on(row.createdAt),
    index('enquiries_queue').on(row.kind, row.state, row.id),
  ],
)
export type EnquiryRow = typeof enquiries.$inferSelect

export const reports = pgTable(
  'reports',
  {
    id: identity(),
    candidateId: reference('candidate_id', 'candidates', 'restrict'),
    userId: reference('user_id', 'users', 'restrict'),
    metIn: text('met_in', { enum: meetings }).notNull(),
    reason: text({ enum: reportReasons }).notNull(),
    isUrgent: boolean('is_urgent').notNull(),
    message: text().notNull(),
    contact: text(),
    reporterId: reference('reporter_id', 'users', 'set null'),
    reporterRole: text('reporter_role', { enum: roles }),
    locale: text().$type<Locale>().notNull(),
    state: text({ enum: reportStates }).notNull(),
    note: text(),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    closedAt: instant('closed_at'),
    closedBy: reference('closed_by', 'users', 'set null'),
  },
  (row) => [
    check('reports_check', sql`(candidate_id is null) <> (user_id is null)`),
    check('reports_check1', sql`(state = 'closed') = (closed_at is not null)`),
    index('reports_queue').on(row.state, row.isUrgent.desc().nullsFirst(), row.id),
    index('reports_candidate')
      .on(row.candidateId)
      .where(sql`candidate_id is not null`),
    index('reports_user')
      .on(row.userId)
      .where(sql`user_id is not null`),
    index('reports_reporter')
      .on(row.reporterId)
      .where(sql`reporter_id is not null`),
    index('reports_age')
      .on(row.closedAt)
      .where(sql`closed_at is not null`),
  ],
)
export type ReportRow = typeof reports.$inferSelect

export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: identity(),
    /** Null once she has left. */
    email: text(),
    locale: text().$type<Locale>().notNull(),
    createdAt: instant('created_at').notNull(),
    confirmedAt: instant('confirmed_at'),
    endedAt: instant('ended_at'),
  },
  (row) => [
    check('newsletter_subscribers_check', sql`(ended_at is null) = (email is not null)`),
    unique('newsletter_subscribers_email_key').on(row.email),
    index('newsletter_unconfirmed')
      .on(row.createdAt)
      .where(sql`confirmed_at is null`),
    index('newsletter_confirmed')
      .on(row.id)
      .where(sql`confirmed_at is not null and ended_at is null`),
  ],
)

export const newsletterLinks = pgTable(
  'newsletter_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    subscriberId: reference('subscriber_id', 'newsletter_subscribers', 'cascade').notNull(),
    purpose: text({ enum: ['confirm', 'unsubscribe'] }).notNull(),
    expiresAt: instant('expires_at'),
  },
  (row) => [
    check('newsletter_links_check', sql`(purpose = 'confirm') = (expires_at is not null)`),
    index('newsletter_links_subscriber').on(row.subscriberId),
  ],
)

export const newsletters = pgTable(
  'newsletters',
  {
    id: identity(),
    subjectEn: text('subject_en').notNull(),
    subjectAr: text('subject_ar').notNull(),
    bodyEn: text('body_en').notNull(),
    bodyAr: text('body_ar').notNull(),
    status: text({ enum: newsletterStatuses }).notNull(),
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    createdBy: looseId('created_by'),
    sendAt: instant('send_at'),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
    /** Subscribers up to here have their e-mail queued. */
    lastSubscriberId: looseId('last_subscriber_id').notNull().default(0),
    isQueued: boolean('is_queued').notNull().default(false),
    sentCount: integer('sent_count').notNull().default(0),
    failedCount: integer('failed_count').notNull().default(0),
    withdrawnCount: integer('withdrawn_count').notNull().default(0),
  },
  () => [
    check('newsletters_check', sql`(status = 'draft') = (send_at is null)`),
    check(
      'newsletters_check1',
      sql`(status in ('sending', 'sent', 'stopped')) = (started_at is not null)`,
    ),
  ],
)
export type NewsletterRow = typeof newsletters.$inferSelect

/** Who gets which newsletter by which e-mail; null when it was withdrawn. */
export const newsletterDeliveries = pgTable(
  'newsletter_deliveries',
  {
    newsletterId: reference('newsletter_id', 'newsletters', 'cascade').notNull(),
    subscriberId: reference('subscriber_id', 'newsletter_subscribers', 'cascade').notNull(),
    messageId: reference('message_id', 'messages', 'set null'),
  },
  (row) => [
    primaryKey({ columns: [row.newsletterId, row.subscriberId] }),
    index('newsletter_deliveries_message').on(row.messageId),
    index('newsletter_deliveries_subscriber').on(row.subscriberId),
  ],
)
