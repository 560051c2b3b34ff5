import { and, eq, exists, inArray, not, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Context } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import { enqueueAll } from '../../../../platform/server/jobs.ts'
import { messageDue } from '../message-due.ts'
import { messages } from '../tables.ts'

/** How long a WhatsApp message may take to arrive before the text message leaves in its place. */
export const fallBackAfterMs = 60_000

// Nobody has taken it up yet: whoever has is at it, and will have sent it.
const isWaiting = (whatsAppIds: readonly number[]) =>
  and(
    inArray(messages.insteadOf, [...whatsAppIds]),
    eq(messages.status, 'queued'),
    eq(messages.attempts, 0),
  )

/** The WhatsApp messages have arrived: the text messages that wait in case they don't are none any more. */
export async function withdrawFallback(
  ctx: Context,
  whatsAppIds: readonly number[],
): Promise<void> {
  if (whatsAppIds.length > 0) await ctx.db.delete(messages).where(isWaiting(whatsAppIds))
}

/** The WhatsApp messages will never arrive: what waits in their place leaves now, under a new id, so that the job of the old one finds nothing. */
export function fallBackNow(ctx: Context, whatsAppIds: readonly number[]): Promise<void> {
  return transaction(ctx, async (ctx) => {
    if (whatsAppIds.length === 0) return
    const waiting = await ctx.db.delete(messages).where(isWaiting(whatsAppIds)).returning()
    if (waiting.length === 0) return
    const rows = await ctx.db
      .insert(messages)
      .values(waiting.map((row) => ({ ...row, id: undefined, dueAt: ctx.now })))
      .returning({ id: messages.id })
    await enqueueAll(
      ctx,
      messageDue,
      rows.map(({ id }) => ({ input: { id } })),
    )
  })
}

/** The text message leaves: a WhatsApp message that nobody has taken by now stays here. */
export async function giveUpWhatsApp(ctx: Context, id: number): Promise<void> {
  await ctx.db
    .update(messages)
    .set({ status: 'dead', body: null, lastError: 'the text message left in its place' })
    .where(and(eq(messages.id, id), eq(messages.status, 'queued')))
}

/** A text message stands in the place of it, so it isn't lost. */
export function isReplaced(ctx: Context): SQL {
  const fallback = alias(messages, 'fallback')
  return exists(
    ctx.db.select({ id: fallback.id }).from(fallback).where(eq(fallback.insteadOf, messages.id)),
  )
}

export const isNotReplaced = (ctx: Context): SQL => not(isReplaced(ctx))
