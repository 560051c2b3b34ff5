import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { day, identity, instant, reference } from '../../../platform/server/columns.ts'
import { statuses } from '../contract.ts'

export const pipelineEntries = pgTable(
  'pipeline_entries',
  {
    employerId: reference('employer_id').notNull(),
    candidateId: reference('candidate_id').notNull(),
    status: text({ enum: statuses }).notNull(),
    interviewAt: instant('interview_at'),
    interviewStatus: text('interview_status', { enum: ['scheduled', 'completed', 'selected', 'failed'] }),
    selectionType: text('selection_type', { enum: ['Interview', 'Direct'] }),
    selectionDate: day('selection_date'),
    hireDate: day('hire_date'),
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
})
