import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { day, identity, instant, reference } from '../../../../platform/server/columns.ts'
import { checkItems, checkMethods, reviewKinds, reviewStates } from '../../review-choices.ts'

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
  outcome: text({ enum: ['verified', 'rejected'] }).notNull(),
  method: text({ enum: checkMethods }),
  reason: text(),
  checkedAt: instant('checked_at').notNull(),
  checkedBy: reference('checked_by'),
  validUntil: day('valid_until'),
  endedAt: instant('ended_at'),
  endedBecause: text('ended_because', { enum: ['paper_deleted', 'paper_changed', 'withdrawn', 'renewed', 'expired'] }),
})
export type VerificationRow = typeof verifications.$inferSelect
