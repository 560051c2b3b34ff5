import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import {
  optional,
  pageNumber,
  recordId,
  requiredText,
  wholeNumber,
} from '../../platform/shared/fields.ts'
import {
  document,
  documentFields,
  documentKinds,
  managedGaps,
  managedViews,
  pageSizeMax,
} from '../records/contract.ts'
import { ownProfile } from '../profiles/own-profile-contract.ts'
import { reviewRequest } from '../reviews/requests-contract.ts'
import { profileChange } from '../profiles/profile-rules.ts'

// The calls by which an agency keeps its candidates: the same profile, form and rules as a job seeker's own.

const managedCandidate = z.object({
  id: z.int(),
  full_name: z.string(),
  image: z.string().nullable(),
  position: z.string().nullable(),
  nationality: z.string().nullable(),
  age: z.int().nullable(),
  phone_number: z.string().nullable(),
  expected_salary: z.number().nullable(),
  is_published: z.boolean(),
  publish_obstacle: ownProfile.shape.publish_obstacle,
  hired: z.boolean(),
  /** The worker has an account of her own for this record. */
  has_account: z.boolean(),
  can_remove: z.boolean(),
  missing: z.array(z.enum(managedGaps)),
  updated_at: z.string(),
})
export type ManagedCandidate = z.output<typeof managedCandidate>

export const listManagedCandidates = endpoint('GET', '/api/agency/candidates/', {
  access: 'agency',
  summary: 'What the agency keeps, the newest first, and how many each view holds',
  input: z.object({
    q: optional(requiredText('required', 100)),
    show: optional(z.enum(managedViews, 'unknownChoice')),
    page: pageNumber,
    page_size: wholeNumber(1, pageSizeMax).default(20),
  }),
  output: z.object({
    results: z.array(managedCandidate),
    total: z.int(),
    page: z.int(),
    page_size: z.int(),
    counts: z.record(z.enum(managedViews), z.int()),
    currency: z.string(),
  }),
})
export type ManagedPage = z.output<typeof listManagedCandidates.output>

export const addManagedCandidate = endpoint('POST', '/api/agency/candidates/', {
  access: 'agency',
  summary:
    'Add a candidate, as JSON or multipart (profile_image, profile_video); published only when is_published says so',
  input: profileChange,
  output: ownProfile,
})

export const getManagedProfile = endpoint('GET', '/api/agency/candidates/:id/', {
  access: 'agency',
  summary: 'One candidate of the agency, whole',
  input: z.object({ id: recordId }),
  output: ownProfile,
})

export const updateManagedProfile = endpoint('PATCH', '/api/agency/candidates/:id/', {
  access: 'agency',
  summary: 'Change her profile, as JSON or multipart; with a version, only over that version',
  input: profileChange.extend({ id: recordId, version: wholeNumber(1, 2_000_000_000).optional() }),
  output: ownProfile,
})

export const listManagedRequests = endpoint('GET', '/api/agency/candidates/:id/requests/', {
  access: 'agency',
  summary: 'What the operator asks to change of her profile, and why it is hidden',
  input: z.object({ id: recordId }),
  output: z.array(reviewRequest),
})

export const removeManagedCandidate = endpoint('DELETE', '/api/agency/candidates/:id/', {
  access: 'agency',
  summary:
    'Take her off the list; for some minutes she can be brought back, then the record is erased',
  input: z.object({ id: recordId }),
  output: z.object({ id: z.int() }),
})

export const restoreManagedCandidate = endpoint('POST', '/api/agency/candidates/:id/restore/', {
  access: 'agency',
  summary: 'Bring back a candidate who was removed a moment ago',
  input: z.object({ id: recordId }),
  output: ownProfile,
})

export const attachManagedVideo = endpoint('POST', '/api/agency/candidates/:id/video/', {
  access: 'agency',
  summary:
    'Make a film that came in whole (by tus, at /api/uploads/videos/) the film of her profile',
  input: z.object({
    id: recordId,
    upload_id: z.string('required').regex(/^\d{1,15}-[0-9a-f-]{36}$/, 'NOT_FOUND'),
  }),
  output: ownProfile,
})

export const listManagedDocuments = endpoint('GET', '/api/agency/candidates/:id/documents/', {
  access: 'agency',
  summary: 'Her papers, the newest first',
  input: z.object({ id: recordId }),
  output: z.array(document),
})

export const addManagedDocument = endpoint('POST', '/api/agency/candidates/:id/documents/', {
  access: 'agency',
  summary: 'Upload a paper of hers, as multipart with document_file',
  input: documentFields.extend({
    id: recordId,
    document_type: z.enum(documentKinds, 'unknownChoice'),
  }),
  output: document,
})

export const getManagedDocument = endpoint(
  'GET',
  '/api/agency/candidates/:id/documents/:document_id/',
  {
    access: 'agency',
    summary: 'One paper of hers, with a fresh link to its file',
    input: z.object({ id: recordId, document_id: recordId }),
    output: document,
  },
)

export const updateManagedDocument = endpoint(
  'PUT',
  '/api/agency/candidates/:id/documents/:document_id/',
  {
    access: 'agency',
    summary: 'Change what is said of a paper, or its file',
    input: documentFields.extend({
      id: recordId,
      document_id: recordId,
      document_type: z.enum(documentKinds, 'unknownChoice').optional(),
    }),
    output: document,
  },
)

export const deleteManagedDocument = endpoint(
  'DELETE',
  '/api/agency/candidates/:id/documents/:document_id/',
  {
    access: 'agency',
    summary: 'Delete a paper; for some minutes it can be brought back',
    input: z.object({ id: recordId, document_id: recordId }),
    output: z.object({ id: z.int() }),
  },
)

export const restoreManagedDocument = endpoint(
  'POST',
  '/api/agency/candidates/:id/documents/:document_id/restore/',
  {
    access: 'agency',
    summary: 'Bring back a paper that was deleted a moment ago',
    input: z.object({ id: recordId, document_id: recordId }),
    output: document,
  },
)
