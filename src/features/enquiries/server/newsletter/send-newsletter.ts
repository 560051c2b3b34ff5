import { and, eq, inArray } from 'drizzle-orm'
import { audit } from '../../../../platform/server/audit.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import { defineJob, type Enqueued } from '../../../../platform/server/jobs.ts'
import { reasonOf } from '../../../../platform/server/log.ts'
import { sendMessages } from '../../../notifications/server/index.ts'
import { newsletterAfter } from '../../newsletter-moves.ts'
import { issueLinks } from '../newsletter-links.ts'
import { newsletterDeliveries, type NewsletterRow, newsletters } from '../tables.ts'
import { mailOf } from './newsletter-mail.ts'
import { nextReaders } from './queries.ts'

const batchSize = 200
/** Other messages shall not wait behind a whole list. */
const perSecond = 20

interface Input {
  id: number
  /** When it was to leave: one that is put off has another job. */
  at: string
}

/**
 * Queues the e-mails of a newsletter at its time, batch by batch: a batch and how far it came are one transaction, so that a server that
 * dies goes on where it was, and nobody gets one twice.
 */
export const sendNewsletter = defineJob<Input>({
  name: 'send-newsletter',
  retries: { most: 20, firstWaitSeconds: 60, longestWaitSeconds: 3600 },
  run: send,
  waiting: listWaiting,
})

/** What leaves later, or has not left as a whole. */
const isDue = and(
  inArray(newsletters.status, ['scheduled', 'sending']),
  eq(newsletters.isQueued, false),
)

async function listWaiting({ db }: Context): Promise<Enqueued<Input>[]> {
  const rows = await db
    .select({ id: newsletters.id, at: newsletters.sendAt })
    .from(newsletters)
    .where(isDue)
  return rows.flatMap(({ id, at }) => (at ? [{ input: { id, at: at.toISOString() }, at }] : []))
}

async function send(ctx: Context, input: Input): Promise<void> {
  try {
    for (let queued = 0; ;) {
      const batch = await transaction(ctx, (ctx) => queueBatch(ctx, input, queued))
      if (batch < batchSize) return
      queued += batch
    }
  } catch (error) {
    ctx.log.error({ id: input.id, reason: reasonOf(error) }, 'a newsletter could not be queued')
    throw error
  }
}

/** Gives how many were queued. */
async function queueBatch(ctx: Context, { id, at }: Input, before: number): Promise<number> {
  const [found] = await ctx.db
    .select()
    .from(newsletters)
    .where(and(isDue, eq(newsletters.id, id)))
    .for('update')
  if (found?.sendAt?.toISOString() !== at) return 0
  const row = found.status === 'scheduled' ? await begin(ctx, found) : found
  const readers = await nextReaders(ctx, {
    after: row.lastSubscriberId,
    by: row.startedAt ?? ctx.now,
    most: batchSize,
  })
  const tokens = await issueLinks(
    ctx,
    readers.map(({ id }) => id),
    'unsubscribe',
  )
  const mails = readers.map(({ id, email, locale }, index) => ({
    ...mailOf(ctx, row, { email, locale, token: tokens.get(id) ?? '' }),
    notBefore: new Date(ctx.now.getTime() + Math.floor((before + index) / perSecond) * 1000),
  }))
  const ids = await sendMessages(ctx, mails)
  if (readers.length > 0) {
    await ctx.db.insert(newsletterDeliveries).values(
      readers.map(({ id }, index) => ({
        newsletterId: row.id,
        subscriberId: id,
        messageId: ids[index],
      })),
    )
  }
  const isQueued = readers.length < batchSize
  await ctx.db
    .update(newsletters)
    .set({ lastSubscriberId: readers.at(-1)?.id ?? row.lastSubscriberId, isQueued })
    .where(eq(newsletters.id, row.id))
  return readers.length
}

async function begin(ctx: Context, row: NewsletterRow): Promise<NewsletterRow> {
  const status = newsletterAfter('begin', row.status) ?? row.status
  await ctx.db
    .update(newsletters)
    .set({ status, startedAt: ctx.now })
    .where(eq(newsletters.id, row.id))
  await audit(ctx, 'newsletter.begun', `newsletter:${row.id}`)
  return { ...row, status, startedAt: ctx.now }
}
