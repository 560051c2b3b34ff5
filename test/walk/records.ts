import type { Endpoint } from '../../src/platform/shared/endpoint.ts'
import type { RecordName, World } from './world-parts.ts'

/**
 * Which record stands in an address: by the address up to the parameter, or by that of one call. A new call under one of these is
 * walked by itself; one with another parameter must be declared here, and its record made in `world-….ts`.
 */
const inAddresses: Record<string, string> = {
  // A household's
  '/api/employer/candidates/:id': 'seekerCandidate',
  '/api/employer/candidates/:id/offer': 'hiredCandidate',
  '/api/employer/candidates/:id/offer-letters': 'hiredCandidate',
  '/api/employer/candidates/:id/offer-letters/:letter_id': 'letter',
  '/api/employer/candidates/:id/papers': 'hiredCandidate',
  '/api/employer/candidates/:id/papers/:paper_id': 'casePaper',
  '/api/employer/candidates/:id/agencies': 'hiredCandidate',
  '/api/employer/candidates/:id/agency': 'hiredCandidate',
  '/api/employer/recruitments/:candidate_id': 'hiredCandidate',
  '/api/employer/matches/:id': 'unlisted',
  '/api/employer/orders/:id': 'order',
  '/api/employer/orders/:id/claim': 'paidOrder',
  '/api/employer/payments/:id': 'payment',
  '/api/employer/invoices/:invoice_no': 'invoice',
  '/api/employer/searches/:id': 'savedSearch',
  '/api/hires/:candidate_id': 'hiredCandidate',
  // A worker's
  '/api/jobseeker/:id': 'unlistedToo',
  '/api/jobseeker/documents/:id': 'document',
  '/api/jobseeker/documents/:id/restore': 'deletedDocument',
  '/api/jobseeker/claims/:id': 'claimable',
  '/api/jobseeker/interviews/:id': 'interview',
  '/api/jobseeker/households/:id': 'householdId',
  '/api/jobseeker/recruitment/offers/:id': 'offer',
  // What several have a part in
  '/api/conversations/:id': 'conversation',
  '/api/recruitments/:id': 'case',
  '/api/recruitments/:id/papers/:paper_id': 'casePaper',
  '/api/recruitments/offers/:id': 'offer',
  '/api/interviews/:id': 'interview',
  '/api/agreements/:id': 'agreement',
  // An agency's
  '/api/agency/candidates/:id': 'kept',
  '/api/agency/candidates/:id/restore': 'removed',
  '/api/agency/candidates/:id/documents/:document_id': 'managedDocument',
  '/api/agency/candidates/:id/documents/:document_id/restore': 'deletedManagedDocument',
  '/api/agency/candidates/:id/households': 'chosen',
  '/api/agency/candidates/:id/households/:household_id': 'householdId',
  '/api/agency/candidates/all/:id': 'unlisted',
  '/api/agency/imports/:id': 'import',
  '/api/agency/interviews/:id': 'agencyInterview',
  '/api/agency/invitations/:id': 'invitation',
  '/api/agency/invitations/:id/accept': 'ownInvitation',
  '/api/agency/members/:id': 'member',
  '/api/agency/mandates/:id': 'mandate',
  '/api/agency/join/:token': 'joinToken',
  // Anybody's own
  '/api/auth/sessions/:id': 'session',
  '/api/auth/passkeys/:id': 'passkey',
  '/api/auth/reset-password/:token': 'resetToken',
  '/api/auth/verify-email/:token': 'emailToken',
  '/api/meet/:token': 'meetToken',
  '/api/meet/:token/taken-hours/': 'meetToken',
  '/api/deal/:token': 'dealToken',
  '/api/searches/stop/:token': 'stopToken',
  '/api/newsletter/confirm/:token': 'confirmToken',
  '/api/newsletter/unsubscribe/:token': 'leaveToken',
  '/api/invoices/:code': 'invoiceCode',
  '/api/candidates/:id': 'unlisted',
  // What operators work on
  '/api/admin/agencies/:id': 'agency',
  '/api/admin/agencies/:id/licences/:licence_id': 'licence',
  '/api/admin/candidates/:id': 'seekerCandidate',
  '/api/admin/checks/:id': 'check',
  '/api/admin/claims/:id': 'claim',
  '/api/admin/conversations/:id': 'conversationReport',
  '/api/admin/data/requests/:id': 'dataRequest',
  '/api/admin/desk/enquiries/:id': 'enquiry',
  '/api/admin/messages/:id': 'message',
  '/api/admin/money-alerts/:id': 'alert',
  '/api/admin/newsletters/:id': 'newsletter',
  '/api/admin/orders/:id': 'paidOrder',
  '/api/admin/papers/:id': 'document',
  '/api/admin/reports/:id': 'report',
  '/api/admin/reviews/:id': 'review',
  '/api/admin/settings/:key': 'setting',
  '/api/admin/users/:id': 'householdId',
}

