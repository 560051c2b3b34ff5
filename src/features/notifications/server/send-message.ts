import { and, eq } from 'drizzle-orm'
import { announce } from '../../../platform/server/bus.ts'
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
  const { id } = await insertMessage(ctx, message, { nextAttemptAt: message.notBefore ?? ctx.now, attempts: 0 })
  if (!message.notBefore || message.notBefore <= ctx.now) await announce(ctx, messageQueued, id)
}

/**
 * Tries a message within the request; GATEWAY_FAILED with `whenRefused` when nobody takes it now. It then stays queued while it is
 * of use, and a newer one of its kind to the same receiver replaces it. Call it outside a transaction.
 */
export async function sendMessageAtOnce(ctx: Context, message: NewMessage, whenRefused: string): Promise<void> {
  await ctx.db
    .update(messages)
    .set({ status: 'dead', body: null, lastError: 'replaced by a newer one' })
    .where(and(eq(messages.receiver, message.to), eq(messages.template, message.template), eq(messages.status, 'queued')))
  const row = await insertMessage(ctx, message, { nextAttemptAt: leaseEnd(ctx.now), attempts: 1 })
  if (!(await tryMessage(ctx, row))) throw new AppError('GATEWAY_FAILED', { message: whenRefused })
}

async function insertMessage(ctx: Context, message: NewMessage, tries: Pick<MessageRow, 'nextAttemptAt' | 'attempts'>): Promise<MessageRow> {
  const { channel, to, template, subject, text, code, secretUntil, unsubscribeUrl, userId, noticeId } = message
  const [row] = await ctx.db
    .insert(messages)
    .values({
      channel,
      receiver: to,
      template,
      subject,
      userId,
      noticeId,
      body: secretUntil ? seal(ctx.config, sealedFor, JSON.stringify({ text, code, unsubscribeUrl } satisfies SealedContent)) : text,
      secretUntil,
      status: 'queued',
      createdAt: ctx.now,
      ...tries,
    })
    .returning()
  if (!row) throw new Error('a message was not queued')
  return row
}
