import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { type MessageRow, messages } from './tables.ts'
import { leaseEnd, tryMessage } from './try-message.ts'

/** How many are tried at once. */
const batchSize = 10

/** Tries every message that is due, until none is; several processes may do so together. */
export async function deliverMessages(ctx: Context): Promise<void> {
  await forgetVoidSecrets(ctx)
  for (let due = await claim(ctx); due.length > 0; due = await claim(ctx)) {
    await Promise.all(due.map((row) => tryMessage(ctx, row)))
  }
}

function claim(ctx: Context): Promise<MessageRow[]> {
  const due = ctx.db
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.status, 'queued'),
        lte(messages.nextAttemptAt, ctx.now),
        or(isNull(messages.leasedUntil), lte(messages.leasedUntil, sql`now()`)),
      ),
    )
    .orderBy(asc(messages.nextAttemptAt))
    .limit(batchSize)
    .for('update', { skipLocked: true })
  // `array` keeps the planner from asking more than once, which would take more than the batch.
  return ctx.db
    .update(messages)
    .set({ attempts: sql`${messages.attempts} + 1`, leasedUntil: leaseEnd })
    .where(sql`${messages.id} = any(array(${due}))`)
    .returning()
}

async function forgetVoidSecrets(ctx: Context): Promise<void> {
  await ctx.db
    .update(messages)
    .set({ status: 'dead', body: null, lastError: 'its time was over' })
    .where(and(eq(messages.status, 'queued'), lte(messages.secretUntil, ctx.now)))
}
