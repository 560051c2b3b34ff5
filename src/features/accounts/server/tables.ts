import { type Locale, standard } from '../../../platform/shared/locales.ts'
import { sql } from 'drizzle-orm'
import {
  bigint,
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
  uuid,
} from 'drizzle-orm/pg-core'
import {
  identity,
  instant,
  reference,
  uuidReference,
} from '../../../platform/server/database/columns.ts'
import { meansKinds, proofMethods, securityKinds, suspensionReasons } from '../choices.ts'
import { consentKinds } from '../consents-contract.ts'
import { roles } from '../../../platform/shared/roles.ts'
import type { KeptFactors } from './means/kept-factors.ts'

export const users = pgTable(
  'users',
  {
    id: identity(),
    role: text({ enum: roles }).notNull(),
    fullName: text('full_name').notNull(),
    phoneNumber: text('phone_number').notNull(),
    email: text(),
    emailVerifiedAt: instant('email_verified_at'),
    passwordHash: text('password_hash').notNull(),
    avatarKey: text('avatar_key'),
    locale: text().$type<Locale>().notNull().default(standard),
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
      .generatedAlwaysAs(
        sql`folded(full_name || ' ' || phone_number || ' ' || coalesce(email, ''))`,
      ),
  },
  (row) => [
    unique('users_phone_number_key').on(row.phoneNumber),
    check(
      'users_suspension',
      sql`suspended_at is not null or suspension_reason is null and suspension_note is null`,
    ),
    check(
      'users_closed',
      sql`(closed_at is null) = (erase_at is null) and (closed_at is null) = (closed_because is null)`,
    ),
    index('users_search').using('gin', row.searchText.op('gin_trgm_ops')),
    index('users_role').on(row.role, row.id),
    index('users_suspended')
      .on(row.id)
      .where(sql`suspended_at is not null`),
    index('users_to_erase')
      .on(row.eraseAt)
      .where(sql`erase_at is not null and erased_at is null`),
    index('users_unused')
      .on(row.lastSeenAt)
      .where(sql`closed_at is null`),
    index('users_email')
      .on(row.email)
      .where(sql`email is not null`),
  ],
)
export type UserRow = typeof users.$inferSelect

export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: reference('user_id', 'users', 'cascade').notNull(),
    userAgent: text('user_agent').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    /** When the second factor was given in it. */
    secondFactorAt: instant('second_factor_at'),
    /** When its owner last proved anew who she is, by the database's clock; signing in was the first time. */
    provedAt: instant('proved_at'),
    provedBy: text('proved_by', { enum: proofMethods }),
    /** It began without the second factor that its owner's part in an agency demands. */
    isFactorDue: boolean('is_factor_due').notNull().default(false),
  },
  (row) => [
    check('sessions_proof', sql`(proved_at is null) = (proved_by is null)`),
    index('sessions_user')
      .on(row.userId)
      .where(sql`ended_at is null`),
    index('sessions_expiry').on(row.expiresAt),
    index('sessions_ended')
      .on(row.endedAt)
      .where(sql`ended_at is not null`),
  ],
)

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    sessionId: uuidReference('session_id', 'sessions', 'cascade').notNull(),
    /** By the database's clock, as the other two. */
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
    /** The token in whose place it was given; null of a session's first. */
    parentHash: text('parent_hash'),
    /** Which of its parent's successors it is. */
    serial: integer().notNull().default(1),
    /** When another successor took its place: it was never used, and its use now is a thief's or a victim's. */
    replacedAt: instant('replaced_at'),
  },
  (row) => [
    index('refresh_tokens_session').on(row.sessionId),
    index('refresh_tokens_parent').on(row.parentHash),
    index('refresh_tokens_over')
      .on(sql`coalesce(used_at, replaced_at)`)
      .where(sql`coalesce(used_at, replaced_at) is not null`),
  ],
)

export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: identity(),
    purpose: text().notNull(),
    phoneNumber: text('phone_number').notNull(),
    role: text().notNull(),
    codeHash: text('code_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Of whoever asked for it. */
    triesLeft: integer('tries_left').notNull(),
    /** Of all other networks together, where anybody may ask. */
    othersTriesLeft: integer('others_tries_left').notNull().default(20),
    endedAt: instant('ended_at'),
  },
  (row) => [
    check('one_time_codes_tries_left_check', sql`tries_left >= 0`),
    check('one_time_codes_others_tries_left_check', sql`others_tries_left >= 0`),
    index('one_time_codes_number')
      .on(row.phoneNumber)
      .where(sql`ended_at is null`),
    uniqueIndex('one_time_codes_live')
      .on(row.purpose, row.phoneNumber, row.role)
      .where(sql`ended_at is null`),
    index('one_time_codes_expiry').on(row.expiresAt),
  ],
)

