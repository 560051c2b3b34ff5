import { and, eq, inArray, type SQLWrapper } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { enqueueAll } from '../../../platform/server/jobs.ts'
import type { Locale } from '../../../platform/shared/locales.ts'
import type { TemplateCall } from '../../../gateways/whatsapp/index.ts'
import { seal } from '../../../platform/server/seal.ts'
import { messageDue, type SealedContent, sealedFor } from './message-due.ts'
import { messages } from './tables.ts'

export interface NewMessage {
  channel: 'sms' | 'whatsapp' | 'email'
  /** A number (E.164) or an e-mail address. */
  to: string
  /** Which text this is, such as 'signUpCode'. */
  template: string
  /** Of an e-mail. */
  subject?: string
  /** In the receiver's language. */
  text: string
  /** Of an e-mail: the language of its words. */
  locale?: Locale
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
  /** Of a WhatsApp message: its template; without one it is an answer to what somebody has just written. */
  templateCall?: TemplateCall
  /** Of a text message: it leaves only if that WhatsApp message has not arrived by then. */
  insteadOf?: number
  notBefore?: Date
}

/** Queues a message in the caller's transaction; it leaves right after the commit and is tried again while nobody takes it. */
export async function sendMessage(ctx: Context, message: NewMessage): Promise<void> {
  await sendMessages(ctx, [message])
}

/** Queues many at once in the caller's transaction, such as to the readers of a list; gives their ids in their order. */
export async function sendMessages(ctx: Context, all: readonly NewMessage[]): Promise<number[]> {
  if (all.length === 0) return []
  const rows = await ctx.db
    .insert(messages)
    .values(all.map((message) => rowOf(ctx, message)))
    .returning({ id: messages.id, at: messages.dueAt })
  await enqueueAll(
    ctx,
    messageDue,
    rows.map(({ id, at }) => ({ input: { id }, at })),
  )
  return rows.map(({ id }) => id)
}

/** Takes back what has not left: it is as if it had never been queued. `which` are ids, or a query that finds them. */
export async function withdrawMessages(ctx: Context, which: number[] | SQLWrapper): Promise<void> {
  await ctx.db
    .delete(messages)
    .where(and(inArray(messages.id, which), eq(messages.status, 'queued')))
}

/** A message as it waits. */
export function rowOf(ctx: Context, message: NewMessage) {
  const {
    channel,
    to,
    template,
    subject,
    text,
    locale,
    html,
    code,
    secretUntil,
    unsubscribeUrl,
    userId,
    noticeId,
    templateCall,
    insteadOf,
    notBefore = ctx.now,
  } = message
  const body = secretUntil
    ? seal(
        ctx.config,
        sealedFor,
        JSON.stringify({ text, html, code, unsubscribeUrl, templateCall } satisfies SealedContent),
      )
    : text
  return {
    channel,
    receiver: to,
    template,
    subject,
    locale,
    userId,
    noticeId,
    insteadOf,
    templateCall: secretUntil ? null : templateCall,
    body,
    secretUntil,
    status: 'queued' as const,
    createdAt: ctx.now,
    dueAt: notBefore,
  }
}
