import { and, eq, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Context } from '../../../platform/server/context.ts'
import { conversations } from './tables.ts'

/** What was said with a record goes on with the one that took its place; where a household talked with both, each stays by itself. */
export async function moveConversations(
  ctx: Context,
  { candidateId, formerId }: { candidateId: number; formerId: number },
): Promise<void> {
  const others = alias(conversations, 'others')
  await ctx.db
    .update(conversations)
    .set({ candidateId })
    .where(
      and(
        eq(conversations.candidateId, formerId),
        notExists(
          ctx.db
            .select({ one: sql`1` })
            .from(others)
            .where(
              and(
                eq(others.candidateId, candidateId),
                eq(others.employerId, conversations.employerId),
              ),
            ),
        ),
      ),
    )
}
