import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { optional, plainDate, requiredText } from '../../platform/shared/fields.ts'
import { csvEndpoint, pageOf, paging } from '../../platform/shared/paged.ts'

const entry = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** Null for what no person did; without name and role when the account is gone. */
  actor: z
    .object({ id: z.int(), full_name: z.string().nullable(), role: z.string().nullable() })
    .nullable(),
  action: z.string(),
  /** 'kind:id'. */
  subject: z.string(),
  /** The same for people to read; empty where what it was is gone or has no name. */
  about: z.object({
    kind: z.string(),
    id: z.string(),
    /** Of an agency its name, of what is about an order the order's number. */
    name: z.string().nullable(),
    /** The page of the console that shows it. */
    path: z.string().nullable(),
    people: z.array(
      z.object({ user_id: z.int().nullable(), candidate_id: z.int().nullable(), name: z.string() }),
    ),
  }),
  /** What was changed, where the entry says so. */
  before: z.unknown().nullable(),
  after: z.unknown().nullable(),
  detail: z.record(z.string(), z.unknown()),
  address: z.string(),
  request_id: z.string(),
})
export type AuditEntry = z.output<typeof entry>

const filters = {
  /** Whoever did it: a part of a name, a phone number, or the account's id. */
  actor: optional(requiredText('required', 100)),
  /** A part of a name, a phone or order number; or as it is written down: 'user:12', or a kind of subjects, such as 'user'. */
  subject: optional(requiredText('required', 100)),
  /** A kind of event, or the beginning of several, such as 'order' or 'session.ended'. */
  action: optional(requiredText('required', 60)),
  /** Days in Qatar, both included. */
  from: optional(plainDate),
  to: optional(plainDate),
}

export const listAudit = endpoint('GET', '/api/admin/audit/', {
  access: 'admin',
  summary: 'Who did what to whom, newest first',
  input: z.object({ ...filters, ...paging }),
  output: pageOf(entry),
})

export const exportAudit = csvEndpoint('/api/admin/audit/csv/', {
  access: 'admin',
  summary: 'The audit log as CSV',
  input: z.object(filters),
})
