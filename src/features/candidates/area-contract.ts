import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { pageNumber, recordId, wholeNumber } from '../../platform/shared/fields.ts'
import { formChoice, formDate, formFlag, formJson, formNumber, formText } from '../../platform/shared/form-fields.ts'
import {
  childcareBands,
  documentKinds,
  genders,
  hideableFields,
  languageLevels,
  maritalStatuses,
  pageSizeMax,
  publishGaps,
  publishObstacles,
  visaStatuses,
  visaTypes,
  workTypes,
} from './choices.ts'
import { paperStates, reviewKinds } from './review-choices.ts'
import { candidate, profile } from './contract.ts'

export { documentKinds, type KeptView, keptGaps, keptViews, pageSizeMax } from './choices.ts'

// The calls of the job seeker's own area, and the two lists of the specification that are views of candidates.

const jobseeker = ['jobseeker'] as const

/** Her own profile, whole: what others see of it and what only she does. */
export const ownProfile = profile.extend({
  id: z.int(),
  full_name: z.string(),
  email: z.string().nullable(),
  phone_number: z.string().nullable(),
  whatsapp: z.string().nullable(),
  avatar_url: z.string().nullable(),
  date_joined: z.string(),
  hired: z.boolean(),
  checks: candidate.shape.checks,
  currency: z.string(),
  consent_special_data: z.boolean(),
  hidden_fields: z.array(z.string()),
  is_published: z.boolean(),
  /** Why she can't publish, or null. */
  publish_obstacle: z.enum(publishObstacles).nullable(),
  /** She is to be shown, and is as soon as nothing is in the way. */
  wants_published: z.boolean(),
  /** Nothing of it was ever saved: the first save is to show it, unless it says otherwise. */
  is_unsaved: z.boolean(),
  /** What has to be there before she is shown, and is not. */
  missing_to_publish: z.array(z.enum(publishGaps)),
  /** Still being looked at by the virus scanner. */
  video_pending: z.boolean(),
  /** Send it back with a save (or as If-Match): a save from an older one is refused with 409. */
  version: z.int(),
  updated_at: z.string(),
})
export type OwnProfile = z.output<typeof ownProfile>

const level = z.preprocess((value) => (value === '' || value === undefined ? null : value), z.enum(languageLevels, 'unknownChoice').nullable())
const word = z.string('invalidValue').trim().min(1, 'required').max(60, 'tooLong')
const language = z.preprocess(
  (value) => (typeof value === 'string' ? { language: value } : value),
  z.object({ language: word, speak: level, read: level, write: level }),
)
const words = () => formJson(z.array(word, 'invalidValue').max(30, 'tooMany'))
const whole = (max: number) => formNumber(z.int('notANumber').min(0, 'outOfRange').max(max, 'outOfRange'))
const measure = (max: number) => formNumber(z.number('notANumber').gt(0, 'mustBePositive').max(max, 'outOfRange'))
const clock = () =>
  z
    .preprocess(
      (value) => (value === '' ? null : value),
      z
        .string('invalidTime')
        .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalidTime')
        .nullable(),
    )
    .optional()

