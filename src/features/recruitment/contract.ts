import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { optional, plainDate, recordId, requiredText } from '../../platform/shared/fields.ts'
import { csvEndpoint, pageOf, paging, searchText } from '../../platform/shared/paged.ts'
import { authorityNames } from './authorities.ts'
import {
  caseStatuses,
  medicalOutcomes,
  offerKinds,
  sides,
  stages,
  stepKeys,
  stepStates,
  uploadKinds,
  ways,
} from './choices.ts'
import { offer } from './offer-contract.ts'
import { roles } from '../../platform/shared/roles.ts'

const step = z.object({
  key: z.enum(stepKeys),
  stage: z.enum(stages),
  state: z.enum(stepStates),
  /** Who must act. */
  actor: z.enum(sides),
  /** YYYY-MM-DD; null until it can be begun. */
  due_on: z.string().nullable(),
  overdue: z.boolean(),
  waits_for: z.array(z.enum(stepKeys)),
  needs: z.array(z.enum([...uploadKinds, ...offerKinds])),
  done_at: z.string().nullable(),
  note: z.string().nullable(),
  /** How many days it takes here, from its beginning. */
  usual_days: z.object({ from: z.int(), to: z.int() }),
  /** Whose service it is done with, and where that begins. */
  service: z.object({ authority: z.enum(authorityNames), url: z.url() }).nullable(),
  /** Whether the asker may do these now. */
  can: z.object({ finish: z.boolean(), report: z.boolean(), resume: z.boolean() }),
})
export type CaseStep = z.output<typeof step>

/** A line of the Recruitments tab. */
const recruitment = z.object({
  id: z.int(),
  jobseeker_id: z.int(),
  jobseeker_name: z.string(),
  jobseeker_position: z.string().nullable(),
  jobseeker_nationality: z.string().nullable(),
  jobseeker_image: z.string().nullable(),
  status: z.enum(caseStatuses),
  /** Where it stands; `stages` are all that something is to be done in, the tabs in which it is listed. */
  stage: z.enum(stages),
  stages: z.array(z.enum(stages)),
  applied_date: z.string(),
  overdue: z.boolean(),
  /** What is to be done first. */
  next: z
    .object({ step: z.enum(stepKeys), actor: z.enum(sides), due_on: z.string().nullable() })
    .nullable(),
})
export type Recruitment = z.output<typeof recruitment>

const paper = z.object({
  id: z.int(),
  kind: z.enum([...uploadKinds, ...offerKinds]),
  /** Null for who may know of it but not see it. */
  file_name: z.string().nullable(),
  /** Opens for five minutes; null for health papers, which are opened by a call of their own, and while a file is held back. */
  file_url: z.string().nullable(),
  uploaded_at: z.string(),
  uploaded_by: z.enum(sides).nullable(),
  outcome: z.enum(medicalOutcomes).nullable(),
  issuer: z.string().nullable(),
  issued_on: z.string().nullable(),
  expires_on: z.string().nullable(),
  can_open: z.boolean(),
  can_remove: z.boolean(),
})
export type Paper = z.output<typeof paper>

/** One case as one of its sides sees it. */
const recruitmentCase = recruitment.extend({
  side: z.enum(sides),
  way: z.enum(ways),
  employer_name: z.string(),
  steps: z.array(step),
  offer: offer.nullable(),
  arrived_at: z.string().nullable(),
  closed_at: z.string().nullable(),
  /** When she is likely to arrive, by how long what remains usually takes; null once she has, and while nobody can say. */
  forecast: z.object({ from: z.string(), until: z.string() }).nullable(),
  /** Who brings her; null where nobody does. */
  agency_name: z.string().nullable(),
  /** The conversation that the asker has a part in, once something was said in it. */
  conversation_id: z.int().nullable(),
  can_nudge: z.boolean(),
  /** Whether papers can be added. */
  can_add_papers: z.boolean(),
  /** Whether the household may make an offer. */
  can_make_offer: z.boolean(),
})
export type RecruitmentCase = z.output<typeof recruitmentCase>

const note = optional(requiredText('required', 500))

const paperFields = {
  kind: z.enum(uploadKinds, 'unknownChoice'),
  outcome: optional(z.enum(medicalOutcomes, 'unknownChoice')),
  issuer: optional(requiredText('required', 120)),
  issued_on: optional(plainDate),
  expires_on: optional(plainDate),
}
export type PaperFields = z.output<z.ZodObject<typeof paperFields>>

export const listRecruitments = endpoint('GET', '/api/employer/recruitments/', {
  access: 'employer',
  summary:
    "The household's recruitments, newest hire first; with a stage, those in which something of it is to be done",
  input: z.object({ stage: optional(z.enum(stages, 'unknownChoice')) }),
  output: z.array(recruitment),
})

export const moveRecruitment = endpoint('PATCH', '/api/employer/recruitments/:candidate_id/', {
  access: 'employer',
  summary: 'Finish the steps of the present stage and go on to the next, or change one step',
  input: z.object({
    candidate_id: recordId,
    stage: optional(z.enum(stages, 'unknownChoice')),
    step: optional(z.enum(stepKeys, 'unknownChoice')),
    state: optional(z.enum(['waiting', 'done', 'problem'], 'unknownChoice')),
    note,
  }),
  output: recruitmentCase,
})

export const getEmployerRecruitment = endpoint('GET', '/api/employer/recruitments/:candidate_id/', {
  access: 'employer',
  summary: "One of the household's recruitments, with its timeline",
  input: z.object({ candidate_id: recordId }),
  output: recruitmentCase,
})

