import { and, asc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { inParallel } from '../../../platform/server/in-parallel.ts'
import { reasonOf } from '../../../platform/server/log.ts'
import { openPaymentStates } from '../contract.ts'
import { getPaymentById } from './queries.ts'
import { settlePayment } from './settle-payment.ts'
import { payments, refunds } from './tables.ts'

/** How long after its end a payment's provider is still asked: a payer may have been on its page all the while. */
const lateHours = 24
const batch = 100
const atOnce = 8

/** Asks the provider about payments whose answer may have been lost, the older the more rarely, and tries refunds again. One that fails doesn't stop the others. */
export async function reconcileOpenPayments(ctx: Context): Promise<void> {
  for (
    let due = await claimDue(ctx);
    due.length > 0;
    due = due.length < batch ? [] : await claimDue(ctx)
  )
    await settleAll(ctx, due)
  for (
    let owed = await listOwed(ctx, null);
    owed.length > 0;
    owed = owed.length < batch ? [] : await listOwed(ctx, owed.at(-1) ?? null)
  )
    await settleAll(ctx, owed)
}

/** Takes the next payments that are due and says when each is due again, so that no other sweep takes them too. */
async function claimDue(ctx: Context): Promise<string[]> {
  const now = sql`${ctx.now.toISOString()}::timestamptz`
  const lastAt = sql`${payments.expiresAt} + make_interval(hours => ${lateHours})`
  const nextAt = sql`${now} + least(greatest((${now} - ${payments.createdAt}) / 4, interval '1 minute'), interval '2 hours')`
  const due = ctx.db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        lte(payments.nextAskAt, ctx.now),
        or(
          inArray(payments.status, [...openPaymentStates]),
          and(eq(payments.status, 'expired'), gt(lastAt, now)),
        ),
      ),
    )
    .orderBy(asc(payments.nextAskAt))
    .limit(batch)
    .for('update', { skipLocked: true })
  const claimed = await ctx.db
    .update(payments)
    .set({
      nextAskAt: sql`case when ${nextAt} < ${lastAt} or ${payments.status} <> 'expired' then ${nextAt} end`,
    })
    .where(sql`${payments.id} = any(array(${due}))`)
    .returning({ id: payments.id })
  return claimed.map(({ id }) => id)
}

/** The next payments of which something is to go back; each refund is claimed by whoever makes it. */
async function listOwed(ctx: Context, after: string | null): Promise<string[]> {
  const rows = await ctx.db
    .selectDistinct({ id: refunds.paymentId })
    .from(refunds)
    .where(
      and(eq(refunds.status, 'pending'), after === null ? undefined : gt(refunds.paymentId, after)),
    )
    .orderBy(asc(refunds.paymentId))
    .limit(batch)
  return rows.map(({ id }) => id)
}

const settleAll = (ctx: Context, ids: readonly string[]): Promise<void> =>
  inParallel(ids, atOnce, async (id) => {
    try {
      await settlePayment(ctx, await getPaymentById(ctx, id))
    } catch (error) {
      ctx.log.error({ payment: id, reason: reasonOf(error) }, 'a payment could not be settled')
    }
  })