/** What can be changed of a profile. Left out: untouched. Empty: null. */
export const profileChange = z.object({
  full_name: z.string('required').trim().min(1, 'required').max(120, 'tooLong').optional(),
  email: z
    .preprocess((value) => (typeof value === 'string' && value.trim() === '' ? null : value), z.email('invalidEmail').max(200, 'tooLong').nullable())
    .optional(),
  /** As it is; it changes by code only. */
  phone_number: z.string('invalidValue').max(30, 'tooLong').optional(),
  whatsapp: formText(30),
  nationality: formText(60),
  date_of_birth: formDate(),
  age: whole(150),
  gender: formChoice(genders),
  religion: formText(60),
  marital_status: formChoice(maritalStatuses),
  height: measure(300),
  weight: measure(500),
  kids: formJson(
    z.array(z.object({ gender: z.enum(genders, 'unknownChoice'), age: wholeNumber(0, 80) }, 'invalidValue'), 'invalidValue').max(20, 'tooMany'),
  ),
  current_city: formText(),
  current_country: formText(),
  current_location: formText(),
  preferred_location: formText(),
  visa_status: formChoice(visaStatuses),
  visa_type: formChoice(visaTypes),
  visa_expiry_date: formDate(),
  languages: formJson(z.array(language, 'invalidValue').max(20, 'tooMany')),
  skills: words(),
  core_skills: words(),
  other_skills: words(),
  position_sought: formText(),
  desired_position: formText(),
  previous_position: formText(),
  experience_years: whole(70),
  experience_months: whole(11),
  childcare_experience_years: formJson(z.partialRecord(z.enum(childcareBands), formNumber(z.number('notANumber').max(70, 'outOfRange')))),
  work_type: formChoice(workTypes),
  expected_salary: formNumber(z.number('notANumber').max(1_000_000, 'outOfRange')),
  availability_date: formDate(),
  immediate_availability: formFlag(),
  estimated_joining_date: formDate(),
  working_days: formText(),
  working_hours_from: clock(),
  working_hours_to: clock(),
  day_off: formText(),
  accommodation: formText(),
  description: formText(3000),
  /** The part of `profile_image` to show, in its own pixels once upright; the middle when left out. */
  profile_image_crop: formJson(
    z.object({ x: z.number(), y: z.number(), width: z.number().positive().max(100_000), height: z.number().positive().max(100_000) }, 'invalidValue'),
  ),
  /** Empty or null takes the picture or film away; files come as multipart under the same names. */
  profile_image: z
    .null('wrongPictureType')
    .or(z.literal('').transform(() => null))
    .optional(),
  profile_video: z
    .null('wrongVideoType')
    .or(z.literal('').transform(() => null))
    .optional(),
  consent_special_data: formFlag(),
  hidden_fields: formJson(z.array(z.enum(hideableFields, 'unknownChoice'), 'invalidValue').max(hideableFields.length, 'tooMany')),
  index_profile: formFlag(),
  is_published: formFlag(),
})
export type ProfileChange = z.output<typeof profileChange>

export const getProfile = endpoint('GET', '/api/jobseeker/profile/', {
  access: jobseeker,
  summary: "The job seeker's own profile",
  input: z.object({}),
  output: ownProfile,
})

export const updateProfile = endpoint('PATCH', '/api/jobseeker/profile/', {
  access: jobseeker,
  summary: 'Change it, as JSON or multipart (profile_image, profile_video); lists and objects may be JSON text',
  input: profileChange.extend({ version: wholeNumber(1, 2_000_000_000).optional() }),
  output: ownProfile,
})

export const attachVideo = endpoint('POST', '/api/jobseeker/profile/video/', {
  access: jobseeker,
  summary: 'Make a film that came in whole (by tus, at /api/uploads/videos/) the film of the profile',
  input: z.object({ upload_id: z.string('required').regex(/^\d{1,15}-[0-9a-f-]{36}$/, 'NOT_FOUND') }),
  output: ownProfile,
})

export const reviewRequest = z.object({
  kind: z.enum(reviewKinds),
  state: z.enum(['change_asked', 'hidden']),
  reason: z.string(),
  asked_at: z.string(),
  /** She has changed it since, and the operator is looking. */
  is_answered: z.boolean(),
})
export type ReviewRequest = z.output<typeof reviewRequest>

export const listRequests = endpoint('GET', '/api/jobseeker/requests/', {
  access: jobseeker,
  summary: 'What the operator asks her to change of her profile, and why it is hidden',
  input: z.object({}),
  output: z.array(reviewRequest),
})

export const document = z.object({
  id: z.int(),
  document_type: z.enum(documentKinds),
  /** Opens for five minutes; null until the virus scanner has passed it. */
  document_file_url: z.string().nullable(),
  file_name: z.string(),
  file_bytes: z.int(),
  document_number: z.string().nullable(),
  name_on_passport: z.string().nullable(),
  passport_nationality: z.string().nullable(),
  name_on_id: z.string().nullable(),
  id_nationality: z.string().nullable(),
  license_number: z.string().nullable(),
  license_class: z.string().nullable(),
  profession: z.string().nullable(),
  issuing_authority: z.string().nullable(),
  issue_date: z.string().nullable(),
  expiry_date: z.string().nullable(),
  /** What the operator found, and why where she refused it. */
  check_state: z.enum(paperStates),
  check_reason: z.string().nullable(),
  uploaded_at: z.string(),
  created_at: z.string(),
})
export type CandidateDocument = z.output<typeof document>

