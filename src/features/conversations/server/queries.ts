import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  lt,
  max,
  ne,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Context } from '../../../platform/server/context.ts'
import { type Camp, messagesPerPage } from '../choices.ts'
import type { Pair } from './ports.ts'
import {
  conversationMembers as members,
  conversationMessages as messages,
  type ConversationRow,
  conversations,
  type MessageRow,
  readMarksOff,
} from './tables.ts'

const others = alias(members, 'others')

/** A conversation; with `lock` nobody else writes in it until the transaction ends. */
export async function findConversation(
  ctx: Context,
  id: number,
  lock = false,
): Promise<ConversationRow | null> {
  const query = ctx.db.select().from(conversations).where(eq(conversations.id, id))
  const [row] = await (lock ? query.for('no key update') : query)
  return row ?? null
}

/** The conversation of a pair, made where there is none. */
export async function makeConversation(ctx: Context, pair: Pair): Promise<ConversationRow> {
  await ctx.db
    .insert(conversations)
    .values({ ...pair, createdAt: ctx.now, lastAt: ctx.now })
    .onConflictDoNothing()
  const row = await findConversationOf(ctx, pair)
  if (row === null) throw new Error('no conversation was made')
  return row
}

export async function findConversationOf(
  ctx: Context,
  pair: Pair,
): Promise<ConversationRow | null> {
  const [row] = await ctx.db.select().from(conversations).where(isOfPair(pair))
  return row ?? null
}

const isOfPair = ({ employerId, candidateId }: Pair) =>
  and(eq(conversations.employerId, employerId), eq(conversations.candidateId, candidateId))

export const changeRow = (
  ctx: Context,
  id: number,
  change: Partial<ConversationRow>,
): Promise<unknown> => ctx.db.update(conversations).set(change).where(eq(conversations.id, id))

/** How many a household has begun since an instant. */
export const countBegun = (ctx: Context, employerId: number, since: Date): Promise<number> =>
  ctx.db.$count(
    conversations,
    and(eq(conversations.employerId, employerId), gte(conversations.begunAt, since)),
  )

export async function findSent(
  ctx: Context,
  conversationId: number,
  clientId: string,
): Promise<MessageRow | null> {
  const [row] = await ctx.db
    .select()
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), eq(messages.clientId, clientId)))
  return row ?? null
}

export async function findMessage(
  ctx: Context,
  conversationId: number,
  number: number,
): Promise<MessageRow | null> {
  const [row] = await ctx.db
    .select()
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), eq(messages.number, number)))
  return row ?? null
}

/** Messages of these numbers, by number. */
export async function findMessages(
  ctx: Context,
  conversationId: number,
  numbers: readonly number[],
): Promise<Map<number, MessageRow>> {
  if (numbers.length === 0) return new Map()
  const rows = await ctx.db
    .select()
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), inArray(messages.number, [...numbers])))
  return new Map(rows.map((row) => [row.number, row]))
}

/** A page of messages in their order, and whether there are more beyond it. */
export async function readMessages(
  ctx: Context,
  conversationId: number,
  { before, after }: { before?: number | undefined; after?: number | undefined },
): Promise<{ rows: MessageRow[]; hasMore: boolean }> {
  const rows = await ctx.db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        after === undefined ? undefined : gt(messages.number, after),
        before === undefined ? undefined : lt(messages.number, before),
      ),
    )
    .orderBy(after === undefined ? desc(messages.number) : asc(messages.number))
    .limit(messagesPerPage + 1)
  const page = rows.slice(0, messagesPerPage)
  return {
    rows: after === undefined ? page.toReversed() : page,
    hasMore: rows.length > messagesPerPage,
  }
}

/** The last message of each conversation. */
export async function lastMessages(
  ctx: Context,
  conversationIds: readonly number[],
): Promise<Map<number, MessageRow>> {
  if (conversationIds.length === 0) return new Map()
  const rows = await ctx.db
    .select({ message: messages })
    .from(messages)
    .innerJoin(
      conversations,
      and(
        eq(conversations.id, messages.conversationId),
        eq(conversations.lastNumber, messages.number),
      ),
    )
    .where(inArray(conversations.id, [...conversationIds]))
  return new Map(rows.map(({ message }) => [message.conversationId, message]))
}

const isOfOthers = (camp: Camp): SQL =>
  camp === 'household' ? ne(messages.side, 'household') : eq(messages.side, 'household')

