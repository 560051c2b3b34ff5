import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import {
  day,
  identity,
  instant,
  reference,
  uuidReference,
} from '../../../platform/server/columns.ts'
import { licenceStatuses, memberRoles } from '../choices.ts'

export const agencyMembers = pgTable(
  'agency_members',
  {
    userId: reference('user_id', 'users', 'cascade').primaryKey(),
    agencyId: reference('agency_id', 'agencies', 'cascade').notNull(),
    role: text({ enum: memberRoles }).notNull(),
    invitedBy: reference('invited_by', 'users', 'set null'),
    joinedAt: instant('joined_at').notNull(),
  },
  (row) => [index('agency_members_agency').on(row.agencyId, row.userId)],
)

export const agencyInvitations = pgTable(
  'agency_invitations',
  {
    id: identity(),
    agencyId: reference('agency_id', 'agencies', 'cascade').notNull(),
    /** E.164. */
    phoneNumber: text('phone_number').notNull(),
    role: text({ enum: memberRoles }).notNull(),
    tokenHash: text('token_hash').notNull(),
    invitedBy: reference('invited_by', 'users', 'set null'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (row) => [
    unique('agency_invitations_token_hash_key').on(row.tokenHash),
    unique('agency_invitations_agency_id_phone_number_key').on(row.agencyId, row.phoneNumber),
    index('agency_invitations_phone').on(row.phoneNumber),
    index('agency_invitations_end').on(row.expiresAt),
  ],
)

export const agencyLicences = pgTable(
  'agency_licences',
  {
    id: identity(),
    agencyId: reference('agency_id', 'agencies', 'cascade').notNull(),
    licenceNumber: text('licence_number').notNull(),
    expiresOn: day('expires_on').notNull(),
    fileId: uuidReference('file_id', 'stored_files', 'set null'),
    status: text({ enum: licenceStatuses }).notNull(),
    submittedBy: reference('submitted_by', 'users', 'set null'),
    submittedAt: instant('submitted_at').notNull(),
    decidedBy: reference('decided_by', 'users', 'set null'),
    decidedAt: instant('decided_at'),
    /** The operator's words to the agency, when it was refused. */
    reason: text(),
  },
  (row) => [
    check(
      'agency_licences_check',
      sql`(status in ('approved', 'rejected')) = (decided_at is not null)`,
    ),
    index('agency_licences_agency').on(row.agencyId, row.id),
    index('agency_licences_file').on(row.fileId),
    uniqueIndex('agency_licences_one_waiting')
      .on(row.agencyId)
      .where(sql`status = 'submitted'`),
  ],
)
export type LicenceRow = typeof agencyLicences.$inferSelect
