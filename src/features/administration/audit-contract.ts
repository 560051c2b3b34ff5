import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { optional, plainDate, requiredText, wholeNumber } from '../../platform/shared/fields.ts'
import { csvEndpoint, pageOf, paging } from '../../platform/shared/paged.ts'

const entry = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** Null for what no person did; without name and role when the account is gone. */
  actor: z.object({ id: z.int(), full_name: z.string().nullable(), role: z.string().nullable() }).nullable(),
  action: z.string(),
  /** 'kind:id'. */
  subject: z.string(),
  /** What was changed, where the entry says so. */
  before: z.unknown().nullable(),
  after: z.unknown().nullable(),
  detail: z.record(z.string(), z.unknown()),
  address: z.string(),
  request_id: z.string(),
})
export type AuditEntry = z.output<typeof entry>

const admin = ['admin'] as const

const filters = {
  /** The id of whoever did it. */
  actor: optional(wholeNumber(1, 999_999_999_999)),
  /** 'user:12', or the beginning of one, such as 'user'. */
  subject: optional(requiredText('required', 100)),
  /** The beginning of an action, such as 'order' or 'session.ended'. */
  action: optional(requiredText('required', 60)),
  /** Days in Qatar, both included. */
  from: optional(plainDate),
  to: optional(plainDate),
}

export const listAudit = endpoint('GET', '/api/admin/audit/', {
  access: admin,
  summary: 'Who did what to whom, newest first',
  input: z.object({ ...filters, ...paging }),
  output: pageOf(entry),
})

export const exportAudit = csvEndpoint('/api/admin/audit/csv/', {
  access: admin,
  summary: 'The audit log as CSV',
  input: z.object(filters),
})
