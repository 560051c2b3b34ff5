import { and, desc } from 'drizzle-orm'
import type { SignedIn } from '../../../platform/server/context.ts'
import type { Parsed } from '../../../platform/shared/endpoint.ts'
import { invalid } from '../../../platform/shared/errors.ts'
import { listUsers, type UserRow } from '../../accounts/server/index.ts'
import type { CandidateDescription } from '../../profiles/server/names-api.ts'
import { describeCandidates } from '../../profiles/server/names-api.ts'
import { campOf, type Side } from '../choices.ts'
import type * as calls from '../contract.ts'
import { contactIsOpen } from '../../billing/server/open-contacts-api.ts'
import { conversationsOf, isBeyond } from './conversations-of.ts'
import { isBlockedBy } from './policy.ts'
import { hasCovered, wordsFor } from './present.ts'
import { countUnread, hidesReading, lastMessages, membersOf } from './queries.ts'
import { conversations, type ConversationRow, type MessageRow } from './tables.ts'

const perPage = 30

/** The asker's conversations, the last moved first. */
export async function listConversations(
  ctx: SignedIn,
  { before }: Parsed<typeof calls.listConversations>,
): Promise<calls.Conversations> {
  const marks = !(await hidesReading(ctx, [ctx.actor.userId])).has(ctx.actor.userId)
  const own = await conversationsOf(ctx)
  if (own === null) return { results: [], next: null, read_marks: marks }
  const rows = await ctx.db
    .select()
    .from(conversations)
    .where(and(own.isOwn, before === undefined ? undefined : cursorOf(before)))
    .orderBy(desc(conversations.lastAt), desc(conversations.id))
    .limit(perPage + 1)
  const page = rows.slice(0, perPage)
  const last = page.at(-1)
  return {
    results: await presentList(ctx, own.side, page),
    next: rows.length > perPage && last ? `${last.lastAt.getTime()}.${last.id}` : null,
    read_marks: marks,
  }
}

/** A cursor is the time and the id of the last row; one whose row has moved meanwhile still names its place. */
function cursorOf(before: string) {
  const [, at, id] = /^(\d{1,15})\.(\d{1,15})$/.exec(before) ?? []
  const lastAt = new Date(Number(at))
  if (id === undefined || Number.isNaN(lastAt.getTime())) throw invalid('before', 'invalidValue')
  return isBeyond(lastAt, Number(id))
}

async function presentList(
  ctx: SignedIn,
  side: Side,
  rows: readonly ConversationRow[],
): Promise<calls.ConversationSummary[]> {
  const ids = rows.map(({ id }) => id)
  const candidates = await describeCandidates(
    ctx,
    rows.map(({ candidateId }) => candidateId),
  )
  const households = await listUsers(
    ctx,
    rows.map(({ employerId }) => employerId),
  )
  const last = await lastMessages(ctx, ids)
  const members = await membersOf(ctx, ctx.actor.userId, campOf(side), ids)
  const summaries: calls.ConversationSummary[] = []
  for (const row of rows) {
    const { unread = 0, isMuted = false } = members.get(row.id) ?? {}
    const message = last.get(row.id)
    summaries.push({
      id: row.id,
      candidate_id: row.candidateId,
      ...otherOf(side, candidates.get(row.candidateId), households.get(row.employerId)),
      last: message === undefined ? null : await presentLast(ctx, row, message),
      unread,
      is_muted: isMuted,
      is_closed:
        row.endedAt !== null || isBlockedBy(row, 'household') || isBlockedBy(row, 'supply'),
      at: row.lastAt.toISOString(),
    })
  }
  return summaries
}

/** Whom one talks to, and, for an agency, about whom. */
export function otherOf(
  side: Side,
  candidate: CandidateDescription | undefined,
  household: UserRow | undefined,
): Pick<calls.ConversationSummary, 'other' | 'about'> {
  const worker = candidate?.full_name ?? ''
  if (side === 'household')
    return {
      other: {
        name: worker,
        image: candidate?.image ?? null,
        position: candidate?.position ?? null,
      },
      about: null,
    }
  const avatar = household?.avatarKey ?? null
  return {
    other: {
      name: household?.fullName ?? '',
      image: avatar === null ? null : `/media/${avatar}`,
      position: null,
    },
    about: side === 'agency' ? worker : null,
  }
}

async function presentLast(ctx: SignedIn, row: ConversationRow, message: MessageRow) {
  const isOpen = !hasCovered(message) || (await contactIsOpen(ctx, row))
  return {
    kind: message.kind,
    text: wordsFor(ctx, message, isOpen).text,
    phrase: message.phrase,
    mine: message.senderId === ctx.actor.userId && !message.byDemo,
    side: message.side,
    at: message.createdAt.toISOString(),
  }
}

/** How many of the asker's conversations hold something unread. */
export async function countUnreadOf(ctx: SignedIn): Promise<{ unread: number }> {
  const own = await conversationsOf(ctx)
  if (own === null) return { unread: 0 }
  return { unread: await countUnread(ctx, ctx.actor.userId, campOf(own.side), own.isOwn) }
}
