import {
  boolean,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { day, identity, instant, minor, reference } from '../../../platform/server/columns.ts'
import { documentKinds } from '../choices.ts'
import { paperStates } from '../review-choices.ts'
import type { Profile } from '../contract.ts'

/** Written by the capability `agencies`; it stands here because whom an agency may supply decides who is listed. */
export const agencies = pgTable('agencies', {
  id: identity(),
  name: text().notNull(),
  /** The licence in force; of a pending agency the one it says it has. */
  licenceNumber: text('licence_number').notNull(),
  licenceExpiresOn: day('licence_expires_on').notNull(),
  licenceRemindedDays: integer('licence_reminded_days'),
  status: text({ enum: ['pending', 'approved', 'suspended'] })
    .notNull()
    .default('pending'),
  suspendedAt: instant('suspended_at'),
  suspensionReason: text('suspension_reason'),
  createdAt: instant('created_at').notNull(),
})
export type AgencyRow = typeof agencies.$inferSelect

const texts = (name: string) => text(name).array().notNull().default([])

export const candidates = pgTable('candidates', {
  id: identity(),
  userId: reference('user_id'),
  agencyId: reference('agency_id'),
  fullName: text('full_name').notNull(),
  phoneNumber: text('phone_number'),
  whatsapp: text(),
  email: text(),
  profileImageKey: text('profile_image_key'),
  fullImageKey: text('full_image_key'),
  profileVideoKey: text('profile_video_key'),
  videoPosterKey: text('video_poster_key'),
  /** The stored files behind the keys; null for pictures of the demo. */
  profileImageFile: uuid('profile_image_file'),
  fullImageFile: uuid('full_image_file'),
  profileVideoFile: uuid('profile_video_file'),
  videoPosterFile: uuid('video_poster_file'),
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
  importId: reference('import_id'),
  /** Since when she keeps an agency's record of her herself. */
  claimedAt: instant('claimed_at'),
  /** When she said of an agency's record that she doesn't want it shown. */
  objectedAt: instant('objected_at'),
  /** The number whose owner was told of this record of an agency. */
  toldNumber: text('told_number'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})
export type CandidateRow = typeof candidates.$inferSelect
export type NewCandidate = typeof candidates.$inferInsert

/** Whom an agency may not list, since she said so: a keyed digest of her number, that outlives her record and her account. */
export const agencyObjections = pgTable(
  'agency_objections',
  {
    agencyId: reference('agency_id').notNull(),
    numberDigest: text('number_digest').notNull(),
    objectedAt: instant('objected_at').notNull(),
  },
  ({ agencyId, numberDigest }) => [primaryKey({ columns: [agencyId, numberDigest] })],
)

export const candidateDocuments = pgTable('candidate_documents', {
  id: identity(),
  candidateId: reference('candidate_id').notNull(),
  kind: text({ enum: documentKinds }).notNull(),
  fileId: uuid('file_id').notNull(),
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
  isHers: boolean('is_hers').notNull().default(true),
  uploadedAt: instant('uploaded_at').notNull(),
  createdAt: instant('created_at').notNull(),
  deletedAt: instant('deleted_at'),
})
export type DocumentRow = typeof candidateDocuments.$inferSelect
