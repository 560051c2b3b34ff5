import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { optional, plainDate, recordId, requiredText } from '../../platform/shared/fields.ts'
import { csvEndpoint, pageOf, paging, searchText } from '../../platform/shared/paged.ts'
import { documentKinds, paperStates } from '../profiles/choices.ts'
import type { Differences } from './reading-rules.ts'
import { checkEndings, checkStates, reviewKinds, reviewStates } from './choices.ts'
import { checkItems, checkMethods } from '../profiles/check-choices.ts'

export type { DocumentKind } from '../profiles/choices.ts'
export { type CheckItem, type CheckMethod } from '../profiles/check-choices.ts'
export { type ReviewAct, reviewMoves } from './choices.ts'

// The operator's queues about people: what is new on the site, and which papers are to be checked.

const reason = requiredText('findingReasonRequired', 500)

const person = z.object({
  id: z.int(),
  full_name: z.string(),
  image: z.string().nullable(),
  position: z.string().nullable(),
  nationality: z.string().nullable(),
  agency: z.string().nullable(),
  is_published: z.boolean(),
  is_hidden: z.boolean(),
})
export type ReviewedPerson = z.output<typeof person>

const snapshot = z.object({
  full_name: z.string().optional(),
  description: z.string().nullable().optional(),
  previous_position: z.string().nullable().optional(),
  core_skills: z.array(z.string()).optional(),
  other_skills: z.array(z.string()).optional(),
  work_history: z.array(z.string()).optional(),
  picture: z.string().nullable().optional(),
  video: z.string().nullable().optional(),
})
export type ReviewSnapshot = z.output<typeof snapshot>

const review = z.object({
  id: z.int(),
  kind: z.enum(reviewKinds),
  state: z.enum(reviewStates),
  candidate: person,
  /** Null for a first profile. What is gone from the file store is gone here, too. */
  before: snapshot.nullable(),
  after: snapshot,
  reason: z.string().nullable(),
  opened_at: z.string(),
  /** Send it back with a decision: one about an older state is refused with 409. */
  changed_at: z.string(),
  decided_at: z.string().nullable(),
  decided_by: z.string().nullable(),
})
export type Review = z.output<typeof review>

const reviewFilters = {
  q: searchText,
  state: z.enum(reviewStates, 'unknownChoice').default('open'),
  kind: optional(z.enum(reviewKinds, 'unknownChoice')),
}

export const listReviews = endpoint('GET', '/api/admin/reviews/', {
  access: 'admin',
  summary:
    'New profiles, changed pictures, films and texts: open ones the longest waiting first, decided ones the newest first',
  input: z.object({ ...reviewFilters, ...paging }),
  output: pageOf(review),
})

export const exportReviews = csvEndpoint('/api/admin/reviews.csv', {
  access: 'admin',
  summary: 'The same list as a file',
  input: z.object(reviewFilters),
})

export const decideReview = endpoint('POST', '/api/admin/reviews/:id/decide/', {
  access: 'admin',
  summary: 'Approve, ask for a change, or hide; a reason goes to the worker or her agency',
  input: z.object({
    id: recordId,
    act: z.enum(['approve', 'ask', 'hide'], 'unknownChoice'),
    reason: optional(z.string().trim().max(500, 'tooLong')),
    changed_at: z.iso.datetime({ error: 'invalidDate' }),
  }),
  output: review,
})

export const hideCandidate = endpoint('POST', '/api/admin/candidates/:id/hide/', {
  access: 'admin',
  summary:
    'Take a profile off the site at once, as after a report; only the operator brings it back',
  input: z.object({ id: recordId, reason }),
  output: review,
})

const paper = z.object({
  id: z.int(),
  candidate: person,
  document_type: z.enum(documentKinds),
  document_number: z.string().nullable(),
  /** The name that the paper bears, as she typed it. */
  name: z.string().nullable(),
  issuing_authority: z.string().nullable(),
  issue_date: z.string().nullable(),
  expiry_date: z.string().nullable(),
  file_name: z.string(),
  uploaded_at: z.string(),
  state: z.enum(paperStates),
  check_id: z.int().nullable(),
  reason: z.string().nullable(),
  /** When you read this version of it in this sitting; null: read it before you record a check. */
  opened_at: z.string().nullable(),
  /** A check of its identity that a first operator recorded and a second has to confirm. */
  awaiting: z
    .object({
      check_id: z.int(),
      item: z.enum(checkItems),
      by: z.string().nullable(),
      at: z.string(),
      is_own: z.boolean(),
    })
    .nullable(),
  /** Its check was recorded before openings were kept: look at it again. */
  to_look_again: z.boolean(),
  /** There is another operator, so that an identity takes two. */
  takes_two: z.boolean(),
  can_decide: z.boolean(),
})
export type Paper = z.output<typeof paper>

