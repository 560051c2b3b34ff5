import { and, asc, eq, gt, inArray, or } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { openPaymentStates } from '../contract.ts'
import { getPaymentById } from './queries.ts'
import { settlePayment } from './settle-payment.ts'
import { payments, refunds } from './tables.ts'

/** How long after its end a payment's provider is still asked: a payer may have been on its page all the while. */
const lateHours = 24

/** Asks the provider about every payment whose answer may have been lost, and tries refunds again. One that fails doesn't stop the others. */
export async function sweepOpenPayments(ctx: Context): Promise<void> {
  const expiredAfter = new Date(ctx.now.getTime() - lateHours * 3_600_000)
  const due = await ctx.db
    .select({ id: payments.id })
    .from(payments)
    .where(
      or(
        inArray(payments.status, [...openPaymentStates, 'refund_pending']),
        and(eq(payments.status, 'expired'), gt(payments.expiresAt, expiredAfter)),
      ),
    )
    .orderBy(asc(payments.expiresAt))
  const owed = await ctx.db.selectDistinct({ id: refunds.paymentId }).from(refunds).where(eq(refunds.status, 'pending'))
  for (const id of new Set([...due, ...owed].map((one) => one.id))) {
    try {
      await settlePayment(ctx, await getPaymentById(ctx, id))
    } catch (error) {
      ctx.log.error({ payment: id, reason: (error as Error).message }, 'a payment could not be settled')
    }
  }
}
