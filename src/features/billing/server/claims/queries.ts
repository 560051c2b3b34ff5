import { and, eq, inArray } from 'drizzle-orm'
import type { Context } from '../../../../platform/server/context.ts'
import { type ClaimRow, refundClaims } from './tables.ts'

/** The claims of orders that wait for their decision, by order: each has one at most. */
export async function openClaimsOf(
  ctx: Context,
  orderIds: readonly number[],
): Promise<Map<number, ClaimRow>> {
  if (orderIds.length === 0) return new Map()
  const rows = await ctx.db
    .select()
    .from(refundClaims)
    .where(and(inArray(refundClaims.orderId, [...orderIds]), eq(refundClaims.state, 'open')))
  return new Map(rows.map((row) => [row.orderId, row]))
}
