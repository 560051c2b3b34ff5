import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { identity, instant, reference } from '../../../platform/server/columns.ts'

export type NoticeParams = Record<string, string | number>

export const notices = pgTable(
  'notices',
  {
    id: identity(),
    userId: reference('user_id', 'users', 'cascade').notNull(),
    kind: text().notNull(),
    params: jsonb().$type<NoticeParams>().notNull().default({}),
    path: text(),
    key: text(),
    isShown: boolean('is_shown').notNull().default(true),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (row) => [
    unique('notices_user_id_key_key').on(row.userId, row.key),
    index('notices_reader')
      .on(row.userId, row.id.desc().nullsFirst())
      .where(sql`is_shown`),
    index('notices_unread')
      .on(row.userId)
      .where(sql`is_shown and read_at is null`),
    index('notices_age').on(row.createdAt),
  ],
)
export type NoticeRow = typeof notices.$inferSelect

export const noticeSettings = pgTable(
  'notice_settings',
  {
    userId: reference('user_id', 'users', 'cascade').notNull(),
    kind: text().notNull(),
    product: boolean(),
    sms: boolean(),
    email: boolean(),
  },
  (row) => [primaryKey({ columns: [row.userId, row.kind] })],
)

export const quietHoursOff = pgTable('quiet_hours_off', {
  userId: reference('user_id', 'users', 'cascade').primaryKey(),
})

export const messages = pgTable(
  'messages',
  {
    id: identity(),
    channel: text({ enum: ['sms', 'email'] }).notNull(),
    receiver: text().notNull(),
    userId: reference('user_id', 'users', 'cascade'),
    noticeId: reference('notice_id', 'notices', 'set null'),
    template: text().notNull(),
    subject: text(),
    body: text(),
    secretUntil: instant('secret_until'),
    status: text({ enum: ['queued', 'sent', 'delivered', 'failed', 'dead'] }).notNull(),
    /** Which try it is in; what an earlier one hears later changes nothing. */
    attempts: integer().notNull().default(0),
    /** Not before. */
    dueAt: instant('due_at').notNull(),
    providerId: text('provider_id'),
    lastError: text('last_error'),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (row) => [
    check('messages_check', sql`subject is not null or channel = 'sms'`),
    check('messages_check1', sql`body is not null or status <> 'queued'`),
    index('messages_queued_to')
      .on(row.receiver)
      .where(sql`status = 'queued'`),
    index('messages_dead')
      .on(row.id)
      .where(sql`status in ('dead', 'failed')`),
    index('messages_provider')
      .on(row.providerId)
      .where(sql`provider_id is not null`),
    index('messages_user').on(row.userId),
    index('messages_notice').on(row.noticeId),
    index('messages_age').on(row.createdAt),
    index('messages_lost')
      .on(row.createdAt)
      .where(sql`status in ('dead', 'failed')`),
  ],
)
export type MessageRow = typeof messages.$inferSelect
