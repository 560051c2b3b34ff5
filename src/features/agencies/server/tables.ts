import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { day, identity, instant, reference } from '../../../platform/server/columns.ts'
import { licenceStatuses, memberRoles } from '../choices.ts'

export const agencyMembers = pgTable('agency_members', {
  userId: reference('user_id').primaryKey(),
  agencyId: reference('agency_id').notNull(),
  role: text({ enum: memberRoles }).notNull(),
  invitedBy: reference('invited_by'),
  joinedAt: instant('joined_at').notNull(),
})

export const agencyInvitations = pgTable('agency_invitations', {
  id: identity(),
  agencyId: reference('agency_id').notNull(),
  /** E.164. */
  phoneNumber: text('phone_number').notNull(),
  role: text({ enum: memberRoles }).notNull(),
  tokenHash: text('token_hash').notNull(),
  invitedBy: reference('invited_by'),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

export const agencyLicences = pgTable('agency_licences', {
  id: identity(),
  agencyId: reference('agency_id').notNull(),
  licenceNumber: text('licence_number').notNull(),
  expiresOn: day('expires_on').notNull(),
  fileId: uuid('file_id'),
  status: text({ enum: licenceStatuses }).notNull(),
  submittedBy: reference('submitted_by'),
  submittedAt: instant('submitted_at').notNull(),
  decidedBy: reference('decided_by'),
  decidedAt: instant('decided_at'),
  /** The operator's words to the agency, when it was refused. */
  reason: text(),
})
export type LicenceRow = typeof agencyLicences.$inferSelect
