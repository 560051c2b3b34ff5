import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, reference } from '../../platform/server/columns.ts'

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
