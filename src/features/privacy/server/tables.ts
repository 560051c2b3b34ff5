import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { identity, instant, reference } from '../../../platform/server/columns.ts'
import { requestKinds, requestStatuses } from '../choices.ts'

/** The archive that someone asked for; she has one at a time. */
export const dataExports = pgTable('data_exports', {
  id: uuid().primaryKey(),
  userId: reference('user_id').notNull(),
  status: text({ enum: ['queued', 'running', 'ready', 'failed'] }).notNull(),
  filesDone: integer('files_done').notNull().default(0),
  filesTotal: integer('files_total').notNull().default(0),
  attempts: integer().notNull().default(0),
  fileId: uuid('file_id'),
  requestedAt: instant('requested_at').notNull(),
  /** Whoever builds it has it for itself until then. */
  claimedUntil: instant('claimed_until'),
  readyAt: instant('ready_at'),
  expiresAt: instant('expires_at'),
})
export type ExportRow = typeof dataExports.$inferSelect

export const dataRequests = pgTable('data_requests', {
  id: identity(),
  userId: reference('user_id').notNull(),
  kind: text({ enum: requestKinds }).notNull(),
  about: text().notNull(),
  text: text().notNull(),
  status: text({ enum: requestStatuses }).notNull(),
  createdAt: instant('created_at').notNull(),
  dueAt: instant('due_at').notNull(),
  answer: text(),
  answeredAt: instant('answered_at'),
  answeredBy: reference('answered_by'),
})
export type RequestRow = typeof dataRequests.$inferSelect

/** Who was told that her account lies unused. */
export const unusedAccounts = pgTable('unused_accounts', {
  userId: reference('user_id').primaryKey(),
  toldAt: instant('told_at').notNull(),
  toldAgainAt: instant('told_again_at'),
})
export type UnusedRow = typeof unusedAccounts.$inferSelect
