import { inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { usersCalled } from '../../accounts/server/index.ts'
import { candidatesCalled } from '../../profiles/server/names-api.ts'
import { conversations } from './tables.ts'

/** Between whom these conversations are, by id. */
export async function sidesOfConversations(
  { db }: Context,
  ids: readonly number[],
): Promise<Map<number, { employerId: number; candidateId: number }>> {
  if (ids.length === 0) return new Map()
  const { id, employerId, candidateId } = conversations
  const rows = await db
    .select({ id, employerId, candidateId })
    .from(conversations)
    .where(inArray(id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}

/** The ids of conversations of a household or candidate whom a name or number means, as a part of another query. */
export const conversationsCalled = (ctx: Context, q: string): SQL =>
  sql`${ctx.db
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      or(
        inArray(conversations.employerId, usersCalled(ctx, q)),
        inArray(conversations.candidateId, candidatesCalled(ctx, q).people),
      ),
    )}`
