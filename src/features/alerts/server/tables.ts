import { sql } from 'drizzle-orm'
import { bigint, boolean, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import {
  day,
  identity,
  instant,
  looseId,
  reference,
} from '../../../platform/server/database/columns.ts'
import type { IndexedCandidate } from '../../search/server/matcher-api.ts'
import type { SavedSearch } from '../contract.ts'

export const savedSearches = pgTable(
  'saved_searches',
  {
    id: identity(),
    employerId: reference('employer_id', 'users', 'cascade').notNull(),
    name: text().notNull(),
    /** The query of the list's address. */
    query: text().notNull(),
    when: text().$type<SavedSearch['when']>().notNull(),
    sms: boolean().notNull(),
    email: boolean().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (row) => [index('saved_searches_employer').on(row.employerId, row.id)],
)
export type SavedSearchRow = typeof savedSearches.$inferSelect

/** Who has come to fit a search since it was saved. */
export const searchFinds = pgTable(
  'search_finds',
  {
    searchId: reference('search_id', 'saved_searches', 'cascade').notNull(),
    candidateId: reference('candidate_id', 'candidates', 'cascade').notNull(),
    foundAt: instant('found_at').notNull(),
    sentAt: instant('told_at'),
    /** Whether that was at once. */
    atOnce: boolean('at_once').notNull().default(false),
  },
  (row) => [
    primaryKey({ columns: [row.searchId, row.candidateId] }),
    index('search_finds_untold')
      .on(row.searchId)
      .where(sql`told_at is null`),
    index('search_finds_candidate').on(row.candidateId),
  ],
)

/** A listed candidate as the saved searches saw her last. */
export const searchedCandidates = pgTable('searched_candidates', {
  candidateId: reference('candidate_id', 'candidates', 'cascade').primaryKey(),
  known: jsonb().$type<IndexedCandidate>().notNull(),
  /** The day in Qatar as of which that was: years of age are those of a day. */
  seenOn: day('seen_on')
    .notNull()
    .default(sql`CURRENT_DATE`),
})

/** What the link of a message stops: these searches of a household, until then. */
export const searchStops = pgTable(
  'search_stops',
  {
    tokenHash: text('token_hash').primaryKey(),
    employerId: reference('employer_id', 'users', 'cascade').notNull(),
    searchIds: bigint('search_ids', { mode: 'number' }).array().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (row) => [index('search_stops_employer').on(row.employerId)],
)

/** Candidates who have changed, once for each change, until the saved searches have seen it. */
export const searchChanges = pgTable('search_changes', {
  id: identity(),
  candidateId: looseId('candidate_id').notNull(),
})
