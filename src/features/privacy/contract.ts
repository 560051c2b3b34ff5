import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { recordId, requiredText } from '../../platform/shared/fields.ts'
import { csvEndpoint, pageOf, paging } from '../../platform/shared/paged.ts'
import { consentKinds } from '../accounts/consents-contract.ts'
import {
  accountSteps,
  answers,
  aboutMax,
  deletionWords,
  objections,
  requestKinds,
  requestStatuses,
  textMax,
} from './choices.ts'

const password = z.string('passwordRequired').min(1, 'passwordRequired').max(200, 'tooLong')

const dataExport = z.object({
  id: z.uuid(),
  status: z.enum(['queued', 'running', 'ready', 'failed']),
  files_done: z.int(),
  files_total: z.int(),
  /** Of the archive, once it is ready. */
  bytes: z.int().nullable(),
  requested_at: z.iso.datetime(),
  expires_at: z.iso.datetime().nullable(),
  can_open: z.boolean(),
  can_replace: z.boolean(),
})
export type DataExport = z.output<typeof dataExport>

const consent = z.object({
  kind: z.enum(consentKinds),
  is_given: z.boolean(),
  version: z.string(),
  at: z.iso.datetime(),
  address: z.string(),
})
export type Consent = z.output<typeof consent>

const dataRequest = z.object({
  id: z.int(),
  kind: z.enum(requestKinds),
  about: z.string(),
  text: z.string(),
  status: z.enum(requestStatuses),
  created_at: z.iso.datetime(),
  due_at: z.iso.datetime(),
  answer: z.string().nullable(),
  answered_at: z.iso.datetime().nullable(),
})
export type DataRequest = z.output<typeof dataRequest>

const overview = z.object({
  export: dataExport.nullable(),
  /** What rests on her consent and stands now: what she can object to at once. */
  standing: z.array(z.enum(objections)),
  /** The agency that keeps her record beside herself. */
  agency_id: z.int().nullable(),
  consents: z.array(consent),
  requests: z.array(dataRequest),
  /** Why the account can't be deleted now, in the reader's words. */
  obstacles: z.array(z.object({ key: z.string(), text: z.string() })),
  /** What ends with it, in the reader's words. */
  ends: z.array(z.object({ key: z.string(), text: z.string() })),
})
export type DataOverview = z.output<typeof overview>

export const getDataOverview = endpoint('GET', '/api/account/data/', {
  access: 'signed-in',
  summary:
    'Your rights over your own data: the archive, what you agreed to, what you asked for, and whether the account can go',
  input: z.object({}),
  output: overview,
})

export const requestExport = endpoint('POST', '/api/account/data/export/', {
  access: 'signed-in',
  proof: 'recent',
  summary: 'Ask for an archive of all that is held of you; it replaces the one before',
  input: z.object({}),
  output: dataExport,
})

export const openExport = endpoint('POST', '/api/account/data/export/link/', {
  access: 'signed-in',
  proof: 'recent',
  summary: 'A link to the archive that opens for five minutes',
  input: z.object({}),
  output: z.object({ url: z.string() }),
})

export const objectTo = endpoint('POST', '/api/account/data/objections/', {
  access: 'signed-in',
  summary: 'Object to a use of your data; it ends at once',
  input: z.object({ to: z.enum(objections, 'unknownChoice') }),
  output: overview,
})

export const askOperator = endpoint('POST', '/api/account/data/requests/', {
  access: 'signed-in',
  summary:
    'Ask the operator to correct what you cannot change, or object to a use; answered within 30 days',
  input: z.object({
    kind: z.enum(requestKinds, 'unknownChoice'),
    about: requiredText('requestAboutMissing', aboutMax),
    text: requiredText('requestTextMissing', textMax),
  }),
  output: dataRequest,
})

export const closeOwnAccount = endpoint('POST', '/api/account/data/deletion/', {
  access: 'signed-in',
  summary: 'Delete your account: closed now, erased after 30 days unless you keep it',
  input: z.object({
    password,
    word: z.preprocess(
      (word) => (typeof word === 'string' ? word.trim().toUpperCase() : word),
      z.enum(deletionWords, 'deletionWordWrong'),
    ),
  }),
  output: z.object({ erase_at: z.iso.datetime() }),
})

const requestRow = dataRequest.extend({
  user_id: z.int(),
  name: z.string(),
  role: z.string(),
  can_answer: z.boolean(),
})
export type RequestRow = z.output<typeof requestRow>

const requestFilters = {
  status: z.enum(['all', ...requestStatuses], 'unknownChoice').default('open'),
}

export const listDataRequests = endpoint('GET', '/api/admin/data/requests/', {
  access: 'admin',
  summary: 'Requests of correction and objection, the next due first',
  input: z.object({ ...requestFilters, ...paging }),
  output: pageOf(requestRow),
})

export const exportDataRequests = csvEndpoint('/api/admin/data/requests/export/', {
  access: 'admin',
  summary: 'Requests of correction and objection as CSV',
  input: z.object(requestFilters),
})

export const answerDataRequest = endpoint('POST', '/api/admin/data/requests/:id/', {
  access: 'admin',
  summary: 'Answer a request; who asked is told',
  input: z.object({
    id: recordId,
    status: z.enum(answers, 'unknownChoice'),
    answer: requiredText('answerMissing', textMax),
  }),
  output: requestRow,
})

const accountRow = z.object({
  user_id: z.int(),
  name: z.string(),
  role: z.string(),
  last_seen_at: z.iso.datetime(),
  closed_because: z.enum(['asked', 'unused']).nullable(),
  erase_at: z.iso.datetime().nullable(),
  /** What the next run of the job would do. */
  step: z.enum(accountSteps).nullable(),
  /** Why it would not, as keys. */
  obstacles: z.array(z.string()),
})
export type AccountRow = z.output<typeof accountRow>

const accountFilters = { show: z.enum(['closed', 'unused'], 'unknownChoice').default('closed') }

export const listLeavingAccounts = endpoint('GET', '/api/admin/data/accounts/', {
  access: 'admin',
  summary:
    'Accounts that are closed and will be erased; or, as a dry run, those unused, with what the next run of the job would do',
  input: z.object({ ...accountFilters, ...paging }),
  output: pageOf(accountRow),
})

export const exportLeavingAccounts = csvEndpoint('/api/admin/data/accounts/export/', {
  access: 'admin',
  summary: 'The same accounts as CSV',
  input: z.object(accountFilters),
})
