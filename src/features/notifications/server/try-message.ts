import { and, eq, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { email } from '../../../gateways/email/index.ts'
import { Refusal, type Taken } from '../../../gateways/refusal.ts'
import { sms } from '../../../gateways/sms/index.ts'
import type { Context } from '../../../platform/server/context.ts'
import { reasonOf } from '../../../platform/server/log.ts'
import { unseal } from '../../../platform/server/seal.ts'
import { firstWaitSeconds, type SealedContent, sealedFor } from './message-due.ts'
import { type MessageRow, messages } from './tables.ts'

/** What becomes of a message that nobody took: a text that holds a secret is erased. */
export const dead = {
  status: 'dead' as const,
  body: sql`case when ${messages.secretUntil} is null then ${messages.body} end`,
}

/** Hands a message to its gateway and keeps what came of it; 'refused' when it may be taken later. */
export async function tryMessage(
  ctx: Context,
  row: MessageRow,
): Promise<'sent' | 'refused' | 'dead'> {
  const { secretUntil } = row
  if (secretUntil && secretUntil <= ctx.now) {
    await settle(ctx, row, { ...dead, lastError: 'its time was over' })
    return 'dead'
  }
  try {
    const { providerId } = await hand(ctx, row)
    await settle(ctx, row, {
      status: 'sent',
      sentAt: ctx.now,
      providerId,
      lastError: null,
      ...(secretUntil && { body: null }),
    })
    return 'sent'
  } catch (error) {
    ctx.log.warn(
      { messageId: row.id, template: row.template, attempt: row.attempts, reason: reasonOf(error) },
      'a message was not sent',
    )
    const lastError = error instanceof Refusal ? error.message : 'a fault of ours'
    const isOver = (error instanceof Refusal && error.isFinal) || isTooLate(ctx, row)
    await settle(ctx, row, { lastError, ...(isOver && dead) })
    return isOver ? 'dead' : 'refused'
  }
}

/** The next try would come when its secret is no longer good. */
function isTooLate({ now }: Context, { secretUntil, attempts }: MessageRow): boolean {
  const waitMs = firstWaitSeconds * 2 ** (attempts - 1) * 1000
  return secretUntil !== null && now.getTime() + waitMs >= secretUntil.getTime()
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

function contentOf(ctx: Context, { body, secretUntil }: MessageRow): SealedContent {
  if (body === null) throw new Error('a message without its text was to be sent')
  return secretUntil
    ? (JSON.parse(unseal(ctx.config, sealedFor, body)) as SealedContent)
    : { text: body }
}

// A provider's callback may have come first: what it said stays. So does the try of whoever took the message up when this one was thought dead.
async function settle(
  ctx: Context,
  { id, attempts }: MessageRow,
  change: PgUpdateSetSource<typeof messages>,
): Promise<void> {
  await ctx.db
    .update(messages)
    .set(change)
    .where(and(eq(messages.id, id), eq(messages.status, 'queued'), eq(messages.attempts, attempts)))
}
