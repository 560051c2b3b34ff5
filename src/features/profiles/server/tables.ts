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
} from '../../../platform/server/database/columns.ts'
import { documentKinds, paperStates } from '../choices.ts'
import {
  type Attributes,
  columnOf,
  type ColumnOf,
  type Field,
  fieldNames,
  type FieldName,
  fields,
} from '../fields.ts'

const texts = (name: string) => text(name).array().notNull().default([])

const choice = <V extends string>(name: string, values: [V, ...V[]]) => text(name, { enum: values })
const plain = (name: string) => text(name)
const measure = (name: string) => numeric(name, { precision: 5, scale: 1, mode: 'number' })
const flag = (name: string) => boolean(name).notNull().default(false)
const several = <T extends unknown[]>(name: string) =>
  jsonb(name)
    .$type<T>()
    .notNull()
    .default([] as unknown as T)
const bandYears = (name: string) =>
  jsonb(name).$type<Record<string, number>>().notNull().default({})

/** The column of a field as drizzle knows it. */
type ColumnMade<F, Held> = F extends { kind: 'choice'; values: readonly (infer V extends string)[] }
  ? ReturnType<typeof choice<V>>
  : F extends { kind: 'text' | 'clock' }
    ? ReturnType<typeof plain>
    : F extends { kind: 'day' }
      ? ReturnType<typeof day>
      : F extends { kind: 'whole' }
        ? ReturnType<typeof integer<string>>
        : F extends { kind: 'measure' }
          ? ReturnType<typeof measure>
          : F extends { kind: 'money' }
            ? ReturnType<typeof minor>
            : F extends { kind: 'flag' }
              ? ReturnType<typeof flag>
              : F extends { kind: 'words' | 'choices' }
                ? ReturnType<typeof texts>
                : F extends { kind: 'bandYears' }
                  ? ReturnType<typeof bandYears>
                  : ReturnType<typeof several<Held extends unknown[] ? Held : never>>

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

/** A column for a field, by its kind. */
function makeColumn(name: string, field: Field) {
  switch (field.kind) {
    case 'choice':
      return text(name, { enum: [...field.values] as [string, ...string[]] })
    case 'text':
    case 'clock':
      return text(name)
    case 'day':
      return day(name)
    case 'whole':
      return integer(name)
    case 'measure':
      return measure(name)
    case 'money':
      return minor(name)
    case 'flag':
      return flag(name)
    case 'words':
    case 'choices':
      return texts(name)
    case 'languages':
    case 'kids':
    case 'jobs':
      return several(name)
    case 'bandYears':
      return bandYears(name)
  }
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const fieldColumns = Object.fromEntries(
  fieldNames.map((name) => [columnOf(name), makeColumn(snake(columnOf(name)), fields[name])]),
) as unknown as { [K in FieldName as ColumnOf<K>]: ColumnMade<(typeof fields)[K], Attributes[K]> }

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
  ...fieldColumns,
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
