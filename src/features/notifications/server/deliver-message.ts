import { and, eq, lt, sql } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { defineJob, type Enqueued } from '../../../platform/server/jobs.ts'
import { dead } from './dead.ts'
import { firstWaitSeconds, type MessageId, messageDue } from './message-due.ts'
import { messages } from './tables.ts'
import { fallBackNow, giveUpWhatsApp } from './whatsapp/fall-back.ts'
import { tryMessage } from './try-message.ts'

/** Longer than any gateway's patience: who is trying a message within a request has ended by then. */
const atOnceMs = 60_000

/** Hands a message to its gateway, for a day with tries that grow rarer; then it is dead. */
export const deliverMessage = defineJob({
  ...messageDue,
  retries: { most: 12, firstWaitSeconds, longestWaitSeconds: 12 * 3600 },
  atOnce: 10,
  run: deliver,
  giveUp: bury,
  waiting: listWaiting,
})

async function deliver(ctx: Context, { id }: MessageId): Promise<void> {
  const [row] = await ctx.db
    .update(messages)
    .set({ attempts: sql`${messages.attempts} + 1` })
    .where(isQueued(id))
    .returning()
  if (row?.insteadOf) await giveUpWhatsApp(ctx, row.insteadOf)
  if (row && (await tryMessage(ctx, row)) === 'refused') throw new Error('nobody took the message')
}

const isQueued = (id: number) => and(eq(messages.id, id), eq(messages.status, 'queued'))

async function bury(ctx: Context, { id }: MessageId): Promise<void> {
  await ctx.db.update(messages).set(dead).where(isQueued(id))
  await fallBackNow(ctx, [id])
}

async function listWaiting({ db, now }: Context): Promise<Enqueued<MessageId>[]> {
  const rows = await db
    .select({ id: messages.id, at: messages.dueAt })
    .from(messages)
    .where(
      and(
        eq(messages.status, 'queued'),
        lt(messages.createdAt, new Date(now.getTime() - atOnceMs)),
      ),
    )
  return rows.map(({ id, at }) => ({ input: { id }, at }))
}
