import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { day, identity, instant, reference } from '../../../../platform/server/columns.ts'
import type { Differences } from '../../reading-rules.ts'
import {
  checkEndings,
  checkItems,
  checkMethods,
  reviewKinds,
  reviewStates,
} from '../../review-choices.ts'

/** What the operator looks at of a profile; pictures and films by the addresses they had. */
export interface Snapshot {
  full_name?: string
  description?: string | null
  previous_position?: string | null
  core_skills?: string[]
  other_skills?: string[]
  picture?: string | null
  video?: string | null
}

export const candidateReviews = pgTable('candidate_reviews', {
  id: identity(),
  candidateId: reference('candidate_id').notNull(),
  kind: text({ enum: reviewKinds }).notNull(),
  state: text({ enum: reviewStates }).notNull(),
  before: jsonb().$type<Snapshot>(),
  /** As it stood when it was decided; null while it is open. */
  after: jsonb().$type<Snapshot>(),
  openedAt: instant('opened_at').notNull(),
  changedAt: instant('changed_at').notNull(),
  reason: text(),
  decidedAt: instant('decided_at'),
  decidedBy: reference('decided_by'),
  answeredAt: instant('answered_at'),
})
export type ReviewRow = typeof candidateReviews.$inferSelect

export const verifications = pgTable('verifications', {
  id: identity(),
  candidateId: reference('candidate_id').notNull(),
  documentId: reference('document_id'),
  item: text({ enum: checkItems }).notNull(),
  /** One that awaits a second operator is nowhere shown. */
  outcome: text({ enum: ['verified', 'awaiting', 'rejected'] }).notNull(),
  method: text({ enum: checkMethods }),
  reason: text(),
  checkedAt: instant('checked_at').notNull(),
  checkedBy: reference('checked_by'),
  validUntil: day('valid_until'),
  endedAt: instant('ended_at'),
  endedBecause: text('ended_because', { enum: checkEndings }),
  /** Where the paper said something else than the record: why that is good. */
  differences: jsonb().$type<Differences>().notNull().default({}),
  /** Of a check without a paper: what was done. */
  note: text(),
  confirmedAt: instant('confirmed_at'),
  confirmedBy: reference('confirmed_by'),
  confirmedDifferences: jsonb('confirmed_differences').$type<Differences>().notNull().default({}),
})
export type VerificationRow = typeof verifications.$inferSelect

/** Who read which version of a paper, when and in which session. */
export const paperOpenings = pgTable('paper_openings', {
  id: identity(),
  documentId: reference('document_id').notNull(),
  fileId: uuid('file_id').notNull(),
  operatorId: reference('operator_id').notNull(),
  sessionId: uuid('session_id').notNull(),
  openedAt: instant('opened_at').notNull(),
})
