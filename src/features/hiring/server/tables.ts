import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { day, identity, instant, reference } from '../../../platform/server/columns.ts'
import { statuses } from '../moves.ts'

export const pipelineEntries = pgTable(
  'pipeline_entries',
  {
    employerId: reference('employer_id').notNull(),
    candidateId: reference('candidate_id').notNull(),
    status: text({ enum: statuses }).notNull(),
    interviewAt: instant('interview_at'),
    interviewStatus: text('interview_status', {
      enum: ['scheduled', 'completed', 'selected', 'failed'],
    }),
    selectionType: text('selection_type', { enum: ['Interview', 'Direct'] }),
    selectionDate: day('selection_date'),
    hireDate: day('hire_date'),
    note: text(),
    tags: text().array().notNull().default([]),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (entry) => [primaryKey({ columns: [entry.employerId, entry.candidateId] })],
)
export type PipelineEntryRow = typeof pipelineEntries.$inferSelect

/** Who moved whom, when; never changed or deleted. */
export const pipelineMoves = pgTable('pipeline_moves', {
  id: identity(),
  employerId: reference('employer_id').notNull(),
  candidateId: reference('candidate_id').notNull(),
  fromStatus: text('from_status').notNull(),
  toStatus: text('to_status').notNull(),
  movedBy: reference('moved_by'),
  movedAt: instant('moved_at').notNull(),
  interviewAt: instant('interview_at'),
})

/** An appointment: one event of a calendar; `version` rises with each change that the other side must hear of. */
export const interviews = pgTable('interviews', {
  id: identity(),
  employerId: reference('employer_id').notNull(),
  candidateId: reference('candidate_id').notNull(),
  startsAt: instant('starts_at').notNull(),
  version: integer().notNull().default(0),
  status: text({ enum: ['scheduled', 'held', 'cancelled'] }).notNull(),
  answer: text({ enum: ['accepted', 'declined'] }),
  answeredAt: instant('answered_at'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})
export type InterviewRow = typeof interviews.$inferSelect

/** What is still to be sent, for one version of an appointment. */
export const interviewReminders = pgTable(
  'interview_reminders',
  {
    interviewId: reference('interview_id').notNull(),
    version: integer().notNull(),
    hoursBefore: integer('hours_before').notNull(),
    dueAt: instant('due_at').notNull(),
  },
  (row) => [primaryKey({ columns: [row.interviewId, row.version, row.hoursBefore] })],
)