export const getOwnRecruitment = endpoint('GET', '/api/jobseeker/recruitment/', {
  access: 'jobseeker',
  summary: "The worker's own case, the newest one; null without a hire",
  input: z.object({}),
  output: recruitmentCase.nullable(),
})

export const listAgencyRecruitments = endpoint('GET', '/api/agency/recruitments/', {
  access: 'agency',
  summary: "The cases of the agency's people, newest first",
  input: z.object({}),
  output: z.array(recruitment),
})

/** A case as the operator's list shows it, with who hired and by which order. */
const caseLine = recruitment.extend({
  employer_id: z.int(),
  employer_name: z.string(),
  order_no: z.string().nullable(),
})
export type CaseLine = z.output<typeof caseLine>

const caseFilters = { q: searchText, status: optional(z.enum(caseStatuses, 'unknownChoice')) }

export const listAllRecruitments = endpoint('GET', '/api/admin/recruitments/', {
  access: 'admin',
  summary:
    'Every case, the newest first; q is parts of the name of worker or household, or of the order number',
  input: z.object({ ...caseFilters, ...paging }),
  output: pageOf(caseLine),
})

export const exportRecruitments = csvEndpoint('/api/admin/recruitments/csv/', {
  access: 'admin',
  summary: 'The same cases as CSV',
  input: z.object(caseFilters),
})

export const getRecruitment = endpoint('GET', '/api/recruitments/:id/', {
  access: roles,
  summary: 'One case, for each of its sides',
  input: z.object({ id: recordId }),
  output: recruitmentCase,
})

export const changeStep = endpoint('PATCH', '/api/recruitments/:id/steps/:step/', {
  access: roles,
  summary: 'Mark a step as done, report a problem with it, or go on after one',
  input: z.object({
    id: recordId,
    step: z.enum(stepKeys, 'NOT_FOUND'),
    state: z.enum(['waiting', 'done', 'problem'], 'unknownChoice'),
    note,
  }),
  output: recruitmentCase,
})

export const nudge = endpoint('POST', '/api/recruitments/:id/nudge/', {
  access: roles,
  summary: 'Remind whoever must act next; once a day',
  input: z.object({ id: recordId }),
  output: recruitmentCase,
})

export const listPapers = endpoint('GET', '/api/employer/candidates/:id/papers/', {
  access: 'employer',
  summary: 'The papers of a recruitment, newest first',
  input: z.object({ id: recordId, kind: optional(z.enum(uploadKinds, 'unknownChoice')) }),
  output: z.array(paper),
})

export const addPaper = endpoint('POST', '/api/employer/candidates/:id/papers/', {
  access: 'employer',
  summary: 'Upload a paper: multipart, the file in `file`',
  input: z.object({ id: recordId, ...paperFields }),
  output: paper,
})

export const removePaper = endpoint('DELETE', '/api/employer/candidates/:id/papers/:paper_id/', {
  access: 'employer',
  summary: 'Remove a paper that the household uploaded',
  input: z.object({ id: recordId, paper_id: recordId }),
  output: z.object({ id: z.int() }),
})

export const listCasePapers = endpoint('GET', '/api/recruitments/:id/papers/', {
  access: roles,
  summary: 'The papers of a case, newest first, as its side may see them',
  input: z.object({ id: recordId }),
  output: z.array(paper),
})

export const addCasePaper = endpoint('POST', '/api/recruitments/:id/papers/', {
  access: roles,
  summary: 'Upload a paper to a case: multipart, the file in `file`',
  input: z.object({
    id: recordId,
    ...paperFields,
    kind: z.enum([...uploadKinds, 'signed_offer_letter'], 'unknownChoice'),
  }),
  output: paper,
})

export const removeCasePaper = endpoint('DELETE', '/api/recruitments/:id/papers/:paper_id/', {
  access: roles,
  summary: 'Remove a paper of one’s own',
  input: z.object({ id: recordId, paper_id: recordId }),
  output: z.object({ id: z.int() }),
})

export const openPaper = endpoint('POST', '/api/recruitments/:id/papers/:paper_id/open/', {
  access: roles,
  proof: { of: 'admin' },
  summary: 'A link that opens a paper for five minutes; each opening is written down',
  input: z.object({ id: recordId, paper_id: recordId }),
  output: z.object({ file_url: z.string().nullable() }),
})

const offerLetter = z.object({
  id: z.int(),
  file_name: z.string(),
  file_url: z.string().nullable(),
  is_signed: z.boolean(),
  uploaded_at: z.string(),
  can_remove: z.boolean(),
})
export type OfferLetter = z.output<typeof offerLetter>

export const listOfferLetters = endpoint('GET', '/api/employer/candidates/:id/offer-letters/', {
  access: 'employer',
  summary: 'Offer letters, uploaded and signed, newest first',
  input: z.object({ id: recordId }),
  output: z.array(offerLetter),
})

export const uploadOfferLetter = endpoint(
  'POST',
  '/api/employer/candidates/:id/offer-letters/upload/',
  {
    access: 'employer',
    summary: "Upload an offer letter: multipart with `file` and `is_signed` ('true' or 'false')",
    input: z.object({
      id: recordId,
      is_signed: optional(z.stringbool('unknownChoice').or(z.boolean('unknownChoice'))),
    }),
    output: offerLetter,
  },
)

export const removeOfferLetter = endpoint(
  'DELETE',
  '/api/employer/candidates/:id/offer-letters/:letter_id/',
  {
    access: 'employer',
    summary: 'Remove an offer letter',
    input: z.object({ id: recordId, letter_id: recordId }),
    output: z.object({ id: z.int() }),
  },
)
