import { and, asc, eq, inArray, isNotNull, or } from 'drizzle-orm'
import { eraseFiles, findFiles } from '../../../gateways/files/index.ts'
import { actingAs } from '../../../platform/server/acting-as.ts'
import type { Context } from '../../../platform/server/context.ts'
import type {
  Person,
  PersonalDataProvider,
  PersonalFile,
} from '../../../platform/server/personal-data.ts'
import { rulesOf } from '../../accounts/role-rules.ts'
import { candidateIdsOfUsers } from '../../profiles/server/index.ts'
import { contactIsOpen } from '../../billing/server/open-contacts-api.ts'
import { wordsFor } from './present.ts'
import {
  conversationMembers,
  conversationMessages as messages,
  conversationReports,
  type ConversationRow,
  conversations,
  type MessageRow,
  readMarksOff,
} from './tables.ts'

/** What household and worker said to one another, from either side. */
export const personalData: PersonalDataProvider = {
  name: 'conversations',
  tables: {
    conversations: {
      kept: 'that there was one, for the other side, which keeps what it wrote itself: ids and times',
    },
    conversation_messages: {
      kept: 'that something was said, without the words, pictures and voice of who left; what an agency said stays without who said it for it',
    },
    conversation_members: 'erased',
    read_marks_off: 'erased',
    conversation_reports: {
      kept: 'for the safety of others: what she reported, without her, and what others reported, by ids',
    },
  },
  collect,
  erase,
}

async function conversationsWith(ctx: Context, { userId, role }: Person) {
  const ids = rulesOf(role).hasRecord
    ? [...(await candidateIdsOfUsers(ctx, [userId])).values()]
    : []
  return ctx.db
    .select()
    .from(conversations)
    .where(or(eq(conversations.employerId, userId), inArray(conversations.candidateId, ids)))
    .orderBy(asc(conversations.id))
}

async function collect(ctx: Context, person: Person) {
  const said: unknown[] = []
  const files: PersonalFile[] = []
  for (const conversation of await conversationsWith(ctx, person)) {
    const rows = await ctx.db
      .select()
      .from(messages)
      .where(eq(messages.conversationId, conversation.id))
      .orderBy(asc(messages.number))
    said.push({ ...conversation, messages: await asSeenBy(ctx, person, conversation, rows) })
    files.push(...(await ownFiles(ctx, person, rows)))
  }
  const [off] = await ctx.db
    .select()
    .from(readMarksOff)
    .where(eq(readMarksOff.userId, person.userId))
  const reported = await ctx.db
    .select({
      conversationId: conversationReports.conversationId,
      reason: conversationReports.reason,
      message: conversationReports.message,
      createdAt: conversationReports.createdAt,
    })
    .from(conversationReports)
    .where(eq(conversationReports.reporterId, person.userId))
  return { data: { conversations: said, reported, readMarks: off === undefined }, files }
}

/** A conversation as she reads it: what is covered for her stays so. */
async function asSeenBy(
  ctx: Context,
  { userId, role }: Person,
  conversation: ConversationRow,
  rows: readonly MessageRow[],
) {
  const reader = actingAs(ctx, { userId, role })
  const isOpen = await contactIsOpen(ctx, conversation)
  return rows.map((row) => ({
    number: row.number,
    at: row.createdAt,
    side: row.side,
    mine: row.senderId === userId,
    kind: row.kind,
    text: wordsFor(reader, row, isOpen).text,
    phrase: row.phrase,
    seconds: row.seconds,
  }))
}

async function ownFiles(
  ctx: Context,
  { userId }: Person,
  rows: readonly MessageRow[],
): Promise<PersonalFile[]> {
  const own = rows.filter(({ senderId, fileId }) => senderId === userId && fileId !== null)
  const found = await findFiles(
    ctx,
    own.flatMap(({ fileId }) => fileId ?? []),
  )
  return own.flatMap(({ conversationId, number, fileId }) => {
    const [key] = found.get(fileId ?? '')?.keys ?? []
    const extension = key?.split('.').at(-1) ?? ''
    return key === undefined
      ? []
      : [{ path: `messages/${conversationId}-${number}.${extension}`, key }]
  })
}

/** Her words, pictures and voice go; that she said something stays for the other side. */
async function erase(ctx: Context, person: Person): Promise<void> {
  const { userId, role } = person
  const isOwn = eq(messages.senderId, userId)
  if (!rulesOf(role).supplies) {
    const held = await ctx.db
      .select({ fileId: messages.fileId })
      .from(messages)
      .where(and(isOwn, isNotNull(messages.fileId)))
    await ctx.db
      .update(messages)
      .set({ body: null, phrase: null, fileId: null, wave: null, erasedAt: ctx.now })
      .where(isOwn)
    await eraseFiles(
      ctx,
      held.map(({ fileId }) => fileId),
    )
  }
  await ctx.db.update(messages).set({ senderId: null }).where(isOwn)
  await ctx.db.delete(conversationMembers).where(eq(conversationMembers.userId, userId))
  await ctx.db.delete(readMarksOff).where(eq(readMarksOff.userId, userId))
  await ctx.db
    .update(conversationReports)
    .set({ reporterId: null })
    .where(eq(conversationReports.reporterId, userId))
}
