import { and, eq, sql } from 'drizzle-orm'
import { email } from '../../../gateways/email/index.ts'
import { Refusal, type Taken } from '../../../gateways/refusal.ts'
import { sms } from '../../../gateways/sms/index.ts'
import type { Context } from '../../../platform/server/context.ts'
import { reasonOf } from '../../../platform/server/log.ts'
import { unseal } from '../../../platform/server/seal.ts'
import { type MessageRow, messages } from './tables.ts'

const minute = 60_000

/** Waits between the tries; after the last one a message is dead. */
const waitsMs = [0.25, 1, 5, 15, 60, 180, 360, 720].map((minutes) => minutes * minute)

/** Whoever tries a message has it for herself until then: longer than any gateway's patience, and by the one clock that all share. */
export const leaseEnd = sql`now() + interval '1 minute'`

/** Hands a claimed message to its gateway and keeps what came of it; false when it was not taken. */
export async function tryMessage(ctx: Context, row: MessageRow): Promise<boolean> {
  try {
    const { providerId } = await hand(ctx, row)
    await settle(ctx, row, {
      status: 'sent',
      sentAt: ctx.now,
      providerId,
      lastError: null,
      ...(row.secretUntil && { body: null }),
    })
    return true
  } catch (error) {
    ctx.log.warn(
      { messageId: row.id, template: row.template, attempt: row.attempts, reason: reasonOf(error) },
      'a message was not sent',
    )
    await settle(ctx, row, afterRefusal(ctx.now, row, error))
    return false
  }
}

function hand(ctx: Context, row: MessageRow): Promise<Taken> {
  const { receiver: to, template } = row
  const { text, html, code, unsubscribeUrl } = contentOf(ctx, row)
  if (row.channel === 'email')
    return email(ctx.config).send({
      to,
      template,
      subject: row.subject ?? '',
      text,
      html,
      unsubscribeUrl,
    })
  const statusUrl = `${ctx.config.origin}/api/messages/${ctx.config.sms.provider}/status/`
  return sms(ctx.config).send({
    to,
    template,
    text,
    statusUrl,
    ...(code !== undefined && { code }),
  })
}

/** What the sealed bodies of messages are sealed for. */
export const sealedFor = 'message-body'

/** What is kept sealed of a message that holds a secret. */
export interface SealedContent {
  text: string
  html?: string | undefined
  code?: string | undefined
  unsubscribeUrl?: string | undefined
}

function contentOf(ctx: Context, { body, secretUntil }: MessageRow): SealedContent {
  if (body === null) throw new Error('a message without its text was to be sent')
  return secretUntil
    ? (JSON.parse(unseal(ctx.config, sealedFor, body)) as SealedContent)
    : { text: body }
}

function afterRefusal(now: Date, row: MessageRow, error: unknown): Partial<MessageRow> {
  const lastError = error instanceof Refusal ? error.message : 'a fault of ours'
  const wait = waitsMs[row.attempts - 1]
  const next = new Date(now.getTime() + (wait ?? 0))
  const isOver =
    wait === undefined ||
    (error instanceof Refusal && error.isFinal) ||
    (row.secretUntil !== null && next >= row.secretUntil)
  if (!isOver) return { nextAttemptAt: next, lastError }
  return { status: 'dead', lastError, ...(row.secretUntil && { body: null }) }
}

// A provider's callback may have come first: what it said stays. So does the try of whoever took the message up when this one's lease was over.
async function settle(
  ctx: Context,
  { id, attempts }: MessageRow,
  change: Partial<MessageRow>,
): Promise<void> {
  await ctx.db
    .update(messages)
    .set({ ...change, leasedUntil: null })
    .where(and(eq(messages.id, id), eq(messages.status, 'queued'), eq(messages.attempts, attempts)))
}
