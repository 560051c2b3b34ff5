import { eq, inArray } from 'drizzle-orm'
import type { Context } from '../../../../platform/server/context.ts'
import { fromMinor } from '../../../../platform/shared/money.ts'
import { getUserNames } from '../../../accounts/server/index.ts'
import type { MoneyAlert } from '../../alert-contract.ts'
import { orders, payments, refunds } from '../tables.ts'
import { settleAlertRefusal } from '../policy.ts'
import type { AlertRow } from './tables.ts'

/** The payments that alerts are about, with what of them is on its way back. */
async function readConcerned(ctx: Context, rows: readonly AlertRow[]) {
  const paid = await ctx.db
    .select({
      id: payments.id,
      providerPaymentId: payments.providerPaymentId,
      orderNo: orders.orderNo,
      employerId: orders.employerId,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      inArray(
        payments.id,
        rows.map(({ paymentId }) => paymentId),
      ),
    )
  const owed = await ctx.db
    .select({ id: refunds.id, paymentId: refunds.paymentId, status: refunds.status })
    .from(refunds)
    .where(
      inArray(
        refunds.paymentId,
        paid.map(({ id }) => id),
      ),
    )
  return { paid, owed }
}

/** Alerts as the operator reads them. */
export async function presentAlerts(
  ctx: Context,
  rows: readonly AlertRow[],
): Promise<MoneyAlert[]> {
  if (rows.length === 0) return []
  const { paid, owed } = await readConcerned(ctx, rows)
  const names = await getUserNames(
    ctx,
    paid.map(({ employerId }) => employerId),
  )
  const byId = new Map(paid.map((one) => [one.id, one]))
  return rows.map((row) => {
    const payment = byId.get(row.paymentId)
    const returning = owed.filter(({ id, paymentId }) =>
      row.refundId === null ? paymentId === row.paymentId : id === row.refundId,
    )
    return {
      id: row.id,
      kind: row.kind,
      order_id: row.orderId,
      order_no: payment?.orderNo ?? '',
      payment_id: row.paymentId,
      provider_payment_id: payment?.providerPaymentId ?? null,
      household: { id: payment?.employerId ?? 0, name: names.get(payment?.employerId ?? 0) ?? '' },
      expected: { amount: fromMinor(row.expectedMinor), currency: row.expectedCurrency },
      found:
        row.foundMinor === null
          ? null
          : {
              amount: fromMinor(row.foundMinor),
              currency: row.foundCurrency ?? row.expectedCurrency,
            },
      money:
        returning.length === 0
          ? 'kept'
          : returning.some(({ status }) => status === 'pending')
            ? 'returning'
            : 'returned',
      raised_at: row.raisedAt.toISOString(),
      settled_at: row.settledAt?.toISOString() ?? null,
      can_settle: settleAlertRefusal(row) === null,
      note: row.note,
    }
  })
}
