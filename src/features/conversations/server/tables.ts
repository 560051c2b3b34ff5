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
  uuid,
} from 'drizzle-orm/pg-core'
import {
  identity,
  instant,
  reference,
  uuidReference,
} from '../../../platform/server/database/columns.ts'
import { reportReasons } from '../../enquiries/choices.ts'
import { messageKinds, outcomes, sides } from '../choices.ts'
import type { Phrase } from '../phrase-rules.ts'

/** One for each pair of household and candidate. */
export const conversations = pgTable(
  'conversations',
  {
    id: identity(),
    employerId: reference('employer_id', 'users', 'restrict').notNull(),
    candidateId: reference('candidate_id', 'candidates', 'restrict').notNull(),
    /** How many messages were ever written; the next has the number after it. */
    lastNumber: integer('last_number').notNull().default(0),
    lastAt: instant('last_at').notNull(),
    /** When the household said its first word. */
    begunAt: instant('begun_at'),
    endedAt: instant('ended_at'),
    endedBy: text('ended_by', { enum: ['household', 'supply'] }),
    blockedByHousehold: instant('blocked_by_household'),
    blockedBySupply: instant('blocked_by_supply'),
    createdAt: instant('created_at').notNull(),
  },
  (row) => [
    unique('conversations_pair').on(row.employerId, row.candidateId),
    check('conversations_end', sql`(ended_at is null) = (ended_by is null)`),
    index('conversations_household').on(row.employerId, row.lastAt.desc(), row.id.desc()),
    index('conversations_candidate').on(row.candidateId, row.lastAt.desc(), row.id.desc()),
    index('conversations_begun')
      .on(row.employerId, row.begunAt)
      .where(sql`begun_at is not null`),
  ],
)
export type ConversationRow = typeof conversations.$inferSelect

/** What was said; `body` as it was typed, whatever is covered when it is read. */
export const conversationMessages = pgTable(
  'conversation_messages',
  {
    id: identity(),
    conversationId: reference('conversation_id', 'conversations', 'cascade').notNull(),
    number: integer().notNull(),
    /** Null once the writer's account is gone, and for what the demo says. */
    senderId: reference('sender_id', 'users', 'set null'),
    side: text({ enum: sides }).notNull(),
    clientId: uuid('client_id').notNull(),
    kind: text({ enum: messageKinds }).notNull(),
    body: text(),
    phrase: text().$type<Phrase>(),
    /** The number of the message that it answers. */
    answers: integer(),
    fileId: uuidReference('file_id', 'stored_files'),
    seconds: integer(),
    wave: jsonb().$type<number[]>(),
    /** Its writer lets no machine of others read it. */
    isPrivate: boolean('is_private').notNull().default(false),
    byDemo: boolean('by_demo').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    /** When its writer's account went, and what she said with it. */
    erasedAt: instant('erased_at'),
  },
  (row) => [
    unique('conversation_messages_number').on(row.conversationId, row.number),
    unique('conversation_messages_once').on(row.conversationId, row.clientId),
    check('conversation_messages_body_check', sql`char_length(body) <= 2000`),
    index('conversation_messages_sender').on(row.senderId),
    index('conversation_messages_file')
      .on(row.fileId)
      .where(sql`file_id is not null`),
  ],
)
export type MessageRow = typeof conversationMessages.$inferSelect

/** What one person has of a conversation for herself. */
export const conversationMembers = pgTable(
  'conversation_members',
  {
    conversationId: reference('conversation_id', 'conversations', 'cascade').notNull(),
    userId: reference('user_id', 'users', 'cascade').notNull(),
    /** The last message that she has read. */
    readNumber: integer('read_number').notNull().default(0),
    /** The last message that there was when she was last told; nothing more until she has read. */
    toldNumber: integer('told_number').notNull().default(0),
    isMuted: boolean('is_muted').notNull().default(false),
    typingAt: instant('typing_at'),
  },
  (row) => [
    primaryKey({ columns: [row.conversationId, row.userId] }),
    index('conversation_members_user').on(row.userId),
  ],
)

/** Who lets nobody see how far she has read. */
export const readMarksOff = pgTable('read_marks_off', {
  userId: reference('user_id', 'users', 'cascade').primaryKey(),
})

export const conversationReports = pgTable(
  'conversation_reports',
  {
    id: identity(),
    conversationId: reference('conversation_id', 'conversations', 'restrict').notNull(),
    /** Null once her account is gone. */
    reporterId: reference('reporter_id', 'users', 'set null'),
    side: text({ enum: sides }).notNull(),
    reason: text({ enum: reportReasons }).notNull(),
    isUrgent: boolean('is_urgent').notNull(),
    message: text(),
    /** The last message that there was: what is said afterwards is not shown. */
    upTo: integer('up_to').notNull(),
    createdAt: instant('created_at').notNull(),
    outcome: text({ enum: outcomes }),
    note: text(),
    settledBy: reference('settled_by', 'users', 'set null'),
    settledAt: instant('settled_at'),
  },
  (row) => [
    check('conversation_reports_settled', sql`(outcome is null) = (settled_at is null)`),
    index('conversation_reports_queue')
      .on(row.isUrgent.desc(), row.id)
      .where(sql`settled_at is null`),
    index('conversation_reports_settled').on(row.settledAt),
    index('conversation_reports_conversation').on(row.conversationId),
    index('conversation_reports_reporter').on(row.reporterId),
  ],
)
export type ReportRow = typeof conversationReports.$inferSelect
