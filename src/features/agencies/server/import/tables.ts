import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, instant, reference } from '../../../../platform/server/columns.ts'

export const candidateImports = pgTable('candidate_imports', {
  id: identity(),
  agencyId: reference('agency_id').notNull(),
  userId: reference('user_id'),
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
})
export type ImportRecord = typeof candidateImports.$inferSelect
