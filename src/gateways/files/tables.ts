import { bigint, boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, reference } from '../../platform/server/columns.ts'

/** One row for each upload that was stored: whose it is, where its bytes lie. */
export const storedFiles = pgTable('stored_files', {
  id: uuid().primaryKey(),
  /** Null once its owner's account is gone. */
  ownerId: reference('owner_id'),
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
})
export type StoredFile = typeof storedFiles.$inferSelect
