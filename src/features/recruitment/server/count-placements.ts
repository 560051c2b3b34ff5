import { and, count, inArray, isNotNull, ne } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { recruitmentCases } from './tables.ts'

/** Whom agencies have brought to their households: those who arrived, and whose hire was not taken back. */
export async function countPlacements(
  { db }: Context,
  agencyIds: readonly number[],
): Promise<Map<number, number>> {
  if (agencyIds.length === 0) return new Map()
  const rows = await db
    .select({ agencyId: recruitmentCases.agencyId, number: count() })
    .from(recruitmentCases)
    .where(
      and(
        inArray(recruitmentCases.agencyId, [...agencyIds]),
        isNotNull(recruitmentCases.arrivedAt),
        ne(recruitmentCases.status, 'closed'),
      ),
    )
    .groupBy(recruitmentCases.agencyId)
  return new Map(rows.map(({ agencyId, number }) => [agencyId ?? 0, number]))
}
