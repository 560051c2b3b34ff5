import { and, eq } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { email, type EmailMessage } from '../../../gateways/email/index.ts'
import { Refusal, type Taken } from '../../../gateways/refusal.ts'
import { sms } from '../../../gateways/sms/index.ts'
import { whatsApp } from '../../../gateways/whatsapp/index.ts'
import type { Context } from '../../../platform/server/context.ts'
import { reasonOf } from '../../../platform/server/log.ts'
import { unseal } from '../../../platform/server/seal.ts'
import { dead } from './dead.ts'
import { fallBackNow, withdrawFallback } from './whatsapp/fall-back.ts'
import { firstWaitSeconds, type SealedContent, sealedFor } from './message-due.ts'
import { mailBody, mailPage } from './mail-page.ts'
import { type MessageRow, messages } from './tables.ts'

/** Hands a message to its gateway and keeps what came of it; 'refused' when it may be taken later. What waits in its place leaves when it is over. */
export async function tryMessage(
  ctx: Context,
  row: MessageRow,
  { fallsBack = row.channel === 'whatsapp' } = {},
): Promise<'sent' | 'refused' | 'dead'> {
  const { secretUntil } = row
  if (secretUntil && secretUntil <= ctx.now) {
    await settle(ctx, row, { ...dead, lastError: 'its time was over' })
    return 'dead'
  }
  try {
    const { providerId, isDelivered = false } = await hand(ctx, row)
    await settle(ctx, row, {
      status: isDelivered ? 'delivered' : 'sent',
      sentAt: ctx.now,
      providerId,
      lastError: null,
      ...(secretUntil && { body: null }),
    })
    if (isDelivered) await withdrawFallback(ctx, [row.id])
    return 'sent'
  } catch (error) {
    ctx.log.warn(
      { messageId: row.id, template: row.template, attempt: row.attempts, reason: reasonOf(error) },
      'a message was not sent',
    )
    const lastError = error instanceof Refusal ? error.message : 'a fault of ours'
    const isOver = (error instanceof Refusal && error.isFinal) || isTooLate(ctx, row)
    await settle(ctx, row, { lastError, ...(isOver && dead) })
    if (isOver && fallsBack) await fallBackNow(ctx, [row.id])
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
  const { text, code, templateCall } = contentOf(ctx, row)
  const withCode = code !== undefined && { code }
  if (row.channel === 'whatsapp')
    return whatsApp(ctx.config).send({
      to,
      template,
      text,
      call: templateCall ?? null,
      ...withCode,
    })
  if (row.channel === 'email') return email(ctx.config).send(letterOf(row, contentOf(ctx, row)))
  const statusUrl = `${ctx.config.origin}/api/messages/${ctx.config.sms.provider}/status/`
  return sms(ctx.config).send({
    to,
    template,
    text,
    statusUrl,
    ...withCode,
  })
}

/** An e-mail as it leaves: also as a page, which alone says in what direction its words are read. */
function letterOf(
  { receiver: to, template, subject, locale }: MessageRow,
  { text, html, unsubscribeUrl }: SealedContent,
): EmailMessage {
  const letter = { to, template, subject: subject ?? '', text, html, unsubscribeUrl }
  if (locale === null || html !== undefined) return { ...letter, locale }
  return {
    ...letter,
    locale,
    html: mailPage({ locale, subject: letter.subject, body: mailBody(text) }),
  }
}

function contentOf(ctx: Context, { body, secretUntil, templateCall }: MessageRow): SealedContent {
  if (body === null) throw new Error('a message without its text was to be sent')
  return secretUntil
    ? (JSON.parse(unseal(ctx.config, sealedFor, body)) as SealedContent)
    : { text: body, ...(templateCall && { templateCall }) }
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
