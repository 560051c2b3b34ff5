import { sql } from 'drizzle-orm'
import { bigint, boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { identity, instant, reference } from '../../../platform/server/columns.ts'
import { suspensionReasons } from '../choices.ts'
import { consentKinds } from '../consents-contract.ts'

export const users = pgTable('users', {
  id: identity(),
  role: text({ enum: ['employer', 'jobseeker', 'agency', 'admin'] }).notNull(),
  fullName: text('full_name').notNull(),
  phoneNumber: text('phone_number').notNull(),
  email: text(),
  emailVerifiedAt: instant('email_verified_at'),
  passwordHash: text('password_hash').notNull(),
  avatarKey: text('avatar_key'),
  locale: text({ enum: ['en', 'ar'] })
    .notNull()
    .default('en'),
  suspendedAt: instant('suspended_at'),
  /** Told to her when she signs in. */
  suspensionReason: text('suspension_reason', { enum: suspensionReasons }),
  /** For operators. */
  suspensionNote: text('suspension_note'),
  dateJoined: instant('date_joined').notNull(),
  /** Of the last sign-in or renewed session. */
  lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
  /** Closed: nobody signs in, and it is erased at `eraseAt` unless its owner keeps it. */
  closedAt: instant('closed_at'),
  closedBecause: text('closed_because', { enum: ['asked', 'unused'] }),
  eraseAt: instant('erase_at'),
  /** Nothing is left but the id. */
  erasedAt: instant('erased_at'),
  /** Name, number and address as search compares them. */
  searchText: text('search_text')
    .notNull()
    .generatedAlwaysAs(sql``),
})
export type UserRow = typeof users.$inferSelect

export const sessions = pgTable('sessions', {
  id: uuid().primaryKey(),
  userId: reference('user_id').notNull(),
  userAgent: text('user_agent').notNull().default(''),
  createdAt: instant('created_at').notNull(),
  lastUsedAt: instant('last_used_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  endedAt: instant('ended_at'),
  /** When the second factor was given in it. */
  secondFactorAt: instant('second_factor_at'),
})

export const refreshTokens = pgTable('refresh_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  sessionId: uuid('session_id').notNull(),
  /** By the database's clock, as the other two. */
  createdAt: instant('created_at').notNull(),
  usedAt: instant('used_at'),
  /** The token in whose place it was given; null of a session's first. */
  parentHash: text('parent_hash'),
  /** Which of its parent's successors it is. */
  serial: integer().notNull().default(1),
  /** When another successor took its place: it was never used, and its use now is a thief's or a victim's. */
  replacedAt: instant('replaced_at'),
})

export const oneTimeCodes = pgTable('one_time_codes', {
  id: identity(),
  purpose: text().notNull(),
  phoneNumber: text('phone_number').notNull(),
  role: text().notNull(),
  codeHash: text('code_hash').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  triesLeft: integer('tries_left').notNull(),
  endedAt: instant('ended_at'),
})

export const linkTokens = pgTable('link_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  purpose: text({ enum: ['reset-password', 'verify-email'] }).notNull(),
  userId: reference('user_id').notNull(),
  /** The address that the link confirms. */
  email: text(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

export const knownNetworks = pgTable(
  'known_networks',
  {
    userId: reference('user_id').notNull(),
    networkHash: text('network_hash').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  (row) => [primaryKey({ columns: [row.userId, row.networkHash] })],
)

export const secondFactors = pgTable('second_factors', {
  userId: reference('user_id').primaryKey(),
  /** Sealed. */
  secret: text().notNull(),
  /** Null until a first code has shown that the app has the secret. */
  confirmedAt: instant('confirmed_at'),
  /** The time step of the last code used: none at or before it is taken. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: instant('created_at').notNull(),
})

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: reference('user_id').notNull(),
    codeHash: text('code_hash').notNull(),
    usedAt: instant('used_at'),
  },
  (row) => [primaryKey({ columns: [row.userId, row.codeHash] })],
)
/** What people agreed to and took back; append-only by the database. */
export const consents = pgTable('consents', {
  id: identity(),
  userId: reference('user_id').notNull(),
  kind: text({ enum: consentKinds }).notNull(),
  isGiven: boolean('is_given').notNull(),
  version: text().notNull(),
  at: instant('at').notNull(),
  /** From where, by the network. */
  address: text().notNull().default(''),
})
export type ConsentRow = typeof consents.$inferSelect
