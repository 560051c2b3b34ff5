import { inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { usersCalled } from '../../accounts/server/index.ts'
import { candidatesCalled } from '../../profiles/server/names-api.ts'
import { recruitmentCases } from './tables.ts'

/** Whose recruitments these are, by id. */
export async function sidesOfCases(
  { db }: Context,
  ids: readonly number[],
): Promise<Map<number, { employerId: number; candidateId: number }>> {
  if (ids.length === 0) return new Map()
  const { id, employerId, candidateId } = recruitmentCases
  const rows = await db
    .select({ id, employerId, candidateId })
    .from(recruitmentCases)
    .where(inArray(id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}

/** The ids of recruitments of a household or candidate whom a name or number means, as a part of another query. */
export const casesCalled = (ctx: Context, q: string): SQL =>
  sql`${ctx.db
    .select({ id: recruitmentCases.id })
    .from(recruitmentCases)
    .where(
      or(
        inArray(recruitmentCases.employerId, usersCalled(ctx, q)),
        inArray(recruitmentCases.candidateId, candidatesCalled(ctx, q).people),
      ),
    )}`
