import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { day, identity, instant, reference } from '../../../platform/server/columns.ts'
import {
  caseStatuses,
  medicalOutcomes,
  offerKinds,
  offerStatuses,
  sides,
  stages,
  type StepKey,
  stepKeys,
  stepStates,
  uploadKinds,
  ways,
} from '../choices.ts'
import type { Rule, Terms } from '../offer-contract.ts'

/** The steps of a way, as the operator sets them; a new version is a new row. */
export const recruitmentTemplates = pgTable('recruitment_templates', {
  id: identity(),
  way: text({ enum: ways }).notNull(),
  version: integer().notNull(),
  effectiveOn: day('effective_on').notNull(),
  steps: jsonb().notNull(),
  /** Where the steps and their days come from. */
  source: text().notNull().default(''),
  createdAt: instant('created_at'),
  createdBy: reference('created_by'),
})
export type TemplateRow = typeof recruitmentTemplates.$inferSelect

export const recruitmentRules = pgTable(
  'recruitment_rules',
  {
    key: text().notNull(),
    effectiveOn: day('effective_on').notNull(),
    value: jsonb().notNull(),
    source: text().notNull(),
    createdAt: instant('created_at'),
    createdBy: reference('created_by'),
  },
  (rule) => [primaryKey({ columns: [rule.key, rule.effectiveOn] })],
)

export const recruitmentCases = pgTable('recruitment_cases', {
  id: identity(),
  employerId: reference('employer_id').notNull(),
  candidateId: reference('candidate_id').notNull(),
  /** Null for someone whom an agency supplied. */
  workerId: reference('worker_id'),
  agencyId: reference('agency_id'),
  templateId: reference('template_id').notNull(),
  status: text({ enum: caseStatuses }).notNull(),
  openedAt: instant('opened_at').notNull(),
  arrivedAt: instant('arrived_at'),
  closedAt: instant('closed_at'),
})
export type CaseRow = typeof recruitmentCases.$inferSelect

export const recruitmentSteps = pgTable(
  'recruitment_steps',
  {
    caseId: reference('case_id').notNull(),
    key: text({ enum: stepKeys }).notNull(),
    position: integer().notNull(),
    stage: text({ enum: stages }).notNull(),
    state: text({ enum: stepStates }).notNull(),
    actor: text({ enum: sides }).notNull(),
    /** From when it can be begun until it is due. */
    days: integer().notNull(),
    waitsFor: text('waits_for').array().$type<StepKey[]>().notNull(),
    needs: text({ enum: [...uploadKinds, ...offerKinds] })
      .array()
      .notNull(),
    dueOn: day('due_on'),
    doneAt: instant('done_at'),
    doneBy: reference('done_by'),
    note: text(),
    overdueToldAt: instant('overdue_told_at'),
  },
  (step) => [primaryKey({ columns: [step.caseId, step.key] })],
)
export type StepRow = typeof recruitmentSteps.$inferSelect

export const recruitmentPapers = pgTable('recruitment_papers', {
  id: identity(),
  caseId: reference('case_id').notNull(),
  kind: text({ enum: [...uploadKinds, ...offerKinds] }).notNull(),
  fileId: uuid('file_id').notNull(),
  outcome: text({ enum: medicalOutcomes }),
  issuer: text(),
  issuedOn: day('issued_on'),
  expiresOn: day('expires_on'),
  uploadedAt: instant('uploaded_at').notNull(),
  uploadedBy: reference('uploaded_by'),
  uploadedAs: text('uploaded_as', { enum: sides }).notNull(),
  removedAt: instant('removed_at'),
})
export type PaperRow = typeof recruitmentPapers.$inferSelect

export const recruitmentOffers = pgTable('recruitment_offers', {
  id: identity(),
  caseId: reference('case_id').notNull(),
  terms: jsonb().$type<Terms>().notNull(),
  rules: jsonb().$type<Rule[]>().notNull(),
  paperId: reference('paper_id').notNull(),
  fileHash: text('file_hash').notNull(),
  status: text({ enum: offerStatuses }).notNull(),
  madeAt: instant('made_at').notNull(),
  answeredAt: instant('answered_at'),
  answeredBy: reference('answered_by'),
  answeredFrom: text('answered_from'),
  declineReason: text('decline_reason'),
})
export type OfferRow = typeof recruitmentOffers.$inferSelect

export const recruitmentNudges = pgTable(
  'recruitment_nudges',
  {
    caseId: reference('case_id').notNull(),
    nudgedBy: reference('nudged_by').notNull(),
    nudgedOn: day('nudged_on').notNull(),
  },
  (nudge) => [primaryKey({ columns: [nudge.caseId, nudge.nudgedBy, nudge.nudgedOn] })],
)
