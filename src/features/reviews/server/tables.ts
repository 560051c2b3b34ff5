import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, pgView, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import {
  day,
  identity,
  instant,
  looseId,
  reference,
} from '../../../platform/server/database/columns.ts'
import type { Differences } from '../reading-rules.ts'
import { checkEndings, reviewKinds, reviewStates } from '../choices.ts'
import { checkItems, checkMethods } from '../../profiles/check-choices.ts'

/** What the operator looks at of a profile; pictures and films by the addresses they had. */
export interface Snapshot {
  full_name?: string
  description?: string | null
  previous_position?: string | null
  core_skills?: string[]
  other_skills?: string[]
  work_history?: string[]
  picture?: string | null
  video?: string | null
}

export const candidateReviews = pgTable(
  'candidate_reviews',
  {
    id: identity(),
    candidateId: reference('candidate_id', 'candidates', 'cascade').notNull(),
    kind: text({ enum: reviewKinds }).notNull(),
    state: text({ enum: reviewStates }).notNull(),
    before: jsonb().$type<Snapshot>(),
    /** As it stood when it was decided; null while it is open. */
    after: jsonb().$type<Snapshot>(),
    openedAt: instant('opened_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    reason: text(),
    decidedAt: instant('decided_at'),
    decidedBy: reference('decided_by', 'users', 'set null'),
    answeredAt: instant('answered_at'),
  },
  (row) => [
    check('candidate_reviews_check', sql`(state = 'open') = (decided_at is null)`),
    check('candidate_reviews_check1', sql`(state in ('open', 'approved')) or reason is not null`),
    uniqueIndex('candidate_reviews_one_open')
      .on(row.candidateId, row.kind)
      .where(sql`state = 'open'`),
    index('candidate_reviews_state').on(row.state, row.id),
    index('candidate_reviews_unanswered')
      .on(row.candidateId)
      .where(sql`(state in ('change_asked', 'hidden')) and answered_at is null`),
    index('candidate_reviews_candidate').on(row.candidateId),
  ],
)
export type ReviewRow = typeof candidateReviews.$inferSelect

export const verifications = pgTable(
  'verifications',
  {
    id: identity(),
    candidateId: reference('candidate_id', 'candidates', 'cascade').notNull(),
    documentId: reference('document_id', 'candidate_documents', 'set null'),
    item: text({ enum: checkItems }).notNull(),
    /** One that awaits a second operator is nowhere shown. */
    outcome: text({ enum: ['verified', 'awaiting', 'rejected'] }).notNull(),
    method: text({ enum: checkMethods }),
    reason: text(),
    checkedAt: instant('checked_at').notNull(),
    checkedBy: reference('checked_by', 'users', 'set null'),
    validUntil: day('valid_until'),
    endedAt: instant('ended_at'),
    endedBecause: text('ended_because', { enum: checkEndings }),
    /** Where the paper said something else than the record: why that is good. */
    differences: jsonb().$type<Differences>().notNull().default({}),
    /** Of a check without a paper: what was done. */
    note: text(),
    confirmedAt: instant('confirmed_at'),
    confirmedBy: reference('confirmed_by', 'users', 'set null'),
    confirmedDifferences: jsonb('confirmed_differences').$type<Differences>().notNull().default({}),
  },
  (row) => [
    check('verifications_check2', sql`(ended_at is null) = (ended_because is null)`),
    check('verifications_how', sql`(outcome = 'rejected') = (method is null)`),
    check('verifications_until', sql`(method is null) = (valid_until is null)`),
    check('verifications_why', sql`outcome <> 'rejected' or reason is not null`),
    check('verifications_second_is_another', sql`confirmed_by <> checked_by`),
    check(
      'verifications_awaiting_is_not_confirmed',
      sql`outcome = 'verified' or confirmed_at is null`,
    ),
    uniqueIndex('verifications_one_running')
      .on(row.candidateId, row.item)
      .where(sql`outcome = 'verified' and ended_at is null`),
    index('verifications_document').on(row.documentId, row.id),
    index('verifications_ending')
      .on(row.validUntil)
      .where(sql`outcome = 'verified' and ended_at is null`),
    index('verifications_newest')
      .on(row.checkedAt.desc().nullsFirst(), row.id.desc().nullsFirst())
      .where(sql`outcome = 'verified'`),
    index('verifications_candidate').on(row.candidateId),
    uniqueIndex('verifications_one_awaiting')
      .on(row.candidateId, row.item)
      .where(sql`outcome = 'awaiting' and ended_at is null`),
  ],
)
export type VerificationRow = typeof verifications.$inferSelect

/**
 * What is checked of whom, while it runs: for queries of others. Its last day is the reader's to compare with today's.
 * @public
 */
export const runningChecks = pgView('running_checks', {
  candidateId: looseId('candidate_id').notNull(),
  item: text().notNull(),
  method: text(),
  checkedAt: instant('checked_at').notNull(),
  validUntil: day('valid_until'),
  confirmedAt: instant('confirmed_at'),
  differences: jsonb().$type<Differences>().notNull(),
}).as(sql`
  select candidate_id, item, method, checked_at, valid_until, confirmed_at, differences
  from verifications where outcome = 'verified' and ended_at is null`)

/** Who read which version of a paper, when and in which session. */
export const paperOpenings = pgTable(
  'paper_openings',
  {
    id: identity(),
    documentId: reference('document_id', 'candidate_documents', 'cascade').notNull(),
    fileId: uuid('file_id').notNull(),
    operatorId: reference('operator_id', 'users', 'cascade').notNull(),
    sessionId: uuid('session_id').notNull(),
    openedAt: instant('opened_at').notNull(),
  },
  (row) => [
    index('paper_openings_sitting').on(row.operatorId, row.sessionId, row.documentId, row.openedAt),
    index('paper_openings_document').on(row.documentId),
  ],
)
