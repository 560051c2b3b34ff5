import { and, eq } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { enqueue } from '../../../platform/server/jobs.ts'
import { AppError } from '../../../platform/shared/errors.ts'
import { firstWaitSeconds, messageDue } from './message-due.ts'
import { type NewMessage, rowOf } from './send-message.ts'
import { messages } from './tables.ts'
import { tryMessage } from './try-message.ts'

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
  const [row] = await ctx.db
    .insert(messages)
    .values({ ...rowOf(ctx, message), attempts: 1 })
    .returning()
  if (!row) throw new Error('a message was not queued')
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
