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
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import {
  identity,
  instant,
  reference,
  uuidReference,
} from '../../../platform/server/database/columns.ts'
import type { Locale } from '../../../platform/shared/locales.ts'
import type { TemplateCall } from '../../../gateways/whatsapp/index.ts'
import { optInWays } from '../channel-choices.ts'

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
    whatsapp: boolean(),
    email: boolean(),
    push: boolean(),
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
    channel: text({ enum: ['sms', 'whatsapp', 'email'] }).notNull(),
    receiver: text().notNull(),
    userId: reference('user_id', 'users', 'cascade'),
    noticeId: reference('notice_id', 'notices', 'set null'),
    template: text().notNull(),
    subject: text(),
    /** Of an e-mail: the language of its words. */
    locale: text().$type<Locale>(),
    body: text(),
    /** Of a WhatsApp message without a secret: the template that it goes by; null of an answer in our own words. */
    templateCall: jsonb('template_call').$type<TemplateCall>(),
    /** Of a text message: the WhatsApp message that makes it needless when it arrives in time. */
    insteadOf: reference('instead_of', 'messages', 'set null'),
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
    check('messages_check', sql`subject is not null or channel <> 'email'`),
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
    index('messages_instead_of')
      .on(row.insteadOf)
      .where(sql`instead_of is not null`),
    index('messages_user').on(row.userId),
    index('messages_notice').on(row.noticeId),
    index('messages_age').on(row.createdAt),
    index('messages_lost')
      .on(row.createdAt)
      .where(sql`status in ('dead', 'failed')`),
  ],
)
export type MessageRow = typeof messages.$inferSelect

/** Who wants WhatsApp messages, since when and by which way she said so; one that has ended stays as the proof. */
export const whatsAppOptIns = pgTable(
  'whatsapp_opt_ins',
  {
    id: identity(),
    userId: reference('user_id', 'users', 'cascade').notNull(),
    /** Her number when she said so: another one needs another yes. */
    phoneNumber: text('phone_number').notNull(),
    givenAt: instant('given_at').notNull(),
    givenBy: text('given_by', { enum: optInWays }).notNull(),
    endedAt: instant('ended_at'),
    endedBy: text('ended_by', { enum: ['settings', 'reply', 'replaced', 'objection'] }),
  },
  (row) => [
    check('whatsapp_opt_ins_end', sql`(ended_at is null) = (ended_by is null)`),
    uniqueIndex('whatsapp_opt_ins_one')
      .on(row.userId)
      .where(sql`ended_at is null`),
    uniqueIndex('whatsapp_opt_ins_number')
      .on(row.phoneNumber)
      .where(sql`ended_at is null`),
    index('whatsapp_opt_ins_user').on(row.userId),
  ],
)

/** What people wrote by WhatsApp and was acted upon: a call of Meta's that comes again does nothing twice. */
export const whatsAppReplies = pgTable(
  'whatsapp_replies',
  { providerId: text('provider_id').primaryKey(), receivedAt: instant('received_at').notNull() },
  (row) => [index('whatsapp_replies_age').on(row.receivedAt)],
)

/** Browsers that want to be told, each with the session in which it asked. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: identity(),
    userId: reference('user_id', 'users', 'cascade').notNull(),
    sessionId: uuidReference('session_id', 'sessions', 'cascade').notNull(),
    /** Of the browser maker's service: whoever knows it can't send without our key. */
    endpoint: text().notNull(),
    /** The browser's key and secret, by which only it reads what comes. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (row) => [
    unique('push_subscriptions_endpoint_key').on(row.endpoint),
    index('push_subscriptions_user').on(row.userId),
    index('push_subscriptions_session').on(row.sessionId),
  ],
)
