import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, instant, reference } from '../../../../platform/server/database/columns.ts'

export const candidateImports = pgTable(
  'candidate_imports',
  {
    id: identity(),
    agencyId: reference('agency_id', 'agencies', 'cascade').notNull(),
    userId: reference('user_id', 'users', 'set null'),
    fileName: text('file_name').notNull(),
    /** SHA-256 of the file: the same file twice is known by it. */
    fileHash: text('file_hash').notNull(),
    status: text({ enum: ['writing', 'done', 'undone'] }).notNull(),
    rowsTotal: integer('rows_total').notNull(),
    rowsDone: integer('rows_done').notNull().default(0),
    /** Candidates that an undo left. */
    kept: integer().notNull().default(0),
    startedAt: instant('started_at').notNull(),
    finishedAt: instant('finished_at'),
    undoneAt: instant('undone_at'),
  },
  (row) => [
    check('candidate_imports_rows_total_check', sql`rows_total >= 0`),
    check('candidate_imports_check', sql`(status = 'writing') = (finished_at is null)`),
    check('candidate_imports_check1', sql`(status = 'undone') = (undone_at is not null)`),
    index('candidate_imports_agency').on(row.agencyId, row.id),
    index('candidate_imports_file')
      .on(row.agencyId, row.fileHash)
      .where(sql`status = 'done'`),
  ],
)
export type ImportRecord = typeof candidateImports.$inferSelect
