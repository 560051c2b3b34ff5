import { and, eq } from 'drizzle-orm'
import { audit } from '../../../../platform/server/audit.ts'
import type { SignedIn } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import { enforce } from '../../../../platform/shared/errors.ts'
import { qatarDate } from '../../../../platform/shared/format.ts'
import type { PlanKey } from '../../contract.ts'
import { payOrder } from '../pay-order.ts'
import { keyRefusal, planRefusal } from '../policy.ts'
import { planPriceMinor } from '../prices/price-list.ts'
import { lockEngagement } from '../queries.ts'
import { orderLines, orders, paymentKeys, type PaymentRow } from '../tables.ts'
import { nextPlanOrder } from './plan-numbers.ts'
import { endOf } from './plan-terms.ts'
import { findRunning } from './queries.ts'
import { currencyForOrder } from '../currency.ts'

/** Opens a payment for a plan, at today's price; the same key leads to the same payment. */
export async function buyPlan(
  ctx: SignedIn,
  plan: PlanKey,
  key: string | undefined,
): Promise<PaymentRow> {
  const known = key === undefined ? undefined : await findOrderByKey(ctx, key)
  enforce(keyRefusal(known === undefined || known.plan === plan))
  return payOrder(ctx, known?.id ?? (await openPlanOrder(ctx, plan)), key)
}

async function openPlanOrder(ctx: SignedIn, plan: PlanKey): Promise<number> {
  const employerId = ctx.actor.userId
  const amountMinor = await planPriceMinor(ctx, plan)
  return transaction(ctx, async (ctx) => {
    await lockEngagement(ctx, { employerId, candidateId: null })
    const today = qatarDate(ctx.now)
    enforce(planRefusal(await findRunning(ctx, employerId, today), endOf(plan, today)))
    const [waiting] = await ctx.db
      .select({ id: orders.id, plan: orders.plan, amountMinor: orderLines.amountMinor })
      .from(orders)
      .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
      .where(
        and(
          eq(orders.employerId, employerId),
          eq(orders.kind, 'plan'),
          eq(orders.status, 'pending'),
        ),
      )
    if (waiting?.plan === plan && waiting.amountMinor === amountMinor) return waiting.id
    if (waiting) {
      await ctx.db.update(orders).set({ status: 'closed' }).where(eq(orders.id, waiting.id))
      await audit(ctx, 'order.close', `order:${waiting.id}`)
    }
    const [order] = await ctx.db
      .insert(orders)
      .values({
        employerId,
        kind: 'plan',
        plan,
        orderNo: await nextPlanOrder(ctx),
        orderDate: today,
        currency: await currencyForOrder(ctx),
        status: 'pending',
        createdAt: ctx.now,
      })
      .returning({ id: orders.id })
    if (!order) throw new Error('the order was not stored')
    await ctx.db
      .insert(orderLines)
      .values({ orderId: order.id, position: 1, kind: 'access_plan', amountMinor })
    await audit(ctx, 'order.open', `order:${order.id}`, { plan, amountMinor })
    return order.id
  })
}

async function findOrderByKey(ctx: SignedIn, key: string) {
  const [row] = await ctx.db
    .select({ id: orders.id, plan: orders.plan })
    .from(paymentKeys)
    .innerJoin(orders, eq(orders.id, paymentKeys.orderId))
    .where(
      and(
        eq(paymentKeys.idempotencyKey, key),
        eq(orders.employerId, ctx.actor.userId),
        eq(orders.kind, 'plan'),
      ),
    )
  return row
}
