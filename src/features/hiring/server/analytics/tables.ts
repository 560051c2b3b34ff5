import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { instant, reference } from '../../../../platform/server/database/columns.ts'

/** Whose profile a household has opened; one row for each pair. */
export const candidateViews = pgTable(
  'candidate_views',
  {
    employerId: reference('employer_id', 'users', 'cascade').notNull(),
    candidateId: reference('candidate_id', 'candidates', 'restrict').notNull(),
    firstViewedAt: instant('first_viewed_at').notNull(),
    lastViewedAt: instant('last_viewed_at').notNull(),
    views: integer().notNull().default(1),
  },
  (view) => [
    primaryKey({ columns: [view.employerId, view.candidateId] }),
    check('candidate_views_views_check', sql`views > 0`),
    index('candidate_views_recent').on(view.employerId, view.lastViewedAt),
    index('candidate_views_candidate').on(view.candidateId),
  ],
)
