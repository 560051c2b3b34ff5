import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { pageNumber, recordId, wholeNumber } from '../../platform/shared/fields.ts'
import { formDate, formText } from '../../platform/shared/form-fields.ts'
import {
  documentKinds,
  genders,
  pageSizeMax,
  publishGaps,
  publishBlockers,
  visaStatuses,
  visaTypes,
  workTypes,
} from './choices.ts'
import { profileChange } from './profile-rules.ts'
import { paperStates, reviewKinds } from './review-choices.ts'
import { candidate, profile } from './contract.ts'

export {
  documentKinds,
  type ManagedView,
  managedGaps,
  managedViews,
  pageSizeMax,
} from './choices.ts'

// The calls of the job seeker's own area, and the two lists of the specification that are views of candidates.

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
  publish_obstacle: z.enum(publishBlockers).nullable(),
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

export const getProfile = endpoint('GET', '/api/jobseeker/profile/', {
  access: 'jobseeker',
  summary: "The job seeker's own profile",
  input: z.object({}),
  output: ownProfile,
})

export const updateProfile = endpoint('PATCH', '/api/jobseeker/profile/', {
  access: 'jobseeker',
  summary:
    'Change it, as JSON or multipart (profile_image, profile_video); lists and objects may be JSON text',
  input: profileChange.extend({ version: wholeNumber(1, 2_000_000_000).optional() }),
  output: ownProfile,
})

export const attachVideo = endpoint('POST', '/api/jobseeker/profile/video/', {
  access: 'jobseeker',
  summary:
    'Make a film that came in whole (by tus, at /api/uploads/videos/) the film of the profile',
  input: z.object({
    upload_id: z.string('required').regex(/^\d{1,15}-[0-9a-f-]{36}$/, 'NOT_FOUND'),
  }),
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
  access: 'jobseeker',
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
  access: 'jobseeker',
  summary: 'Her papers, the newest first',
  input: z.object({}),
  output: z.array(document),
})

export const addDocument = endpoint('POST', '/api/jobseeker/documents/', {
  access: 'jobseeker',
  summary:
    'Upload a paper, as multipart with document_file: PDF, JPG, PNG, DOC or DOCX, at most 10 MB',
  input: documentFields.extend({ document_type: z.enum(documentKinds, 'unknownChoice') }),
  output: document,
})

export const getDocument = endpoint('GET', '/api/jobseeker/documents/:id/', {
  access: 'jobseeker',
  summary: 'One paper, with a fresh link to its file',
  input: z.object({ id: recordId }),
  output: document,
})

export const updateDocument = endpoint('PUT', '/api/jobseeker/documents/:id/', {
  access: 'jobseeker',
  summary: 'Change what is said of a paper, or its file (multipart, document_file)',
  input: documentFields.extend({
    id: recordId,
    document_type: z.enum(documentKinds, 'unknownChoice').optional(),
  }),
  output: document,
})

export const deleteDocument = endpoint('DELETE', '/api/jobseeker/documents/:id/', {
  access: 'jobseeker',
  summary: 'Delete a paper; its links stop at once, and for some minutes it can be brought back',
  input: z.object({ id: recordId }),
  output: z.object({ id: z.int() }),
})

export const restoreDocument = endpoint('POST', '/api/jobseeker/documents/:id/restore/', {
  access: 'jobseeker',
  summary: 'Bring back a paper that was deleted a moment ago',
  input: z.object({ id: recordId }),
  output: document,
})

const empty = (value: unknown): unknown => (value === '' ? undefined : value)
const viewFilters = z.object({
  nationality: z.preprocess(empty, z.string().max(60, 'tooLong').optional()),
  position: z.preprocess(empty, z.string().max(60, 'tooLong').optional()),
  work_type: z.preprocess(empty, z.enum(workTypes, 'unknownChoice').optional()),
  visa_status: z.preprocess(
    empty,
    z.enum([...visaStatuses, ...visaTypes], 'unknownChoice').optional(),
  ),
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
  summary:
    'Listed candidates who registered themselves, the newest first; empty filters are skipped',
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
