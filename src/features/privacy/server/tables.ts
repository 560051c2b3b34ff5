import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import {
  identity,
  instant,
  reference,
  uuidReference,
} from '../../../platform/server/database/columns.ts'
import { requestKinds, requestStatuses } from '../choices.ts'

/** The archive that someone asked for; she has one at a time. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: uuid().primaryKey(),
    userId: reference('user_id', 'users').notNull(),
    status: text({ enum: ['queued', 'running', 'ready', 'failed'] }).notNull(),
    filesDone: integer('files_done').notNull().default(0),
    filesTotal: integer('files_total').notNull().default(0),
    /** Which try builds it; what an earlier one still does counts no more. */
    attempts: integer().notNull().default(0),
    fileId: uuidReference('file_id', 'stored_files'),
    requestedAt: instant('requested_at').notNull(),
    readyAt: instant('ready_at'),
    expiresAt: instant('expires_at'),
  },
  (row) => [
    check('data_exports_check', sql`(status = 'ready') = (file_id is not null)`),
    uniqueIndex('data_exports_one').on(row.userId),
    index('data_exports_file').on(row.fileId),
    index('data_exports_expiry')
      .on(row.expiresAt)
      .where(sql`expires_at is not null`),
  ],
)
export type ExportRow = typeof dataExports.$inferSelect

export const dataRequests = pgTable(
  'data_requests',
  {
    id: identity(),
    userId: reference('user_id', 'users').notNull(),
    kind: text({ enum: requestKinds }).notNull(),
    about: text().notNull(),
    text: text().notNull(),
    status: text({ enum: requestStatuses }).notNull(),
    createdAt: instant('created_at').notNull(),
    dueAt: instant('due_at').notNull(),
    answer: text(),
    answeredAt: instant('answered_at'),
    answeredBy: reference('answered_by', 'users'),
  },
  (row) => [
    check('data_requests_check', sql`(status = 'open') = (answered_at is null)`),
    index('data_requests_user').on(row.userId, row.id),
    index('data_requests_due').on(row.status, row.dueAt, row.id),
  ],
)
export type RequestRow = typeof dataRequests.$inferSelect

/** Who was told that her account lies unused. */
export const unusedAccounts = pgTable('unused_accounts', {
  userId: reference('user_id', 'users').primaryKey(),
  sentAt: instant('told_at').notNull(),
  toldAgainAt: instant('told_again_at'),
})
export type UnusedRow = typeof unusedAccounts.$inferSelect
