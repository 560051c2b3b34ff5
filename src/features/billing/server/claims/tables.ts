import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { day, identity, instant, minor, reference } from '../../../../platform/server/columns.ts'
import { claimCauses, claimStates } from '../../claim-choices.ts'

export const refundClaims = pgTable('refund_claims', {
  id: identity(),
  orderId: reference('order_id').notNull(),
  employerId: reference('employer_id').notNull(),
  cause: text({ enum: claimCauses }).notNull(),
  endedOn: day('ended_on').notNull(),
  reason: text().notNull(),
  /** What the guarantee gave when it was made. */
  amountMinor: minor('amount_minor').notNull(),
  state: text({ enum: claimStates }).notNull(),
  answer: text(),
  refundId: uuid('refund_id'),
  createdAt: instant('created_at').notNull(),
  decidedAt: instant('decided_at'),
  decidedBy: reference('decided_by'),
})
export type ClaimRow = typeof refundClaims.$inferSelect
