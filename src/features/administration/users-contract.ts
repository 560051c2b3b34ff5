import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { recordId } from '../../platform/shared/fields.ts'
import { accountRecord, sessionRecord } from '../accounts/users-contract.ts'

const userRecord = z.object({
  account: accountRecord,
  /** Where she is signed in, the last used first. */
  sessions: z.array(sessionRecord),
  /** Of a worker: her record in the candidate list. */
  candidate_id: z.int().nullable(),
  /** Of a member of an agency. */
  agency_id: z.int().nullable(),
  orders: z.object({
    total: z.int(),
    paid: z.int(),
    paid_amount: z.number(),
    refunded_amount: z.number(),
    currency: z.string(),
  }),
  cases: z.object({ total: z.int(), open: z.int() }),
})
export type UserRecord = z.output<typeof userRecord>

export const viewUser = endpoint('GET', '/api/admin/users/:id/', {
  access: 'admin',
  summary:
    'One account: what it is, its sessions, and its orders and cases in numbers. Each view is in the audit log',
  input: z.object({ id: recordId }),
  output: userRecord,
})
