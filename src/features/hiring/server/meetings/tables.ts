import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { instant, reference } from '../../../../platform/server/database/columns.ts'

/** What one side says of an interview on its day: that it comes later, or that the other did not come. */
export const interviewMarks = pgTable(
  'interview_marks',
  {
    interviewId: reference('interview_id', 'interviews', 'cascade').notNull(),
    side: text({ enum: ['household', 'candidate'] }).notNull(),
    kind: text({ enum: ['late', 'absent'] }).notNull(),
    /** Of the appointment: one that has moved is another. */
    version: integer().notNull(),
    /** How late. */
    minutes: integer(),
    markedAt: instant('marked_at').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.interviewId, row.side, row.kind, row.version] }),
    check('interview_marks_check', sql`(kind = 'late') = (minutes is not null)`),
  ],
)

const points = (name: string) => smallint(name)

/** What a household thinks of someone it has met, for itself alone. */
export const interviewScores = pgTable(
  'interview_scores',
  {
    employerId: reference('employer_id', 'users', 'cascade').notNull(),
    candidateId: reference('candidate_id', 'candidates', 'restrict').notNull(),
    experience: points('experience'),
    language: points('language'),
    manner: points('manner'),
    trust: points('trust'),
    terms: points('terms'),
    sentence: text(),
    updatedAt: instant('updated_at').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.employerId, row.candidateId] }),
    index('interview_scores_candidate').on(row.candidateId),
    check(
      'interview_scores_points',
      sql`experience between 1 and 5 and language between 1 and 5 and manner between 1 and 5
        and trust between 1 and 5 and terms between 1 and 5`,
    ),
  ],
)
export type InterviewScoreRow = typeof interviewScores.$inferSelect
