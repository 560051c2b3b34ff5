import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import {
  day,
  identity,
  instant,
  minor,
  reference,
  uuidReference,
} from '../../../../platform/server/database/columns.ts'
import { claimCauses, claimStates } from '../../claim-choices.ts'

export const refundClaims = pgTable(
  'refund_claims',
  {
    id: identity(),
    orderId: reference('order_id', 'orders').notNull(),
    employerId: reference('employer_id', 'users').notNull(),
    cause: text({ enum: claimCauses }).notNull(),
    endedOn: day('ended_on').notNull(),
    reason: text().notNull(),
    /** What the guarantee gave when it was made. */
    amountMinor: minor('amount_minor').notNull(),
    state: text({ enum: claimStates }).notNull(),
    answer: text(),
    refundId: uuidReference('refund_id', 'refunds'),
    createdAt: instant('created_at').notNull(),
    decidedAt: instant('decided_at'),
    decidedBy: reference('decided_by', 'users', 'set null'),
  },
  (row) => [
    check('refund_claims_amount_minor_check', sql`amount_minor >= 0`),
    check('refund_claims_check', sql`(state = 'open') = (decided_at is null)`),
    check('refund_claims_check1', sql`(state = 'granted') = (refund_id is not null)`),
    check('refund_claims_check2', sql`state <> 'refused' or answer is not null`),
    uniqueIndex('refund_claims_one_open')
      .on(row.orderId)
      .where(sql`state = 'open'`),
    index('refund_claims_order').on(row.orderId, row.id),
    index('refund_claims_employer').on(row.employerId),
    index('refund_claims_queue').on(row.state, row.id),
    index('refund_claims_refund')
      .on(row.refundId)
      .where(sql`refund_id is not null`),
  ],
)
export type ClaimRow = typeof refundClaims.$inferSelect
