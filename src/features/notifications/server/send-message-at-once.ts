import { and, eq, inArray } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import { enqueue } from '../../../platform/server/jobs.ts'
import { AppError } from '../../../platform/shared/errors.ts'
import { dead } from './dead.ts'
import { firstWaitSeconds, messageDue } from './message-due.ts'
import { type NewMessage, rowOf, sendMessage } from './send-message.ts'
import { inPlaceOf } from './send-to-phone.ts'
import { type MessageRow, messages } from './tables.ts'
import { tryMessage } from './try-message.ts'
import { withdrawFallback } from './whatsapp/fall-back.ts'
import { findOptedIn } from './whatsapp/opt-in.ts'
import { codeCall } from './whatsapp/templates.ts'

/**
 * Tries a message within the request; GATEWAY_FAILED with `whenRefused` when nobody takes it now. It then stays queued while it is
 * of use, and a newer one of its kind to the same receiver replaces it. A code goes by WhatsApp to whoever wants that, and by text message when
 * nobody takes it there or a minute later it has not arrived. Call it outside a transaction.
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
  if (await isTakenByWhatsApp(ctx, message)) return
  const row = await insert(ctx, message)
  const outcome = await tryMessage(ctx, row)
  if (outcome === 'refused')
    await enqueue(
      ctx,
      messageDue,
      { id: row.id },
      new Date(ctx.now.getTime() + firstWaitSeconds * 1000),
    )
  if (outcome !== 'sent') throw new AppError('GATEWAY_FAILED', { message: whenRefused })
}

/** A code for someone who wants WhatsApp messages; the same as a text message waits beside it before it leaves. */
async function isTakenByWhatsApp(ctx: Context, message: NewMessage): Promise<boolean> {
  const { channel, to, code } = message
  if (channel !== 'sms' || code === undefined) return false
  const receiver = await findOptedIn(ctx, to)
  if (receiver === null) return false
  const row = await transaction(ctx, async (ctx) => {
    const templateCall = codeCall(code, receiver.locale)
    const row = await insert(ctx, { ...message, channel: 'whatsapp', templateCall })
    await sendMessage(ctx, inPlaceOf(ctx, message, row.id))
    return row
  })
  if ((await tryMessage(ctx, row, { fallsBack: false })) === 'sent') return true
  await withdrawFallback(ctx, [row.id])
  await ctx.db
    .update(messages)
    .set(dead)
    .where(and(eq(messages.id, row.id), inArray(messages.status, ['queued', 'dead'])))
  return false
}

async function insert(ctx: Context, message: NewMessage): Promise<MessageRow> {
  const [row] = await ctx.db
    .insert(messages)
    .values({ ...rowOf(ctx, message), attempts: 1 })
    .returning()
  if (!row) throw new Error('a message was not queued')
  return row
}
