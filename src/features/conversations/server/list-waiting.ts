import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { SignedIn } from '../../../platform/server/context.ts'
import { getUserNames } from '../../accounts/server/index.ts'
import {
  conversationMembers as members,
  conversationMessages as messages,
  conversations,
} from './tables.ts'

/** A household's last word stands as a question for so long once it was read. */
const asksForMs = 3 * 24 * 3_600_000

export interface WaitingConversation {
  id: number
  household: string
  isUnread: boolean
}

/** The open conversations of a candidate with an account in which the household spoke last, and she has not read it or was asked lately; the newest first. */
export async function listWaiting(
  ctx: SignedIn,
  candidateId: number,
  limit: number,
): Promise<WaitingConversation[]> {
  const isUnread = sql<boolean>`${conversations.lastNumber} > coalesce(${members.readNumber}, 0)`
  const rows = await ctx.db
    .select({ id: conversations.id, employerId: conversations.employerId, isUnread })
    .from(conversations)
    .innerJoin(
      messages,
      and(
        eq(messages.conversationId, conversations.id),
        eq(messages.number, conversations.lastNumber),
      ),
    )
    .leftJoin(
      members,
      and(eq(members.conversationId, conversations.id), eq(members.userId, ctx.actor.userId)),
    )
    .where(
      and(
        eq(conversations.candidateId, candidateId),
        eq(messages.side, 'household'),
        isNull(conversations.endedAt),
        isNull(conversations.blockedByHousehold),
        isNull(conversations.blockedBySupply),
        sql`not coalesce(${members.isMuted}, false)`,
        or(isUnread, gt(messages.createdAt, new Date(ctx.now.getTime() - asksForMs))),
      ),
    )
    .orderBy(desc(conversations.lastAt), desc(conversations.id))
    .limit(limit)
  const names = await getUserNames(
    ctx,
    rows.map(({ employerId }) => employerId),
  )
  return rows.map(({ id, employerId, isUnread }) => ({
    id,
    household: names.get(employerId) ?? '',
    isUnread,
  }))
}