/** What somebody has of these conversations: how much is unread, and whether she is told. */
export async function membersOf(
  ctx: Context,
  userId: number,
  camp: Camp,
  conversationIds: readonly number[],
): Promise<Map<number, { unread: number; isMuted: boolean; readNumber: number }>> {
  if (conversationIds.length === 0) return new Map()
  const rows = await ctx.db
    .select({
      id: conversations.id,
      readNumber: sql<number>`coalesce(${max(members.readNumber)}, 0)`.mapWith(Number),
      isMuted: sql<boolean>`coalesce(bool_or(${members.isMuted}), false)`,
      unread: count(messages.id),
    })
    .from(conversations)
    .leftJoin(
      members,
      and(eq(members.conversationId, conversations.id), eq(members.userId, userId)),
    )
    .leftJoin(
      messages,
      and(
        eq(messages.conversationId, conversations.id),
        isOfOthers(camp),
        gt(messages.number, sql`coalesce(${members.readNumber}, 0)`),
      ),
    )
    .where(inArray(conversations.id, [...conversationIds]))
    .groupBy(conversations.id)
  return new Map(rows.map(({ id, ...member }) => [id, member]))
}

/** Conversations among these with something unread, muted ones left out. */
export async function countUnread(
  ctx: Context,
  userId: number,
  camp: Camp,
  isTheirs: SQL | undefined,
): Promise<number> {
  const [row] = await ctx.db
    .select({ unread: count() })
    .from(conversations)
    .leftJoin(
      members,
      and(eq(members.conversationId, conversations.id), eq(members.userId, userId)),
    )
    .where(
      and(
        isTheirs,
        sql`not coalesce(${members.isMuted}, false)`,
        gt(conversations.lastNumber, sql`coalesce(${members.readNumber}, 0)`),
        sql`exists (${ctx.db
          .select({ one: sql`1` })
          .from(messages)
          .where(
            and(
              eq(messages.conversationId, conversations.id),
              isOfOthers(camp),
              gt(messages.number, sql`coalesce(${members.readNumber}, 0)`),
            ),
          )})`,
      ),
    )
  return row?.unread ?? 0
}

/** Changes what somebody has of a conversation; `readNumber` and `toldNumber` only ever rise. */
export async function changeMember(
  ctx: Context,
  conversationId: number,
  userId: number,
  change: Partial<Omit<typeof members.$inferInsert, 'conversationId' | 'userId'>>,
): Promise<void> {
  const rising = Object.fromEntries(
    (['readNumber', 'toldNumber'] as const).flatMap((name) =>
      change[name] === undefined
        ? []
        : [[name, sql`greatest(${members[name]}, ${change[name]}::integer)`]],
    ),
  )
  await ctx.db
    .insert(members)
    .values({ conversationId, userId, ...change })
    .onConflictDoUpdate({
      target: [members.conversationId, members.userId],
      set: { ...change, ...rising },
    })
}

/** What everybody among these has of a conversation. */
export const listMembers = (ctx: Context, conversationId: number, userIds: readonly number[]) =>
  ctx.db
    .select()
    .from(members)
    .where(and(eq(members.conversationId, conversationId), inArray(members.userId, [...userIds])))

/** Who else has a part in somebody's conversations, of those that moved last, and in which. */
export async function listCompanions(
  ctx: Context,
  userId: number,
  most: number,
): Promise<Map<number, number[]>> {
  const rows = await ctx.db
    .select({ id: others.conversationId, userId: others.userId })
    .from(members)
    .innerJoin(conversations, eq(conversations.id, members.conversationId))
    .innerJoin(
      others,
      and(eq(others.conversationId, members.conversationId), ne(others.userId, userId)),
    )
    .where(eq(members.userId, userId))
    .orderBy(desc(conversations.lastAt), desc(conversations.id))
    .limit(most)
  return new Map(
    [...Map.groupBy(rows, ({ id }) => id)].map(([id, rows]) => [
      id,
      rows.map(({ userId }) => userId),
    ]),
  )
}

/** Those of these who let nobody see how far they have read. */
export async function hidesReading(ctx: Context, userIds: readonly number[]): Promise<Set<number>> {
  const rows = await ctx.db
    .select()
    .from(readMarksOff)
    .where(inArray(readMarksOff.userId, [...userIds]))
  return new Set(rows.map(({ userId }) => userId))
}

/** Whether a message has been answered. */
export const hasAnswer = async (
  ctx: Context,
  conversationId: number,
  number: number,
): Promise<boolean> =>
  (await ctx.db.$count(
    messages,
    and(eq(messages.conversationId, conversationId), eq(messages.answers, number)),
  )) > 0