export const documentFields = z.object({
  document_number: formText(60),
  name_on_passport: formText(120),
  passport_nationality: formText(60),
  name_on_id: formText(120),
  id_nationality: formText(60),
  license_number: formText(60),
  license_class: formText(60),
  profession: formText(120),
  issuing_authority: formText(120),
  issue_date: formDate(),
  expiry_date: formDate(),
})
export type DocumentFields = z.output<typeof documentFields>

export const listDocuments = endpoint('GET', '/api/jobseeker/documents/', {
  access: jobseeker,
  summary: 'Her papers, the newest first',
  input: z.object({}),
  output: z.array(document),
})

export const addDocument = endpoint('POST', '/api/jobseeker/documents/', {
  access: jobseeker,
  summary: 'Upload a paper, as multipart with document_file: PDF, JPG, PNG, DOC or DOCX, at most 10 MB',
  input: documentFields.extend({ document_type: z.enum(documentKinds, 'unknownChoice') }),
  output: document,
})

export const getDocument = endpoint('GET', '/api/jobseeker/documents/:id/', {
  access: jobseeker,
  summary: 'One paper, with a fresh link to its file',
  input: z.object({ id: recordId }),
  output: document,
})

export const updateDocument = endpoint('PUT', '/api/jobseeker/documents/:id/', {
  access: jobseeker,
  summary: 'Change what is said of a paper, or its file (multipart, document_file)',
  input: documentFields.extend({ id: recordId, document_type: z.enum(documentKinds, 'unknownChoice').optional() }),
  output: document,
})

export const deleteDocument = endpoint('DELETE', '/api/jobseeker/documents/:id/', {
  access: jobseeker,
  summary: 'Delete a paper; its links stop at once, and for some minutes it can be brought back',
  input: z.object({ id: recordId }),
  output: z.object({ id: z.int() }),
})

export const restoreDocument = endpoint('POST', '/api/jobseeker/documents/:id/restore/', {
  access: jobseeker,
  summary: 'Bring back a paper that was deleted a moment ago',
  input: z.object({ id: recordId }),
  output: document,
})

const empty = (value: unknown): unknown => (value === '' ? undefined : value)
const viewFilters = z.object({
  nationality: z.preprocess(empty, z.string().max(60, 'tooLong').optional()),
  position: z.preprocess(empty, z.string().max(60, 'tooLong').optional()),
  work_type: z.preprocess(empty, z.enum(workTypes, 'unknownChoice').optional()),
  visa_status: z.preprocess(empty, z.enum([...visaStatuses, ...visaTypes], 'unknownChoice').optional()),
  gender: z.preprocess(empty, z.enum(genders, 'unknownChoice').optional()),
  location: z.preprocess(empty, z.string().max(100, 'tooLong').optional()),
  skills: z.preprocess(empty, z.string().max(100, 'tooLong').optional()),
  page: z.preprocess(empty, pageNumber),
  page_size: z.preprocess(empty, wholeNumber(1, pageSizeMax).default(pageSizeMax)),
})
export type ViewFilters = z.output<typeof viewFilters>

const seen = candidate.extend({ currency: z.string() })

export const listJobseekers = endpoint('GET', '/api/jobseeker/list/', {
  access: 'public',
  summary: 'Listed candidates who registered themselves, the newest first; empty filters are skipped',
  input: viewFilters,
  output: z.array(seen),
})

export const getJobseeker = endpoint('GET', '/api/jobseeker/:id/', {
  access: 'public',
  summary: 'One candidate who registered herself',
  input: z.object({ id: recordId }),
  output: seen,
})

export const listAgencyCandidates = endpoint('GET', '/api/agency/candidates/all/', {
  access: 'public',
  summary: 'Listed candidates whom agencies supply, the newest first; empty filters are skipped',
  input: viewFilters,
  output: z.array(seen),
})

export const getAgencyCandidate = endpoint('GET', '/api/agency/candidates/all/:id/', {
  access: 'public',
  summary: 'One candidate whom an agency supplies',
  input: z.object({ id: recordId }),
  output: seen,
})
