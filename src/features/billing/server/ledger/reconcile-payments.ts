import { and, gte, inArray, isNotNull, asc, eq, sql } from 'drizzle-orm'
import { paymentProvider, type ProviderPayment } from '../../../../gateways/payments/index.ts'
import { audit } from '../../../../platform/server/audit.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/db.ts'
import { AppError } from '../../../../platform/shared/errors.ts'
import { formatAmount, fromMinor } from '../../../../platform/shared/money.ts'
import type { Difference } from '../../contract.ts'
import { type PaymentRow, payments, refunds } from '../tables.ts'
import { reconciliations } from './tables.ts'

/** Payments that changed in these days are compared, so that a day on which the provider was away is made up for. */
const days = 3
const paymentsMax = 5000

/** Compares what we hold of recent payments with the provider's book, and keeps what differs for the operator. */
export async function reconcilePayments(ctx: Context): Promise<typeof reconciliations.$inferSelect> {
  const provider = paymentProvider(ctx)
  const since = new Date(ctx.now.getTime() - days * 86_400_000)
  const recent = await ctx.db
    .select({ payment: payments, refundedMinor: sql<number>`coalesce(sum(${refunds.amountMinor}), 0)`.mapWith(Number) })
    .from(payments)
    .leftJoin(refunds, and(eq(refunds.paymentId, payments.id), eq(refunds.status, 'done')))
    .where(
      and(
        eq(payments.provider, provider.name),
        isNotNull(payments.providerPaymentId),
        gte(payments.updatedAt, since),
        inArray(payments.status, ['paid', 'failed', 'cancelled', 'expired', 'refund_pending', 'refunded']),
      ),
    )
    .groupBy(payments.id)
    .orderBy(asc(payments.updatedAt))
    .limit(paymentsMax)
  const differences: Difference[] = []
  for (const { payment, refundedMinor } of recent) {
    const theirs = await provider.lookUp(payment.providerPaymentId ?? '').catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return null
      throw error
    })
    differences.push(...differencesOf(payment, refundedMinor, theirs))
  }
  if (differences.length > 0) ctx.log.error({ provider: provider.name, differences: differences.length }, "the provider's book differs from ours")
  return transaction(ctx, async (ctx) => {
    const [stored] = await ctx.db
      .insert(reconciliations)
      .values({ at: ctx.now, provider: provider.name, checked: recent.length, differences })
      .returning()
    if (!stored) throw new Error('the reconciliation was not stored')
    await audit(ctx, 'ledger.reconcile', `reconciliation:${stored.id}`, { checked: recent.length, differences: differences.length })
    return stored
  })
}

/** What we and the provider say differently of one payment. */
export function differencesOf(payment: PaymentRow, refundedMinor: number, theirs: ProviderPayment | null): Difference[] {
  const of = { payment_id: payment.id, order_id: payment.orderId }
  if (theirs === null) return [{ ...of, kind: 'unknown_to_provider', ours: payment.status, theirs: '' }]
  const money = (amountMinor: number) => formatAmount(fromMinor(amountMinor), payment.currency)
  const tookMoney = (status: string) => ['paid', 'refund_pending', 'refunded'].includes(status)
  const found: Difference[] = []
  if (tookMoney(payment.status) !== tookMoney(theirs.status)) found.push({ ...of, kind: 'status', ours: payment.status, theirs: theirs.status })
  if (theirs.amountMinor !== payment.amountMinor)
    found.push({ ...of, kind: 'amount', ours: money(payment.amountMinor), theirs: money(theirs.amountMinor) })
  if (theirs.currency !== payment.currency) found.push({ ...of, kind: 'currency', ours: payment.currency, theirs: theirs.currency })
  if (theirs.refundedMinor !== null && theirs.refundedMinor !== refundedMinor) {
    found.push({ ...of, kind: 'refunded', ours: money(refundedMinor), theirs: money(theirs.refundedMinor) })
  }
  return found
}
