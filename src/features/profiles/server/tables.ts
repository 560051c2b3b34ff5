import { getTableColumns, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  pgView,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import {
  day,
  identity,
  instant,
  looseId,
  minor,
  reference,
  uuidReference,
} from '../../../platform/server/columns.ts'
import { documentKinds } from '../choices.ts'
import { paperStates } from '../check-choices.ts'
import type { Profile } from '../contract.ts'

const texts = (name: string) => text(name).array().notNull().default([])

const candidateRules = [
  check('candidates_age_check', sql`age >= 0 and age <= 150`),
  check('candidates_height_cm_check', sql`height_cm > 0`),
  check('candidates_weight_kg_check', sql`weight_kg > 0`),
  check('candidates_experience_years_check', sql`experience_years >= 0`),
  check(
    'candidates_experience_months_check',
    sql`experience_months >= 0 and experience_months <= 11`,
  ),
  check('candidates_expected_salary_minor_check', sql`expected_salary_minor >= 0`),
  check('candidates_objected_is_hidden', sql`objected_at is null or not is_published`),
  check('candidates_hidden_is_unpublished', sql`hidden_at is null or not is_published`),
  check('candidates_published_as_wanted', sql`wants_published or not is_published`),
  check(
    'candidates_published_is_complete',
    sql`not is_published or nationality is not null and coalesce(desired_position, position_sought) is not null and (date_of_birth is not null or coalesce(age, 0) >= 18)`,
  ),
  check(
    'candidates_check',
    sql`user_id is not null or agency_id is not null or erased_at is not null`,
  ),
]

const candidateColumns = {
  id: identity(),
  userId: reference('user_id', 'users', 'cascade'),
  agencyId: reference('agency_id', 'agencies'),
  fullName: text('full_name').notNull(),
  phoneNumber: text('phone_number'),
  whatsapp: text(),
  email: text(),
  profileImageKey: text('profile_image_key'),
  fullImageKey: text('full_image_key'),
  profileVideoKey: text('profile_video_key'),
  videoPosterKey: text('video_poster_key'),
  /** The stored files behind the keys; null for pictures of the demo. */
  profileImageFile: uuidReference('profile_image_file', 'stored_files', 'set null'),
  fullImageFile: uuidReference('full_image_file', 'stored_files', 'set null'),
  profileVideoFile: uuidReference('profile_video_file', 'stored_files', 'set null'),
  videoPosterFile: uuidReference('video_poster_file', 'stored_files', 'set null'),
  nationality: text(),
  gender: text({ enum: ['male', 'female', 'other'] }),
  dateOfBirth: day('date_of_birth'),
  age: integer(),
  religion: text(),
  maritalStatus: text('marital_status', { enum: ['single', 'married', 'divorced', 'widowed'] }),
  heightCm: numeric('height_cm', { precision: 5, scale: 1, mode: 'number' }),
  weightKg: numeric('weight_kg', { precision: 5, scale: 1, mode: 'number' }),
  kids: jsonb().$type<Profile['kids']>().notNull().default([]),
  currentCity: text('current_city'),
  currentCountry: text('current_country'),
  currentLocation: text('current_location'),
  preferredLocation: text('preferred_location'),
  visaStatus: text('visa_status', { enum: ['valid', 'expired', 'pending', 'not_applicable'] }),
  visaType: text('visa_type', { enum: ['own_visa', 'company_visa', 'none'] }),
  visaExpiryDate: day('visa_expiry_date'),
  languages: jsonb().$type<Profile['languages']>().notNull().default([]),
  skills: texts('skills'),
  coreSkills: texts('core_skills'),
  otherSkills: texts('other_skills'),
  positionSought: text('position_sought'),
  desiredPosition: text('desired_position'),
  previousPosition: text('previous_position'),
  experienceYears: integer('experience_years'),
  experienceMonths: integer('experience_months'),
  childcareExperienceYears: jsonb('childcare_experience_years')
    .$type<Record<string, number>>()
    .notNull()
    .default({}),
  workType: text('work_type', { enum: ['live_in', 'live_out', 'part_time'] }),
  expectedSalaryMinor: minor('expected_salary_minor'),
  availabilityDate: day('availability_date'),
  immediateAvailability: boolean('immediate_availability').notNull().default(false),
  estimatedJoiningDate: day('estimated_joining_date'),
  workingDays: text('working_days'),
  workingHoursFrom: text('working_hours_from'),
  workingHoursTo: text('working_hours_to'),
  dayOff: text('day_off'),
  accommodation: text(),
  description: text(),
  consentSpecialDataAt: instant('consent_special_data_at'),
  hiddenFields: texts('hidden_fields'),
  indexProfile: boolean('index_profile').notNull().default(false),
  /** Shown to everyone; written as `publication` says. */
  isPublished: boolean('is_published').notNull().default(false),
  /** Whether she is to be shown as soon as nothing is in the way. */
  wantsPublished: boolean('wants_published').notNull().default(false),
  /** Set while the operator keeps her off the site. */
  hiddenAt: instant('hidden_at'),
  /** When the operator last found her profile good; null for one that waits for the first time. */
  reviewedAt: instant('reviewed_at'),
  /** Of a worker whose account is suspended. */
  suspendedAt: instant('suspended_at'),
  hiredAt: instant('hired_at'),
  /** Her account is closed: not shown until she keeps it. */
  withdrawnAt: instant('withdrawn_at'),
  /** Nothing is left but the id. */
  erasedAt: instant('erased_at'),
  /** Null until she saves for the first time, which publishes. */
  profileSavedAt: instant('profile_saved_at'),
  /** Counts her saves, so that two tabs can't undo each other unseen. */
  profileVersion: integer('profile_version').notNull().default(1),
  /** When her agency took her off its list. */
  removedAt: instant('removed_at'),
  /** The file that brought her, when one did. */
  importId: reference('import_id', 'candidate_imports', 'set null'),
  /** Since when she keeps an agency's record of her herself. */
  claimedAt: instant('claimed_at'),
  /** When she said of an agency's record that she doesn't want it shown. */
  objectedAt: instant('objected_at'),
  /** The number whose owner was told of this record of an agency. */
  toldNumber: text('told_number'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
}

export const candidates = pgTable('candidates', candidateColumns, (row) => [
  ...candidateRules,
  unique('candidates_user_id_key').on(row.userId),
  index('candidates_listed')
    .on(row.id)
    .where(sql`is_published and hired_at is null`),
  index('candidates_profile_image_file')
    .on(row.profileImageFile)
    .where(sql`profile_image_file is not null`),
  index('candidates_full_image_file')
    .on(row.fullImageFile)
    .where(sql`full_image_file is not null`),
  index('candidates_profile_video_file')
    .on(row.profileVideoFile)
    .where(sql`profile_video_file is not null`),
  index('candidates_video_poster_file')
    .on(row.videoPosterFile)
    .where(sql`video_poster_file is not null`),
  index('candidates_of_agency').on(row.agencyId, row.id),
  index('candidates_removed')
    .on(row.removedAt)
    .where(sql`removed_at is not null`),
  index('candidates_import')
    .on(row.importId)
    .where(sql`import_id is not null`),
  index('candidates_unclaimed')
    .on(row.phoneNumber)
    .where(sql`user_id is null`),
  index('candidates_agency_phone')
    .on(row.agencyId, row.phoneNumber)
    .where(sql`agency_id is not null`),
  index('candidates_agency_birth')
    .on(row.agencyId, row.dateOfBirth)
    .where(sql`agency_id is not null`),
  index('candidates_published')
    .on(row.createdAt)
    .where(sql`is_published`),
  index('candidates_to_tell')
    .on(row.id)
    .where(
      sql`agency_id is not null and user_id is null and removed_at is null and objected_at is null and told_number is distinct from phone_number`,
    ),
])
export type CandidateRow = typeof candidates.$inferSelect
export type NewCandidate = typeof candidates.$inferInsert

/** What `agencies` shows of each of them: joined by the record's agency. */
export const agencySupply = pgView('agency_supply', {
  agencyId: looseId('agency_id').notNull(),
  name: text().notNull(),
  licenceNumber: text('licence_number').notNull(),
  wasApproved: boolean('was_approved').notNull(),
  suppliesUntil: day('supplies_until'),
}).existing()

const columnsOfCandidates = Object.values(getTableColumns(candidates))
  .map(({ name }) => `candidates.${name}`)
  .join(', ')

/**
 * Who is listed: published, not hired, and not supplied by an agency that may not supply. What time alone ends is the reader's to compare
 * with the day of its context (`isListedOn`): the last day of a licence, null for who keeps her record herself.
 */
export const listedCandidates = pgView('listed_candidates', {
  ...candidateColumns,
  agencyName: text('agency_name'),
  licenceNumber: text('licence_number'),
  listedUntil: day('listed_until'),
}).as(sql`
  select ${sql.raw(columnsOfCandidates)},
    agency_supply.name as agency_name, licence_number, supplies_until as listed_until
  from candidates left join agency_supply using (agency_id)
  where is_published and suspended_at is null and hired_at is null and removed_at is null
    and (agency_id is null or supplies_until is not null)`)

export const candidateDocuments = pgTable(
  'candidate_documents',
  {
    id: identity(),
    candidateId: reference('candidate_id', 'candidates', 'cascade').notNull(),
    kind: text({ enum: documentKinds }).notNull(),
    fileId: uuidReference('file_id', 'stored_files').notNull(),
    documentNumber: text('document_number'),
    nameOnPassport: text('name_on_passport'),
    passportNationality: text('passport_nationality'),
    nameOnId: text('name_on_id'),
    idNationality: text('id_nationality'),
    licenseNumber: text('license_number'),
    licenseClass: text('license_class'),
    profession: text(),
    issuingAuthority: text('issuing_authority'),
    issueDate: day('issue_date'),
    expiryDate: day('expiry_date'),
    /** Of the nearest reminder already sent: 60 or 14. */
    remindedDays: integer('reminded_days'),
    checkState: text('check_state', { enum: paperStates }).notNull().default('open'),
    /** Put there by the worker herself: not the agency's to open. */
    isOwnedByWorker: boolean('is_hers').notNull().default(true),
    uploadedAt: instant('uploaded_at').notNull(),
    createdAt: instant('created_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (row) => [
    index('candidate_documents_candidate')
      .on(row.candidateId, row.id)
      .where(sql`deleted_at is null`),
    index('candidate_documents_deleted')
      .on(row.deletedAt)
      .where(sql`deleted_at is not null`),
    index('candidate_documents_expiry')
      .on(row.expiryDate)
      .where(sql`deleted_at is null and expiry_date is not null`),
    index('candidate_documents_file').on(row.fileId),
    index('candidate_documents_check')
      .on(row.checkState, row.uploadedAt, row.id)
      .where(sql`deleted_at is null`),
    index('candidate_documents_of_candidate').on(row.candidateId),
  ],
)
export type DocumentRow = typeof candidateDocuments.$inferSelect
