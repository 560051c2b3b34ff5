import { audit } from '../../../../platform/server/audit.ts'
import type { Context } from '../../../../platform/server/context.ts'
import type { AlertKind } from '../../alert-contract.ts'
import type { PaymentRow } from '../tables.ts'
import { moneyAlerts } from './tables.ts'

interface Sum {
  amountMinor: number
  currency: string
}

interface Raised {
  kind: AlertKind
  payment: Pick<PaymentRow, 'id' | 'orderId'>
  refundId?: string
  expected: Sum
  found: Sum | null
}

/** Shows the operator money that needs a look, in the caller's transaction; false when it stands there already. */
export async function raiseAlert(
  ctx: Context,
  { kind, payment, refundId, expected, found }: Raised,
): Promise<boolean> {
  const raised = await ctx.db
    .insert(moneyAlerts)
    .values({
      kind,
      orderId: payment.orderId,
      paymentId: payment.id,
      refundId: refundId ?? null,
      expectedMinor: expected.amountMinor,
      expectedCurrency: expected.currency,
      foundMinor: found?.amountMinor ?? null,
      foundCurrency: found?.currency ?? null,
      raisedAt: ctx.now,
    })
    .onConflictDoNothing()
    .returning({ id: moneyAlerts.id })
  if (raised.length === 0) return false
  ctx.log.error(
    { payment: payment.id, refund: refundId, kind },
    'money needs the look of an operator',
  )
  await audit(ctx, `money.${kind}`, `payment:${payment.id}`, { refundId, expected, found })
  return true
}