const paperFilters = {
  q: searchText,
  state: z.enum(paperStates, 'unknownChoice').default('open'),
  kind: optional(z.enum(documentKinds, 'unknownChoice')),
}

export const listPapers = endpoint('GET', '/api/admin/papers/', {
  access: 'admin',
  summary:
    'Papers that workers and agencies keep here: those to check, the longest waiting first; others the newest first',
  input: z.object({ ...paperFilters, ...paging }),
  output: pageOf(paper),
})

export const exportPapers = csvEndpoint('/api/admin/papers.csv', {
  access: 'admin',
  summary: 'The same list as a file',
  input: z.object(paperFilters),
})

export const readPaper = endpoint('GET', '/api/admin/papers/:id/file/', {
  access: 'admin',
  proof: 'recent',
  summary:
    'The private file itself; who opened which version of it in which session is written down',
  input: z.object({ id: recordId }),
  output: z.string(),
})

export const rejectPaper = endpoint('POST', '/api/admin/papers/:id/reject/', {
  access: 'admin',
  summary: 'Refuse a paper; the reason goes to the worker or her agency',
  input: z.object({ id: recordId, item: z.enum(checkItems, 'unknownChoice'), reason }),
  output: paper,
})

const typed = (max: number) =>
  z
    .string()
    .trim()
    .max(max, 'tooLong')
    .transform((text) => text || undefined)
    .optional()
const differenceReason = typed(300)
const differences = z
  .object({
    document_type: differenceReason,
    profile_name: differenceReason,
    name: differenceReason,
    number: differenceReason,
    expiry_date: differenceReason,
  })
  .default({}) satisfies z.ZodType<Differences>

/** What the paper says, as whoever opened it reads it; number and end are left out where it bears none. */
const reading = z.object({
  document_type: z.enum(documentKinds, 'unknownChoice'),
  name: requiredText('readName', 120),
  number: typed(60).transform((text) => text ?? null),
  expiry_date: optional(plainDate).transform((value) => value ?? null),
})

const check = z.object({
  id: z.int(),
  candidate: person,
  item: z.enum(checkItems),
  method: z.enum(checkMethods),
  checked_at: z.string(),
  checked_by: z.string().nullable(),
  valid_until: z.string(),
  document_id: z.int().nullable(),
  ended_at: z.string().nullable(),
  ended_because: z.enum(checkEndings).nullable(),
  reason: z.string().nullable(),
  state: z.enum(checkStates),
  /** The second operator, and when she confirmed it. */
  confirmed_by: z.string().nullable(),
  confirmed_at: z.string().nullable(),
  /** Where the paper said something else than the record, and why that is good. */
  differences: z.record(z.string(), z.string()),
  note: z.string().nullable(),
})
export type AdminCheck = z.output<typeof check>

const checkFilters = {
  q: searchText,
  state: z.enum(checkStates, 'unknownChoice').default('running'),
  item: optional(z.enum(checkItems, 'unknownChoice')),
}

export const listChecks = endpoint('GET', '/api/admin/checks/', {
  access: 'admin',
  summary: 'What was checked of whom, how, by whom and until when; the newest first',
  input: z.object({ ...checkFilters, ...paging }),
  output: pageOf(check),
})

export const exportChecks = csvEndpoint('/api/admin/checks.csv', {
  access: 'admin',
  summary: 'The same list as a file',
  input: z.object(checkFilters),
})

export const recordCheck = endpoint('POST', '/api/admin/checks/', {
  access: 'admin',
  summary:
    'Record what a paper says that you have just opened, beside what the record says of it; it becomes a badge on public pages, an identity once a second operator confirms it. References need no paper but a note',
  input: z.object({
    candidate_id: recordId,
    document_id: optional(recordId),
    item: z.enum(checkItems, 'unknownChoice'),
    method: z.enum(checkMethods, 'unknownChoice'),
    valid_until: plainDate,
    read: reading.optional(),
    differences,
    note: typed(500),
  }),
  output: check,
})

export const confirmCheck = endpoint('POST', '/api/admin/checks/:id/confirm/', {
  access: 'admin',
  summary:
    'Confirm a check of an identity as the second operator, by your own opening and reading of the paper',
  input: z.object({ id: recordId, read: reading, differences }),
  output: check,
})

export const withdrawCheck = endpoint('POST', '/api/admin/checks/:id/withdraw/', {
  access: 'admin',
  summary: 'End a check; its badge goes, and the reason goes to the worker or her agency',
  input: z.object({ id: recordId, reason }),
  output: check,
})
