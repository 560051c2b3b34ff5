import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { recordId, wholeNumber } from '../../platform/shared/fields.ts'
import { formDate, formText } from '../../platform/shared/form-fields.ts'
import { documentKinds, paperStates } from '../profiles/choices.ts'
import { profileChange } from '../profiles/profile-rules.ts'
import { ownProfile } from '../profiles/own-profile-contract.ts'

export { documentKinds, pageSizeMax } from '../profiles/choices.ts'
export { type ManagedView, managedGaps, managedViews } from './choices.ts'

// The calls of the job seeker's own area.

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
