import { inArray } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { interviews } from './tables.ts'

/** Whose interviews these are, by id. */
export async function sidesOfInterviews(
  { db }: Context,
  ids: readonly number[],
): Promise<Map<number, { employerId: number; candidateId: number }>> {
  if (ids.length === 0) return new Map()
  const { id, employerId, candidateId } = interviews
  const rows = await db
    .select({ id, employerId, candidateId })
    .from(interviews)
    .where(inArray(id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}
