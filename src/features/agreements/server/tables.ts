import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, instant, reference } from '../../../platform/server/database/columns.ts'
import { agreementSides, agreementStatuses } from '../choices.ts'
import type { Terms } from '../terms-contract.ts'

/** What a household has asked a candidate, and how it stands; `version` rises with each change of the terms. */
export const agreements = pgTable(
  'agreements',
  {
    id: identity(),
    employerId: reference('employer_id', 'users', 'restrict').notNull(),
    candidateId: reference('candidate_id', 'candidates', 'restrict').notNull(),
    status: text({ enum: agreementStatuses }).notNull(),
    version: integer().notNull().default(0),
    terms: jsonb().$type<Terms>().notNull(),
    /** What the terms answer. */
    previousTerms: jsonb('previous_terms').$type<Terms>(),
    proposedBy: text('proposed_by', { enum: agreementSides }).notNull(),
    reason: text(),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    answeredAt: instant('answered_at'),
    /** Who said the last yes or no: the worker, someone of her agency, or the household. */
    answeredBy: reference('answered_by', 'users', 'set null'),
  },
  (row) => [
    check('agreements_version_check', sql`version >= 0`),
    check(
      'agreements_answer_check',
      sql`status not in ('agreed', 'declined') or answered_at is not null`,
    ),
    uniqueIndex('agreements_one_live')
      .on(row.employerId, row.candidateId)
      .where(sql`status in ('asked', 'countered', 'agreed')`),
    index('agreements_pair').on(row.employerId, row.candidateId, row.id),
    index('agreements_candidate').on(row.candidateId, row.id),
    index('agreements_answered_by').on(row.answeredBy),
  ],
)
export type AgreementRow = typeof agreements.$inferSelect