export const linkTokens = pgTable(
  'link_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text({ enum: ['reset-password', 'verify-email'] }).notNull(),
    userId: reference('user_id', 'users', 'cascade').notNull(),
    /** The address that the link confirms. */
    email: text(),
    /** The session in which it was asked for, which stays when the others end. */
    sessionId: uuid('session_id'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (row) => [
    check('link_tokens_check', sql`(purpose = 'verify-email') = (email is not null)`),
    unique('link_tokens_user_id_purpose_key').on(row.userId, row.purpose),
    index('link_tokens_expiry').on(row.expiresAt),
  ],
)

/** Changes of what signs someone in, for as long as they can be put back. */
export const meansChanges = pgTable(
  'means_changes',
  {
    id: identity(),
    userId: reference('user_id', 'users', 'cascade').notNull(),
    kind: text({ enum: meansKinds }).notNull(),
    /** The number, confirmed address or hash of the password as it was; null where there was none. */
    before: text(),
    /** Of a change of second factor or passkeys: what she had, but for the secret of her app. */
    factors: jsonb().$type<KeptFactors>(),
    /** The secret of the app that she had then, sealed. */
    appSecret: text('app_secret'),
    /** Of the link that puts it back. */
    tokenHash: text('token_hash').notNull(),
    changedAt: instant('changed_at').notNull(),
    undoUntil: instant('undo_until').notNull(),
    undoneAt: instant('undone_at'),
  },
  (row) => [
    unique('means_changes_token_hash_key').on(row.tokenHash),
    index('means_changes_user').on(row.userId, row.id),
    index('means_changes_expiry').on(row.undoUntil),
  ],
)

/** What happened to the security of an account, for its owner and for operators to read. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: identity(),
    userId: reference('user_id', 'users', 'cascade').notNull(),
    kind: text({ enum: securityKinds }).notNull(),
    at: instant('at').notNull(),
    userAgent: text('user_agent').notNull(),
  },
  (row) => [
    index('security_events_user').on(row.userId, row.id),
    index('security_events_age').on(row.at),
  ],
)

export const knownNetworks = pgTable(
  'known_networks',
  {
    userId: reference('user_id', 'users', 'cascade').notNull(),
    networkHash: text('network_hash').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.userId, row.networkHash] }),
    index('known_networks_age').on(row.lastSeenAt),
  ],
)

export const secondFactors = pgTable('second_factors', {
  userId: reference('user_id', 'users', 'cascade').primaryKey(),
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
    userId: reference('user_id', 'users', 'cascade').notNull(),
    codeHash: text('code_hash').notNull(),
    usedAt: instant('used_at'),
  },
  (row) => [primaryKey({ columns: [row.userId, row.codeHash] })],
)

export const passkeys = pgTable(
  'passkeys',
  {
    id: identity(),
    userId: reference('user_id', 'users', 'cascade').notNull(),
    /** What the device calls it, base64url. */
    credentialId: text('credential_id').notNull(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** Whom the device knows by it: random, the same for all keys of a person. */
    userHandle: text('user_handle').notNull(),
    /** How often it has signed, where the device counts; 0 where it doesn't. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    /** Kept by a password manager on more than one device. */
    isBackedUp: boolean('is_backed_up').notNull(),
    name: text().notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
    /** When its counter went backwards: somebody has a copy. */
    blockedAt: instant('blocked_at'),
  },
  (row) => [
    unique('passkeys_credential_id_key').on(row.credentialId),
    index('passkeys_user').on(row.userId),
  ],
)
export type PasskeyRow = typeof passkeys.$inferSelect

/** What a passkey is asked to sign, once. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: text('challenge_hash').primaryKey(),
    purpose: text({ enum: ['add', 'sign-in', 'confirm'] }).notNull(),
    /** Whose session asked; nobody's at sign-in. */
    sessionId: uuidReference('session_id', 'sessions', 'cascade'),
    /** What a key that is added will know her by. */
    userHandle: text('user_handle'),
    expiresAt: instant('expires_at').notNull(),
  },
  (row) => [
    check(
      'passkey_challenges_asker',
      sql`(purpose = 'sign-in') = (session_id is null) and (purpose = 'add') = (user_handle is not null)`,
    ),
    index('passkey_challenges_session').on(row.sessionId),
    index('passkey_challenges_expiry').on(row.expiresAt),
  ],
)

/** What people agreed to and took back; append-only by the database. */
export const consents = pgTable(
  'consents',
  {
    id: identity(),
    userId: reference('user_id', 'users').notNull(),
    kind: text({ enum: consentKinds }).notNull(),
    isGiven: boolean('is_given').notNull(),
    version: text().notNull(),
    at: instant('at').notNull(),
    /** From where, by the network. */
    address: text().notNull().default(''),
  },
  (row) => [index('consents_user').on(row.userId, row.id)],
)
export type ConsentRow = typeof consents.$inferSelect
