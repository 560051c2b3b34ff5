import { integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { instant, reference } from '../../../../platform/server/columns.ts'

/** Whose profile a household has opened; one row for each pair. */
export const candidateViews = pgTable(
  'candidate_views',
  {
    employerId: reference('employer_id').notNull(),
    candidateId: reference('candidate_id').notNull(),
    firstViewedAt: instant('first_viewed_at').notNull(),
    lastViewedAt: instant('last_viewed_at').notNull(),
    views: integer().notNull().default(1),
  },
  (view) => [primaryKey({ columns: [view.employerId, view.candidateId] })],
)
