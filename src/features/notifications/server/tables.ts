import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { identity, instant, reference } from '../../../platform/server/columns.ts'

export type NoticeParams = Record<string, string | number>

export const notices = pgTable('notices', {
  id: identity(),
  userId: reference('user_id').notNull(),
  kind: text().notNull(),
  params: jsonb().$type<NoticeParams>().notNull().default({}),
  path: text(),
  key: text(),
  isShown: boolean('is_shown').notNull().default(true),
  createdAt: instant('created_at').notNull(),
  readAt: instant('read_at'),
})
export type NoticeRow = typeof notices.$inferSelect

export const noticeSettings = pgTable(
  'notice_settings',
  {
    userId: reference('user_id').notNull(),
    kind: text().notNull(),
    product: boolean(),
    sms: boolean(),
    email: boolean(),
  },
  (row) => [primaryKey({ columns: [row.userId, row.kind] })],
)

export const quietHoursOff = pgTable('quiet_hours_off', {
  userId: reference('user_id').primaryKey(),
})

export const messages = pgTable('messages', {
  id: identity(),
  channel: text({ enum: ['sms', 'email'] }).notNull(),
  receiver: text().notNull(),
  userId: reference('user_id'),
  noticeId: reference('notice_id'),
  template: text().notNull(),
  subject: text(),
  body: text(),
  secretUntil: instant('secret_until'),
  status: text({ enum: ['queued', 'sent', 'delivered', 'failed', 'dead'] }).notNull(),
  attempts: integer().notNull().default(0),
  nextAttemptAt: instant('next_attempt_at').notNull(),
  /** Someone is trying it until then, by the database's clock. */
  leasedUntil: instant('leased_until'),
  providerId: text('provider_id'),
  lastError: text('last_error'),
  createdAt: instant('created_at').notNull(),
  sentAt: instant('sent_at'),
})
export type MessageRow = typeof messages.$inferSelect
