import { and, asc, eq, inArray, lte, notInArray } from 'drizzle-orm'
import { audit } from '../../../../platform/server/audit.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/db.ts'
import { reasonOf } from '../../../../platform/server/log.ts'
import { sendMessages } from '../../../notifications/server/index.ts'
import { newsletterAfter } from '../../newsletter-moves.ts'
import { issueLinks } from '../newsletter-links.ts'
import { newsletterDeliveries, type NewsletterRow, newsletters } from '../tables.ts'
import { mailOf } from './newsletter-mail.ts'
import { countDeliveries, nextReaders } from './queries.ts'
import { finalCounts } from './write-newsletter.ts'

const batchSize = 200
/** Other messages shall not wait behind a whole list. */
const perSecond = 20

/**
 * Queues the e-mails of newsletters that are due, batch by batch: a batch and how far it came are one transaction, so that
 * a server that dies goes on where it was, and nobody gets one twice. One that fails stops no other. Then closes those whose last e-mail
 * has left.
 */
export async function sendNewsletters(ctx: Context): Promise<void> {
  const passed: number[] = []
  for (let sum = 0; ;) {
    const id = await nextDue(ctx, passed)
    if (id === null) break
    try {
      const queued = await transaction(ctx, (ctx) => queueBatch(ctx, id, sum))
      if (queued === null) passed.push(id)
      else sum += queued
    } catch (error) {
      ctx.log.error({ id, reason: reasonOf(error) }, 'a newsletter could not be queued')
      passed.push(id)
    }
  }
  await finishSent(ctx)
}

const isDue = (ctx: Context) =>
  and(
    inArray(newsletters.status, ['scheduled', 'sending']),
    lte(newsletters.sendAt, ctx.now),
    eq(newsletters.isQueued, false),
  )

async function nextDue(ctx: Context, passed: readonly number[]): Promise<number | null> {
  const [row] = await ctx.db
    .select({ id: newsletters.id })
    .from(newsletters)
    .where(and(isDue(ctx), notInArray(newsletters.id, [...passed])))
    .orderBy(asc(newsletters.sendAt))
    .limit(1)
  return row?.id ?? null
}

/** How many were queued; null when another is at it. */
async function queueBatch(ctx: Context, id: number, before: number): Promise<number | null> {
  const [found] = await ctx.db
    .select()
    .from(newsletters)
    .where(and(isDue(ctx), eq(newsletters.id, id)))
    .for('update', { skipLocked: true })
  if (!found) return null
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

async function finishSent(ctx: Context): Promise<void> {
  const open = await ctx.db
    .select()
    .from(newsletters)
    .where(and(eq(newsletters.status, 'sending'), eq(newsletters.isQueued, true)))
  const counts = await countDeliveries(
    ctx,
    open.map(({ id }) => id),
  )
  for (const { id } of open.filter((row) => (counts.get(row.id)?.queued ?? 0) === 0)) {
    await transaction(ctx, async (ctx) => {
      const finals = await finalCounts(ctx, id)
      const [done] = await ctx.db
        .update(newsletters)
        .set({ status: 'sent', finishedAt: ctx.now, ...finals })
        .where(and(eq(newsletters.id, id), eq(newsletters.status, 'sending')))
        .returning({ id: newsletters.id })
      if (done) await audit(ctx, 'newsletter.sent', `newsletter:${id}`, finals)
    })
  }
}
