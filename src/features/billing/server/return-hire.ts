import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { makeRefunds } from './refunds/make-refunds.ts'
import { getPaymentById } from './queries.ts'
import { openRefund } from './refund-order.ts'
import { orders, type RefundRow } from './tables.ts'

/** What is owed back to a household. */
export type OwedRefund = Pick<RefundRow, 'paymentId' | 'amountMinor' | 'currency'>

/** Ends the hire that stands between the two and owes back all that is left of its order, in the caller's transaction; null when it was never paid for. */
export async function returnHire(
  ctx: Context,
  { employerId, candidateId }: { employerId: number; candidateId: number },
  reason: string,
): Promise<OwedRefund | null> {
  const [order] = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.employerId, employerId),
        eq(orders.candidateId, candidateId),
        eq(orders.status, 'paid'),
        isNull(orders.hireEndedOn),
      ),
    )
  return order
    ? openRefund(ctx, { id: order.id, ends_hire: true, reason }, `withdrawal:${order.id}`)
    : null
}

/** Makes what is owed back, outside the transaction; what fails is tried again by the sweep. */
export const makeReturn = async (ctx: Context, { paymentId }: OwedRefund): Promise<void> => {
  await makeRefunds(ctx, await getPaymentById(ctx, paymentId))
}
