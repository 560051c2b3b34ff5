import { sql } from 'drizzle-orm'
import {
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
  day,
  identity,
  instant,
  looseId,
  reference,
  uuidReference,
} from '../../../platform/server/database/columns.ts'
import {
  caseStatuses,
  medicalOutcomes,
  offerKinds,
  offerStatuses,
  sides,
  type StepKey,
  stepKeys,
  stepStages,
  stepStates,
  uploadKinds,
  ways,
} from '../choices.ts'
import type { Terms, TermsRule } from '../../agreements/terms-contract.ts'

/** The steps of a way, as the operator sets them; a new version is a new row. */
export const recruitmentTemplates = pgTable(
  'recruitment_templates',
  {
    id: identity(),
    way: text({ enum: ways }).notNull(),
    version: integer().notNull(),
    effectiveOn: day('effective_on').notNull(),
    steps: jsonb().notNull(),
    /** Where the steps and their days come from. */
    source: text().notNull().default(''),
    createdAt: instant('created_at'),
    createdBy: looseId('created_by'),
  },
  (row) => [unique('recruitment_templates_way_version_key').on(row.way, row.version)],
)
export type TemplateRow = typeof recruitmentTemplates.$inferSelect

export const recruitmentRules = pgTable(
  'recruitment_rules',
  {
    key: text().notNull(),
    effectiveOn: day('effective_on').notNull(),
    value: jsonb().notNull(),
    source: text().notNull(),
    createdAt: instant('created_at'),
    createdBy: looseId('created_by'),
  },
  (rule) => [primaryKey({ columns: [rule.key, rule.effectiveOn] })],
)

export const recruitmentCases = pgTable(
  'recruitment_cases',
  {
    id: identity(),
    employerId: reference('employer_id', 'users', 'restrict').notNull(),
    candidateId: reference('candidate_id', 'candidates', 'restrict').notNull(),
    /** Null for someone whom an agency supplied. */
    workerId: reference('worker_id', 'users', 'set null'),
    agencyId: reference('agency_id', 'agencies'),
    templateId: reference('template_id', 'recruitment_templates').notNull(),
    status: text({ enum: caseStatuses }).notNull(),
    openedAt: instant('opened_at').notNull(),
    arrivedAt: instant('arrived_at'),
    closedAt: instant('closed_at'),
  },
  (row) => [
    check('recruitment_cases_check', sql`(status = 'closed') = (closed_at is not null)`),
    uniqueIndex('recruitment_cases_one_running')
      .on(row.candidateId)
      .where(sql`status <> 'closed'`),
    index('recruitment_cases_employer').on(row.employerId, row.id),
    index('recruitment_cases_pair').on(row.candidateId, row.employerId, row.id),
    index('recruitment_cases_worker').on(row.workerId, row.id),
    index('recruitment_cases_agency').on(row.agencyId, row.id),
  ],
)
export type CaseRow = typeof recruitmentCases.$inferSelect

export const recruitmentSteps = pgTable(
  'recruitment_steps',
  {
    caseId: reference('case_id', 'recruitment_cases', 'cascade').notNull(),
    key: text({ enum: stepKeys }).notNull(),
    position: integer().notNull(),
    stage: text({ enum: stepStages }).notNull(),
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
    doneBy: reference('done_by', 'users', 'set null'),
    note: text(),
    overdueToldAt: instant('overdue_told_at'),
  },
  (step) => [
    primaryKey({ columns: [step.caseId, step.key] }),
    check('recruitment_steps_days_check', sql`days >= 0`),
    check('recruitment_steps_check', sql`(state = 'done') = (done_at is not null)`),
    index('recruitment_steps_open')
      .on(step.caseId)
      .where(sql`state in ('waiting', 'problem')`),
    index('recruitment_steps_due')
      .on(step.dueOn)
      .where(sql`(state in ('waiting', 'problem')) and overdue_told_at is null`),
  ],
)
export type StepRow = typeof recruitmentSteps.$inferSelect

export const recruitmentPapers = pgTable(
  'recruitment_papers',
  {
    id: identity(),
    caseId: reference('case_id', 'recruitment_cases', 'cascade').notNull(),
    kind: text({ enum: [...uploadKinds, ...offerKinds] }).notNull(),
    fileId: uuidReference('file_id', 'stored_files', 'cascade').notNull(),
    outcome: text({ enum: medicalOutcomes }),
    issuer: text(),
    issuedOn: day('issued_on'),
    expiresOn: day('expires_on'),
    uploadedAt: instant('uploaded_at').notNull(),
    uploadedBy: reference('uploaded_by', 'users', 'set null'),
    uploadedAs: text('uploaded_as', { enum: sides }).notNull(),
    removedAt: instant('removed_at'),
  },
  (row) => [
    check('recruitment_papers_check', sql`outcome is null or kind = 'medical'`),
    index('recruitment_papers_file').on(row.fileId),
    index('recruitment_papers_case')
      .on(row.caseId, row.id)
      .where(sql`removed_at is null`),
  ],
)
export type PaperRow = typeof recruitmentPapers.$inferSelect

export const recruitmentOffers = pgTable(
  'recruitment_offers',
  {
    id: identity(),
    caseId: reference('case_id', 'recruitment_cases', 'cascade').notNull(),
    terms: jsonb().$type<Terms>().notNull(),
    rules: jsonb().$type<TermsRule[]>().notNull(),
    paperId: reference('paper_id', 'recruitment_papers', 'cascade').notNull(),
    fileHash: text('file_hash').notNull(),
    status: text({ enum: offerStatuses }).notNull(),
    madeAt: instant('made_at').notNull(),
    answeredAt: instant('answered_at'),
    answeredBy: reference('answered_by', 'users', 'set null'),
    answeredFrom: text('answered_from'),
    declineReason: text('decline_reason'),
    /** The household has signed the letter by its code. */
    householdSignedAt: instant('household_signed_at'),
    householdSignedBy: reference('household_signed_by', 'users', 'set null'),
    householdSignedFrom: text('household_signed_from'),
  },
  (row) => [
    index('recruitment_offers_case').on(row.caseId, row.id),
    index('recruitment_offers_paper').on(row.paperId),
    index('recruitment_offers_signed_by').on(row.householdSignedBy),
    uniqueIndex('recruitment_offers_one_sent')
      .on(row.caseId)
      .where(sql`status = 'sent'`),
  ],
)
export type OfferRow = typeof recruitmentOffers.$inferSelect

export const recruitmentNudges = pgTable(
  'recruitment_nudges',
  {
    caseId: reference('case_id', 'recruitment_cases', 'cascade').notNull(),
    nudgedBy: reference('nudged_by', 'users', 'cascade').notNull(),
    nudgedOn: day('nudged_on').notNull(),
  },
  (nudge) => [primaryKey({ columns: [nudge.caseId, nudge.nudgedBy, nudge.nudgedOn] })],
)
