import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { optional, plainDate, recordId, requiredText } from '../../platform/shared/fields.ts'
import { csvEndpoint, pageOf, paging, searchText } from '../../platform/shared/paged.ts'
import { claimCauses, claimStates } from './claim-choices.ts'
import { amountInput } from './amount-rules.ts'

// A household asks for its money back; the operator grants or refuses.

const money = z.number().nonnegative()

const claim = z.object({
  id: z.int(),
  order_id: z.int(),
  cause: z.enum(claimCauses),
  /** The day on which the hire ended, in Qatar. */
  ended_on: z.string(),
  reason: z.string(),
  /** What the guarantee gives for that day and cause, less what went back already. */
  amount: money,
  currency: z.string(),
  state: z.enum(claimStates),
  /** What the operator answers. */
  answer: z.string().nullable(),
  granted_amount: money.nullable(),
  created_at: z.string(),
  decided_at: z.string().nullable(),
  can_withdraw: z.boolean(),
})
export type Claim = z.output<typeof claim>

export const listClaims = endpoint('GET', '/api/employer/claims/', {
  access: 'employer',
  summary: "The household's claims, the newest first",
  input: z.object({}),
  output: z.array(claim),
})

const claimInput = {
  id: recordId,
  cause: z.enum(claimCauses, 'unknownChoice'),
  ended_on: plainDate,
}

export const previewClaim = endpoint('GET', '/api/employer/orders/:id/claim/', {
  access: 'employer',
  summary: 'What the guarantee would give for a cause and a last day',
  input: z.object(claimInput),
  output: z.object({ amount: money, currency: z.string() }),
})

export const openClaim = endpoint('POST', '/api/employer/orders/:id/claim/', {
  access: 'employer',
  summary: 'Claim under the guarantee, or ask for a refund, of a paid order; one at a time',
  input: z.object({ ...claimInput, reason: requiredText('required', 1000) }),
  output: claim,
})

export const withdrawClaim = endpoint('DELETE', '/api/employer/orders/:id/claim/', {
  access: 'employer',
  summary: 'Take back the open claim of an order',
  input: z.object({ id: recordId }),
  output: claim,
})

const adminClaim = claim.extend({
  order_no: z.string(),
  household: z.object({ id: z.int(), name: z.string() }),
  candidate: z.object({ id: z.int(), name: z.string() }).nullable(),
  paid_amount: money,
  paid_at: z.string().nullable(),
  /** What is left of the payment. */
  left_amount: money,
  hire_ended_on: z.string().nullable(),
  decided_by: z.string().nullable(),
  can_decide: z.boolean(),
})
export type AdminClaim = z.output<typeof adminClaim>

const filters = { q: searchText, state: z.enum(claimStates, 'unknownChoice').default('open') }

export const listAllClaims = endpoint('GET', '/api/admin/claims/', {
  access: 'admin',
  summary:
    'Claims of one state: open ones the longest waiting first, others the newest first; q is part of an order number or reason',
  input: z.object({ ...filters, ...paging }),
  output: pageOf(adminClaim),
})

export const exportClaims = csvEndpoint('/api/admin/claims.csv', {
  access: 'admin',
  summary: 'The same list as a file',
  input: z.object(filters),
})

export const grantClaim = endpoint('POST', '/api/admin/claims/:id/grant/', {
  access: 'admin',
  proof: 'recent',
  summary:
    'Give back what the claim computes, or another amount. The hire ends on the claimed day; of a part it goes on with ends_hire false',
  input: z.object({
    id: recordId,
    amount: amountInput.optional(),
    ends_hire: z.boolean('unknownChoice').default(true),
    answer: optional(z.string().trim().max(1000, 'tooLong')),
  }),
  output: adminClaim,
})

export const refuseClaim = endpoint('POST', '/api/admin/claims/:id/refuse/', {
  access: 'admin',
  summary: 'Refuse a claim; the household reads why',
  input: z.object({ id: recordId, answer: requiredText('required', 1000) }),
  output: adminClaim,
})
