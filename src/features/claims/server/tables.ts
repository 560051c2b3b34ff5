import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, reference } from '../../../platform/server/database/columns.ts'

/** Whom an agency may not list, since she said so: a keyed digest of her number, that outlives her record and her account. */
export const agencyObjections = pgTable(
  'agency_objections',
  {
    agencyId: reference('agency_id', 'agencies', 'cascade').notNull(),
    numberDigest: text('number_digest').notNull(),
    objectedAt: instant('objected_at').notNull(),
  },
  ({ agencyId, numberDigest }) => [primaryKey({ columns: [agencyId, numberDigest] })],
)
