import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { optional, recordId } from '../../platform/shared/fields.ts'
import { pageOf, paging, searchText } from '../../platform/shared/paged.ts'
import { reportReasons } from '../enquiries/choices.ts'
import { messageKinds, outcomes, sides } from './choices.ts'
import { phrases } from './phrase-rules.ts'

// Conversations that were reported: the only ones that an operator can read.

const reportedPerson = z.object({ id: z.int(), name: z.string() })

const reportedConversation = z.object({
  id: z.int(),
  reason: z.enum(reportReasons),
  is_urgent: z.boolean(),
  message: z.string().nullable(),
  /** Which side reported; not who of it. */
  reported_by: z.enum(sides),
  household: reportedPerson,
  /** By the candidate's record. */
  worker: reportedPerson,
  created_at: z.string(),
  outcome: z.enum(outcomes).nullable(),
  settled_at: z.string().nullable(),
  settled_by: z.string().nullable(),
  note: z.string().nullable(),
  can_settle: z.boolean(),
})
export type ReportedConversation = z.output<typeof reportedConversation>

export const listReportedConversations = endpoint('GET', '/api/admin/conversations/', {
  access: 'admin',
  summary: 'Reported conversations, urgent ones first, then the longest waiting; not what is said',
  input: z.object({
    ...paging,
    q: searchText,
    state: z.enum(['open', 'settled'], 'unknownChoice').default('open'),
    reason: optional(z.enum(reportReasons, 'unknownChoice')),
  }),
  output: pageOf(reportedConversation),
})

export const readReportedConversation = endpoint('GET', '/api/admin/conversations/:id/', {
  access: 'admin',
  summary: 'What is said in a reported conversation, up to the report; each look is in the log',
  input: z.object({ id: recordId }),
  output: z.object({
    report: reportedConversation,
    /** The accounts that took part, to be suspended where it must be. */
    accounts: z.array(z.object({ id: z.int(), name: z.string(), side: z.enum(sides) })),
    messages: z.array(
      z.object({
        number: z.int(),
        side: z.enum(sides),
        name: z.string(),
        kind: z.enum(messageKinds),
        text: z.string().nullable(),
        phrase: z.enum(phrases).nullable(),
        file_url: z.string().nullable(),
        at: z.iso.datetime(),
      }),
    ),
  }),
})
export type ReadConversation = z.output<typeof readReportedConversation.output>

export const settleReportedConversation = endpoint('POST', '/api/admin/conversations/:id/settle/', {
  access: 'admin',
  proof: 'recent',
  summary: 'Settle a report: nothing to do, the other side is warned, or was suspended',
  input: z.object({
    id: recordId,
    outcome: z.enum(outcomes, 'unknownChoice'),
    note: optional(z.string('invalidValue').trim().max(2000, 'tooLong')),
  }),
  output: reportedConversation,
})
