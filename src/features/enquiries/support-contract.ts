import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { optional, recordId, requiredText } from '../../platform/shared/fields.ts'
import { locales } from '../../platform/shared/locales.ts'
import { csvEndpoint, pageOf, paging, searchText } from '../../platform/shared/paged.ts'
import { enquiryStates, enquiryTopics, meetings, reportReasons, reportStates } from './choices.ts'
import { roles } from '../../platform/shared/roles.ts'

export type { ReportState } from './choices.ts'

// Reports of abuse, and the operator's support queue: what waits to be answered.

const note = optional(z.string().trim().max(2000, 'tooLong'))

export const sendReport = endpoint('POST', '/api/reports/', {
  access: 'public',
  summary: 'Report someone to the operator, signed in or not; who did is told to nobody',
  input: z.object({
    /** profile: the id of a candidate. interview, case: one of the sender's own, about the other side. */
    met_in: z.enum(meetings, 'unknownChoice'),
    id: recordId,
    reason: z.enum(reportReasons, 'reportReasonRequired'),
    message: requiredText('messageRequired', 2000),
    contact: optional(z.string('tooLong').trim().max(200, 'tooLong')),
    website: z.unknown().optional(),
    ticket: optional(z.string('formExpired').max(100, 'formExpired')),
  }),
  output: z.object({}),
})

const report = z.object({
  id: z.int(),
  /** Whom it is about: a candidate's record, or an account. */
  about: z.object({ kind: z.enum(['candidate', 'user']), id: z.int(), name: z.string() }),
  met_in: z.enum(meetings),
  reason: z.enum(reportReasons),
  is_urgent: z.boolean(),
  message: z.string(),
  contact: z.string().nullable(),
  /** Null for a visitor. Not who: that is told to nobody. */
  reporter_role: z.enum(roles).nullable(),
  locale: z.enum(locales),
  state: z.enum(reportStates),
  note: z.string().nullable(),
  created_at: z.string(),
  closed_at: z.string().nullable(),
  closed_by: z.string().nullable(),
  can_begin: z.boolean(),
  can_close: z.boolean(),
  can_reopen: z.boolean(),
  /** Whether the profile it is about can be taken off the site from here. */
  can_hide: z.boolean(),
})
export type Report = z.output<typeof report>

const reportFilters = {
  q: searchText,
  state: z.enum(reportStates, 'unknownChoice').default('open'),
  reason: optional(z.enum(reportReasons, 'unknownChoice')),
}

export const listReports = endpoint('GET', '/api/admin/reports/', {
  access: 'admin',
  summary: 'Reports of abuse of one state: urgent ones first, then the longest waiting',
  input: z.object({ ...reportFilters, ...paging }),
  output: pageOf(report),
})

export const exportReports = csvEndpoint('/api/admin/reports.csv', {
  access: 'admin',
  summary: 'The same list as a file',
  input: z.object(reportFilters),
})

export const changeReport = endpoint('PATCH', '/api/admin/reports/:id/', {
  access: 'admin',
  summary: 'Begin, close or reopen a report, with a note for the operators',
  input: z.object({ id: recordId, state: optional(z.enum(reportStates, 'unknownChoice')), note }),
  output: report,
})

const supportTicket = z.object({
  id: z.int(),
  kind: z.enum(enquiryTopics),
  /** Nobody's name and number stand with a better word. */
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone_number: z.string().nullable(),
  /** Of a better word: what it says, the page that needs it, and the words there. */
  message: z.string(),
  page: z.string().nullable(),
  words: z.string().nullable(),
  is_worker: z.boolean(),
  is_employer: z.boolean(),
  /** The language to answer in. */
  locale: z.enum(locales),
  state: z.enum(enquiryStates),
  assignee: z.object({ id: z.int(), name: z.string() }).nullable(),
  note: z.string().nullable(),
  created_at: z.string(),
  /** Whole days since it came in, or until it was done. */
  age_days: z.int(),
  is_overdue: z.boolean(),
  done_at: z.string().nullable(),
  can_take: z.boolean(),
  can_give_back: z.boolean(),
  can_finish: z.boolean(),
  can_reopen: z.boolean(),
})
export type SupportTicket = z.output<typeof supportTicket>

const enquiryFilters = {
  q: searchText,
  kind: optional(z.enum(enquiryTopics, 'unknownChoice')),
  state: z.enum(enquiryStates, 'unknownChoice').default('open'),
}

export const listSupportTickets = endpoint('GET', '/api/admin/desk/enquiries/', {
  access: 'admin',
  summary:
    'Contact messages, visa requests and better words of one state, the longest waiting first; done ones the newest first',
  input: z.object({ ...enquiryFilters, ...paging }),
  output: pageOf(supportTicket),
})

export const exportEnquiries = csvEndpoint('/api/admin/desk/enquiries.csv', {
  access: 'admin',
  summary: 'The same list as a file',
  input: z.object(enquiryFilters),
})

export const changeEnquiry = endpoint('PATCH', '/api/admin/desk/enquiries/:id/', {
  access: 'admin',
  summary: 'Take a message, note what was answered, and mark it done',
  input: z.object({
    id: recordId,
    state: optional(z.enum(enquiryStates, 'unknownChoice')),
    /** me: the operator who asks. nobody: free for anyone. */
    assignee: optional(z.enum(['me', 'nobody'], 'unknownChoice')),
    note,
  }),
  output: supportTicket,
})
