import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { recordId, requiredText } from '../../platform/shared/fields.ts'
import { pageOf, paging } from '../../platform/shared/paged.ts'
import { alertKinds } from './alert-choices.ts'

export { alertKinds, type AlertKind } from './alert-choices.ts'

// Money that an operator must look at.

const sum = z.object({ amount: z.number(), currency: z.string() })

const alert = z.object({
  id: z.int(),
  kind: z.enum(alertKinds),
  order_id: z.int(),
  order_no: z.string(),
  payment_id: z.string(),
  /** Under which the provider knows the payment. */
  provider_payment_id: z.string().nullable(),
  household: z.object({ id: z.int(), name: z.string() }),
  expected: sum,
  /** What arrived; null where nothing but the refund itself is in question. */
  found: sum.nullable(),
  /** How the money stands: kept where it is, on its way back, or back. */
  money: z.enum(['kept', 'returning', 'returned']),
  raised_at: z.string(),
  settled_at: z.string().nullable(),
  can_settle: z.boolean(),
  note: z.string().nullable(),
})
export type MoneyAlert = z.output<typeof alert>

export const listAlerts = endpoint('GET', '/api/admin/money-alerts/', {
  access: 'admin',
  summary: 'Payments and refunds that an operator must look at, the open ones first',
  input: z.object({ ...paging }),
  output: pageOf(alert),
})

export const settleAlert = endpoint('POST', '/api/admin/money-alerts/:id/settle/', {
  access: 'admin',
  summary:
    'Say what was done. Of an unclear refund: whether it was made; if not, it is tried again. Of a payment taken for another, the household reads the note',
  input: z.object({
    id: recordId,
    note: requiredText('required', 500),
    made: z.boolean('unknownChoice').optional(),
  }),
  output: alert,
})
