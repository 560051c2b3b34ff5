import { inArray } from 'drizzle-orm'
import type { Context } from '../../../../platform/server/context.ts'
import { fromMinor } from '../../../../platform/shared/money.ts'
import { getUserNames } from '../../../accounts/server/index.ts'
import type { AdminClaim, Claim } from '../../claim-contract.ts'
import { describeCandidates } from '../ports.ts'
import { linesOfOrders, refundedOfOrders } from '../queries.ts'
import { orders, refunds } from '../tables.ts'
import { decideClaimRefusal } from '../policy.ts'
import type { ClaimRow } from './tables.ts'

/** Claims as their household sees them. */
export async function presentClaims(ctx: Context, rows: readonly ClaimRow[]): Promise<Claim[]> {
  const found = await ordersOf(ctx, rows)
  const granted = await grantedOf(ctx, rows)
  return rows.map((row) => presentClaim(row, found.get(row.orderId)?.currency ?? '', granted))
}

/** Claims as the operator sees them: with household, candidate and what was paid. */
export async function presentAdminClaims(
  ctx: Context,
  rows: readonly ClaimRow[],
): Promise<AdminClaim[]> {
  const orderIds = rows.map(({ orderId }) => orderId)
  const found = await ordersOf(ctx, rows)
  const granted = await grantedOf(ctx, rows)
  const lines = await linesOfOrders(ctx, orderIds)
  const refunded = await refundedOfOrders(ctx, orderIds)
  const names = await getUserNames(
    ctx,
    rows.flatMap(({ employerId, decidedBy }) =>
      decidedBy === null ? [employerId] : [employerId, decidedBy],
    ),
  )
  const facts = await describeCandidates(
    ctx,
    [...found.values()].flatMap(({ candidateId }) => candidateId ?? []),
  )
  return rows.map((row) => {
    const order = found.get(row.orderId)
    const paid = (lines.get(row.orderId) ?? []).reduce(
      (sum, { amountMinor }) => sum + amountMinor,
      0,
    )
    const candidateId = order?.candidateId ?? null
    return {
      ...presentClaim(row, order?.currency ?? '', granted),
      order_no: order?.orderNo ?? '',
      household: { id: row.employerId, name: names.get(row.employerId) ?? '' },
      candidate:
        candidateId === null
          ? null
          : { id: candidateId, name: facts.get(candidateId)?.full_name ?? '' },
      paid_amount: fromMinor(paid),
      paid_at: order?.paidAt?.toISOString() ?? null,
      left_amount: fromMinor(Math.max(0, paid - (refunded.get(row.orderId) ?? 0))),
      hire_ended_on: order?.hireEndedOn ?? null,
      decided_by:
        row.decidedBy === null || row.state === 'withdrawn'
          ? null
          : (names.get(row.decidedBy) ?? null),
      can_decide: decideClaimRefusal(row) === null,
    }
  })
}

async function ordersOf(
  ctx: Context,
  rows: readonly ClaimRow[],
): Promise<Map<number, typeof orders.$inferSelect>> {
  if (rows.length === 0) return new Map()
  const ids = [...new Set(rows.map(({ orderId }) => orderId))]
  return new Map(
    (await ctx.db.select().from(orders).where(inArray(orders.id, ids))).map((order) => [
      order.id,
      order,
    ]),
  )
}

async function grantedOf(ctx: Context, rows: readonly ClaimRow[]): Promise<Map<string, number>> {
  const ids = rows.flatMap(({ refundId }) => refundId ?? [])
  if (ids.length === 0) return new Map()
  const found = await ctx.db
    .select({ id: refunds.id, amountMinor: refunds.amountMinor })
    .from(refunds)
    .where(inArray(refunds.id, ids))
  return new Map(found.map(({ id, amountMinor }) => [id, amountMinor]))
}

const presentClaim = (row: ClaimRow, currency: string, granted: Map<string, number>): Claim => ({
  id: row.id,
  order_id: row.orderId,
  cause: row.cause,
  ended_on: row.endedOn,
  reason: row.reason,
  amount: fromMinor(row.amountMinor),
  currency,
  state: row.state,
  answer: row.answer,
  granted_amount: row.refundId === null ? null : fromMinor(granted.get(row.refundId) ?? 0),
  created_at: row.createdAt.toISOString(),
  decided_at: row.decidedAt?.toISOString() ?? null,
  can_withdraw: decideClaimRefusal(row) === null,
})
