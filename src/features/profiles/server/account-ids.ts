import { inArray } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { peopleOfAgency } from './ports.ts'
import { candidates } from './tables.ts'

/** Which candidate a job seeker's account stands for. */
export async function candidateIdsOfUsers(
  ctx: Context,
  userIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await ctx.db
    .select({ id: candidates.id, userId: candidates.userId })
    .from(candidates)
    .where(inArray(candidates.userId, [...userIds]))
  return new Map(rows.flatMap((row) => (row.userId === null ? [] : [[row.userId, row.id]])))
}

/** The account behind each candidate; null for one of an agency. */
export async function userIdsOfCandidates(
  ctx: Context,
  ids: readonly number[],
): Promise<Map<number, number | null>> {
  const rows = await ctx.db
    .select({ id: candidates.id, userId: candidates.userId })
    .from(candidates)
    .where(inArray(candidates.id, [...ids]))
  return new Map(rows.map(({ id, userId }) => [id, userId]))
}

/** Whom to tell what concerns a record: the worker, where she has an account, and the people of her agency. */
export async function recipientsOf(
  ctx: Context,
  { userId, agencyId }: { userId: number | null; agencyId: number | null },
): Promise<{ userId: number; isAgency: boolean }[]> {
  const people = agencyId === null ? [] : await peopleOfAgency(ctx, agencyId)
  return [
    ...(userId === null ? [] : [{ userId, isAgency: false }]),
    ...people.map((id) => ({ userId: id, isAgency: true })),
  ]
}
