import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '../../../../platform/server/context.ts'
import { orders } from '../tables.ts'

/** The household that has hired a candidate, for as long as the hire lasts; null when nobody has. */
export async function findHirer(ctx: Context, candidateId: number): Promise<number | null> {
  const [row] = await ctx.db
    .select({ employerId: orders.employerId })
    .from(orders)
    .where(
      and(
        eq(orders.candidateId, candidateId),
        eq(orders.status, 'paid'),
        isNull(orders.hireEndedOn),
      ),
    )
  return row?.employerId ?? null
}
