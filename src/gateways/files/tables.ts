import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, reference } from '../../platform/server/database/columns.ts'

/** One row for each upload that was stored: whose it is, where its bytes lie. */
export const storedFiles = pgTable(
  'stored_files',
  {
    id: uuid().primaryKey(),
    /** Null once its owner's account is gone. */
    ownerId: reference('owner_id', 'users', 'set null'),
    purpose: text().notNull(),
    /** The first is the file itself, the others are smaller or other forms of it. */
    keys: text().array().notNull(),
    name: text().notNull(),
    type: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    /** arriving: written, not yet anybody's; released: nobody's any more. */
    state: text({ enum: ['arriving', 'kept', 'released'] }).notNull(),
    /** Held back until the virus scanner has passed it. */
    isHeld: boolean('is_held').notNull(),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (row) => [
    check('stored_files_keys_check', sql`cardinality(keys) > 0`),
    check('stored_files_bytes_check', sql`bytes >= 0`),
    index('stored_files_owner').on(row.ownerId),
    index('stored_files_loose')
      .on(row.changedAt)
      .where(sql`state <> 'kept' or owner_id is null`),
    index('stored_files_held')
      .on(row.createdAt)
      .where(sql`is_held`),
  ],
)
export type StoredFile = typeof storedFiles.$inferSelect

/** One row for each upload by pieces that is kept in the bucket; on a disk the folder of arrivals says as much. */
export const openUploads = pgTable(
  'open_uploads',
  {
    /** As the sender names it: the id of its owner, a dash, a UUID. */
    id: text().primaryKey(),
    /** Null once its owner's account is gone. */
    ownerId: reference('owner_id', 'users', 'set null'),
    /** How much it will be, and how much of it is here. */
    bytes: bigint({ mode: 'number' }).notNull(),
    received: bigint({ mode: 'number' }).notNull(),
    /** What came in, in its order. */
    pieces: text().array().notNull(),
    /** All that may lie in the bucket: written down before it is put there. */
    keys: text().array().notNull(),
    /** Nobody's any more; the sweep looks once more whether all of it is gone. */
    isGivenUp: boolean('is_given_up').notNull(),
    writtenAt: instant('written_at').notNull(),
  },
  (row) => [
    check('open_uploads_received_check', sql`received between 0 and bytes`),
    index('open_uploads_owner').on(row.ownerId),
    index('open_uploads_written').on(row.writtenAt),
  ],
)
export type OpenUpload = typeof openUploads.$inferSelect
