import { and, eq, inArray, type SQL, type SQLWrapper } from 'drizzle-orm'
import { broadcast } from '../../../platform/server/bus.ts'
import type { Context } from '../../../platform/server/context.ts'
import { AppError } from '../../../platform/shared/errors.ts'
import type { Channel } from './notice-kinds.ts'
import { seal } from '../../../platform/server/seal.ts'
import { type MessageRow, messages } from './tables.ts'
import { leaseEnd, type SealedContent, sealedFor, tryMessage } from './try-message.ts'

/** The topic under which a queued message is announced. */
export const messageQueued = 'message'

export interface NewMessage {
  channel: Channel
  /** A number (E.164) or an e-mail address. */
  to: string
  /** Which text this is, such as 'signUpCode'. */
  template: string
  /** Of an e-mail. */
  subject?: string
  /** In the receiver's language. */
  text: string
  /** Of an e-mail with a `secretUntil`: the same as a page. */
  html?: string
  /** The one-time code in the text. */
  code?: string
  /** The text holds a code or link that is good until then: kept sealed, not sent later, erased once it has left. */
  secretUntil?: Date
  /** Of an e-mail with a `secretUntil`: where a mail reader's own button posts to leave the list. */
  unsubscribeUrl?: string
  /** Whose account it concerns. */
  userId?: number | undefined
  noticeId?: number
  notBefore?: Date
}

/** Queues a message in the caller's transaction; it leaves right after the commit and is tried again while nobody takes it. */
export async function sendMessage(ctx: Context, message: NewMessage): Promise<void> {
  const { id } = await insertMessage(ctx, message, {
    nextAttemptAt: message.notBefore ?? ctx.now,
    attempts: 0,
  })
  if (!message.notBefore || message.notBefore <= ctx.now) await broadcast(ctx, messageQueued, id)
}

/**
 * Tries a message within the request; GATEWAY_FAILED with `whenRefused` when nobody takes it now. It then stays queued while it is
 * of use, and a newer one of its kind to the same receiver replaces it. Call it outside a transaction.
 */
export async function sendMessageAtOnce(
  ctx: Context,
  message: NewMessage,
  whenRefused: string,
): Promise<void> {
  await ctx.db
    .update(messages)
    .set({ status: 'dead', body: null, lastError: 'replaced by a newer one' })
    .where(
      and(
        eq(messages.receiver, message.to),
        eq(messages.template, message.template),
        eq(messages.status, 'queued'),
      ),
    )
  const row = await insertMessage(ctx, message, {
    nextAttemptAt: ctx.now,
    leasedUntil: leaseEnd,
    attempts: 1,
  })
  if (!(await tryMessage(ctx, row))) throw new AppError('GATEWAY_FAILED', { message: whenRefused })
}

/** Queues many at once in the caller's transaction, such as to the readers of a list; gives their ids in their order. */
export async function sendMessages(ctx: Context, all: readonly NewMessage[]): Promise<number[]> {
  if (all.length === 0) return []
  const rows = await ctx.db
    .insert(messages)
    .values(
      all.map((message) =>
        rowOf(ctx, message, { nextAttemptAt: message.notBefore ?? ctx.now, attempts: 0 }),
      ),
    )
    .returning({ id: messages.id })
  await broadcast(ctx, messageQueued, rows[0]?.id ?? 0)
  return rows.map(({ id }) => id)
}

/** Takes back what has not left: it is as if it had never been queued. `which` are ids, or a query that finds them. */
export async function withdrawMessages(ctx: Context, which: number[] | SQLWrapper): Promise<void> {
  await ctx.db
    .delete(messages)
    .where(and(inArray(messages.id, which), eq(messages.status, 'queued')))
}

type Tries = Pick<typeof messages.$inferInsert, 'nextAttemptAt' | 'attempts'> & {
  leasedUntil?: SQL
}

function rowOf(ctx: Context, message: NewMessage, tries: Tries) {
  const {
    channel,
    to,
    template,
    subject,
    text,
    html,
    code,
    secretUntil,
    unsubscribeUrl,
    userId,
    noticeId,
  } = message
  const body = secretUntil
    ? seal(
        ctx.config,
        sealedFor,
        JSON.stringify({ text, html, code, unsubscribeUrl } satisfies SealedContent),
      )
    : text
  return {
    channel,
    receiver: to,
    template,
    subject,
    userId,
    noticeId,
    body,
    secretUntil,
    status: 'queued' as const,
    createdAt: ctx.now,
    ...tries,
  }
}

async function insertMessage(ctx: Context, message: NewMessage, tries: Tries): Promise<MessageRow> {
  const [row] = await ctx.db
    .insert(messages)
    .values(rowOf(ctx, message, tries))
    .returning()
  if (!row) throw new Error('a message was not queued')
  return row
}
