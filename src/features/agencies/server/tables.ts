import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  pgView,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import {
  day,
  identity,
  instant,
  looseId,
  minor,
  reference,
  uuidReference,
} from '../../../platform/server/database/columns.ts'
import { agencyStatuses, licenceStatuses, memberRoles } from '../choices.ts'

export const agencies = pgTable(
  'agencies',
  {
    id: identity(),
    name: text().notNull(),
    /** The licence in force; of a pending agency the one it says it has. */
    licenceNumber: text('licence_number').notNull(),
    licenceExpiresOn: day('licence_expires_on').notNull(),
    licenceRemindedDays: integer('licence_reminded_days'),
    status: text({ enum: agencyStatuses }).notNull().default('pending'),
    suspendedAt: instant('suspended_at'),
    suspensionReason: text('suspension_reason'),
    createdAt: instant('created_at').notNull(),
  },
  (row) => [
    check('agencies_suspension', sql`(status = 'suspended') = (suspended_at is not null)`),
    uniqueIndex('agencies_licence_number')
      .on(row.licenceNumber)
      .where(sql`status <> 'pending'`),
    index('agencies_status').on(row.status, row.id),
    index('agencies_licence_end')
      .on(row.licenceExpiresOn)
      .where(sql`status = 'approved'`),
  ],
)
export type AgencyRow = typeof agencies.$inferSelect

/** What other capabilities read of an agency in queries of theirs; `supplies_until` is null while it may supply nobody. @public */
export const agencySupply = pgView('agency_supply', {
  agencyId: looseId('agency_id').notNull(),
  name: text().notNull(),
  licenceNumber: text('licence_number').notNull(),
  wasApproved: boolean('was_approved').notNull(),
  suppliesUntil: day('supplies_until'),
}).as(sql`
  select id as agency_id, name, licence_number, status <> 'pending' as was_approved,
    case when status = 'approved' then licence_expires_on end as supplies_until
  from agencies`)

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

/** From which countries an agency brings people, what it asks for it and how long it usually takes. */
export const agencyServices = pgTable(
  'agency_services',
  {
    agencyId: reference('agency_id', 'agencies', 'cascade').notNull(),
    /** Two letters. */
    country: text().notNull(),
    feeMinor: minor('fee_minor').notNull(),
    days: integer().notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.agencyId, row.country] }),
    check('agency_services_fee_minor_check', sql`fee_minor >= 0`),
    check('agency_services_days_check', sql`days > 0`),
    index('agency_services_country').on(row.country, row.feeMinor),
  ],
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
