import { type AnyColumn, asc, inArray, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { containing } from '../../../platform/server/paged.ts'
import { normalizeForSearch } from '../../../platform/shared/normalize-for-search.ts'
import { orders } from './tables.ts'

interface Parties {
  employerId: number
  candidateId: number
}

const keyOf = ({ employerId, candidateId }: Parties): string => `${employerId}:${candidateId}`

/** The number of the newest order that each household made for a candidate; null where there is none. */
export async function orderNumbersOf(
  ctx: Context,
  all: readonly Parties[],
): Promise<(of: Parties) => string | null> {
  const rows = await ctx.db
    .select({
      employerId: orders.employerId,
      candidateId: orders.candidateId,
      orderNo: orders.orderNo,
    })
    .from(orders)
    .where(
      inArray(
        orders.candidateId,
        all.map(({ candidateId }) => candidateId),
      ),
    )
    .orderBy(asc(orders.id))
  const numbers = new Map(
    rows.map(({ employerId, candidateId, orderNo }) => [
      keyOf({ employerId, candidateId: candidateId ?? 0 }),
      orderNo,
    ]),
  )
  return (of) => numbers.get(keyOf(of)) ?? null
}

/** For the lists of others: whether the household of a row has an order for its candidate with these signs in its number. */
export const hasOrderNumbered = (
  q: string,
  of: { employerId: AnyColumn; candidateId: AnyColumn },
): SQL => sql`exists (
  select 1 from ${orders}
  where ${orders.employerId} = ${of.employerId} and ${orders.candidateId} = ${of.candidateId} and ${orders.orderNo} ilike ${containing(normalizeForSearch(q).trim())})`
