import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { day, identity, instant, reference } from '../../../platform/server/database/columns.ts'
import { lengthDefault, meetingWays } from '../meeting-rules.ts'
import { statuses } from '../transitions.ts'

const instants = (name: string) =>
  timestamp(name, { withTimezone: true }).array().notNull().default([])

export const pipelineEntries = pgTable(
  'pipeline_entries',
  {
    employerId: reference('employer_id', 'users', 'restrict').notNull(),
    candidateId: reference('candidate_id', 'candidates', 'restrict').notNull(),
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
  (entry) => [
    primaryKey({ columns: [entry.employerId, entry.candidateId] }),
    check('pipeline_entries_check', sql`(interview_at is null) = (interview_status is null)`),
    check('pipeline_entries_check1', sql`(status = 'hired') = (hire_date is not null)`),
    check('pipeline_entries_tags_check', sql`cardinality(tags) <= 5`),
    uniqueIndex('pipeline_entries_one_hire')
      .on(entry.candidateId)
      .where(sql`status = 'hired'`),
    index('pipeline_entries_candidate').on(entry.candidateId),
    index('pipeline_entries_interviews')
      .on(entry.candidateId, entry.interviewAt)
      .where(sql`status = 'interview_scheduled'`),
    index('pipeline_entries_open')
      .on(entry.candidateId, entry.employerId)
      .where(sql`status in ('interview_scheduled', 'selected', 'hired')`),
  ],
)
export type PipelineEntryRow = typeof pipelineEntries.$inferSelect

/** Who moved whom, when; never changed or deleted. */
export const pipelineMoves = pgTable(
  'pipeline_moves',
  {
    id: identity(),
    employerId: reference('employer_id', 'users', 'restrict').notNull(),
    candidateId: reference('candidate_id', 'candidates', 'restrict').notNull(),
    fromStatus: text('from_status').notNull(),
    toStatus: text('to_status').notNull(),
    movedBy: reference('moved_by', 'users', 'set null'),
    movedAt: instant('moved_at').notNull(),
    interviewAt: instant('interview_at'),
  },
  (row) => [
    index('pipeline_moves_entry').on(row.employerId, row.candidateId, row.id),
    index('pipeline_moves_time').on(row.employerId, row.movedAt),
    index('pipeline_moves_candidate').on(row.candidateId),
  ],
)

/** An appointment: one event of a calendar; `version` rises with each change that the other side must hear of. */
export const interviews = pgTable(
  'interviews',
  {
    id: identity(),
    employerId: reference('employer_id', 'users', 'restrict').notNull(),
    candidateId: reference('candidate_id', 'candidates', 'restrict').notNull(),
    startsAt: instant('starts_at').notNull(),
    version: integer().notNull().default(0),
    status: text({ enum: ['scheduled', 'held', 'cancelled'] }).notNull(),
    answer: text({ enum: ['accepted', 'declined'] }),
    answeredAt: instant('answered_at'),
    lengthMinutes: integer('length_minutes').notNull().default(lengthDefault),
    /** Null where the household did not say how they meet. */
    way: text({ enum: meetingWays }),
    /** An address, shown to the other side once she has accepted. */
    place: text(),
    note: text(),
    /** What the household offers beside `starts_at`, until one time is taken. */
    otherTimes: instants('other_times'),
    /** What the candidate proposes instead, until the household takes one or offers anew. */
    counterTimes: instants('counter_times'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (row) => [
    check('interviews_version_check', sql`version >= 0`),
    check('interviews_length_check', sql`length_minutes between 10 and 240`),
    check('interviews_other_times_check', sql`cardinality(other_times) <= 2`),
    check('interviews_counter_times_check', sql`cardinality(counter_times) <= 3`),
    check('interviews_check', sql`(answer is null) = (answered_at is null)`),
    uniqueIndex('interviews_one_open')
      .on(row.employerId, row.candidateId)
      .where(sql`status = 'scheduled'`),
    index('interviews_candidate').on(row.candidateId, row.startsAt),
    index('interviews_employer').on(row.employerId, row.startsAt),
  ],
)
export type InterviewRow = typeof interviews.$inferSelect