/** Whom everybody may see, in the place of whom nobody may: who reaches a record by a public address. */
export const listedFor = (kind: string): string =>
  ({ unlisted: 'kept', unlistedToo: 'seekerCandidate' })[kind] ?? kind

/** Parameters that name no record of anyone. */
const namesOfNothing = ['step', 'provider', 'number', 'country']

/** Records that are named in a body or a query, by call. */
const inBodies: Record<string, Record<string, string>> = {
  'POST /api/conversations/': { candidate_id: 'seekerCandidate' },
  'POST /api/jobseeker/profile/video/': { upload_id: 'upload' },
  'POST /api/agency/candidates/:id/video/': { upload_id: 'agencyUpload' },
}

export const keyOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string =>
  `${method} ${path}`

/** Calls whose address holds a secret: it is the key, for whoever has it. */
export const isBySecret = ({ path }: Endpoint): boolean => /:(token|code)\b/.test(path)

/** Candidates who are listed are for every household: what it begins with one is its own. */
const begun = [
  'POST /api/employer/candidates/:id/status/',
  'POST /api/employer/candidates/:id/view/',
  'POST /api/employer/candidates/:id/schedule-interview/',
  'DELETE /api/employer/candidates/:id/schedule-interview/',
  'DELETE /api/employer/candidates/:id/remove/',
]
export const isForEverybody = (endpoint: Endpoint): boolean => begun.includes(keyOf(endpoint))

/** The records that a call names, by parameter; an address that names one which nobody has declared is a fault. */
export function recordsIn(
  endpoint: Endpoint,
  world: World,
  as = (kind: string) => kind,
): Record<string, RecordName> {
  const parameters = [...endpoint.path.matchAll(/:(\w+)/g)]
    .map((found) => ({ name: found[1] ?? '', end: found.index + found[0].length }))
    .filter(({ name }) => !namesOfNothing.includes(name))
  const named = parameters.map(({ name, end }) => [name, kindAt(endpoint, end, name)] as const)
  const all = [...named, ...Object.entries(inBodies[keyOf(endpoint)] ?? {})]
  return Object.fromEntries(all.map(([name, kind]) => [name, recordOf(world, as(kind))]))
}

/** The longest declared beginning of the path in which this is the last parameter. */
function kindAt({ path, method }: Endpoint, end: number, name: string): string {
  const rest = path.slice(end).split('/').slice(1)
  for (let length = rest.length; length >= 0; length -= 1) {
    const beginning = [path.slice(0, end), ...rest.slice(0, length)].join('/')
    const kind = inAddresses[beginning.replace(/\/$/, '')]
    if (kind !== undefined && !beginning.slice(end).includes(':')) return kind
  }
  throw new Error(`no record is declared for parameter ${name} of ${method} ${path}`)
}

function recordOf({ records }: World, kind: string): RecordName {
  const record = records[kind]
  if (record === undefined || record === 0 || record === '')
    throw new Error(`no record of the kind ${kind} was made`)
  return record
}
