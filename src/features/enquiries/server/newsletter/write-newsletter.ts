import { eq, sql } from 'drizzle-orm'
import { audit } from '../../../../platform/server/audit.ts'
import type { Context, SignedIn } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import { enqueue } from '../../../../platform/server/jobs.ts'
import type { Parsed } from '../../../../platform/shared/endpoint.ts'
import { AppError, enforce, type FieldErrors } from '../../../../platform/shared/errors.ts'
import { languageOf, locales } from '../../../../platform/shared/locales.ts'
import { sendMessages, withdrawMessages } from '../../../notifications/server/index.ts'
import type * as calls from '../../newsletter-contract.ts'
import {
  newsletterAfter,
  type NewsletterMove,
  type NewsletterStatus,
} from '../../newsletter-moves.ts'
import { newsletterDeliveries, type NewsletterRow, newsletters } from '../tables.ts'
import { mailOf } from './newsletter-mail.ts'
import { countDeliveries, countReaders, getNewsletterRow } from './queries.ts'
import { sendNewsletter } from './send-newsletter.ts'
import { draftRefusal, moveRefusal, readersRefusal, versionRefusal } from '../policy.ts'

const monthsAhead = 12

type Words = Pick<Parsed<typeof calls.createNewsletter>, 'subject' | 'body'>
const columnsOf = ({ subject, body }: Words) => ({
  subjectEn: subject.en,
  subjectAr: subject.ar,
  bodyEn: body.en,
  bodyAr: body.ar,
})

export function createNewsletter(ctx: SignedIn, words: Words): Promise<NewsletterRow> {
  return transaction(ctx, async (ctx) => {
    const [row] = await ctx.db
      .insert(newsletters)
      .values({
        ...columnsOf(words),
        status: 'draft',
        createdAt: ctx.now,
        updatedAt: ctx.now,
        createdBy: ctx.actor.userId,
      })
      .returning()
    if (!row) throw new Error('a newsletter was not stored')
    await audit(ctx, 'newsletter.created', `newsletter:${row.id}`, { subject: words.subject })
    return row
  })
}

export function changeNewsletter(
  ctx: SignedIn,
  { id, version, ...words }: Parsed<typeof calls.changeNewsletter>,
): Promise<NewsletterRow> {
  return transaction(ctx, async (ctx) => {
    const row = await getNewsletterRow(ctx, id, { lock: true })
    enforce(draftRefusal(row))
    enforce(versionRefusal(row, version))
    const before = { en: row.subjectEn, ar: row.subjectAr }
    await audit(ctx, 'newsletter.changed', `newsletter:${id}`, { before, after: words.subject })
    return put(ctx, row, columnsOf(words))
  })
}

export function deleteNewsletter(ctx: SignedIn, id: number): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const row = await getNewsletterRow(ctx, id, { lock: true })
    enforce(draftRefusal(row))
    await ctx.db.delete(newsletters).where(eq(newsletters.id, id))
    await audit(ctx, 'newsletter.deleted', `newsletter:${id}`, {
      subject: { en: row.subjectEn, ar: row.subjectAr },
    })
  })
}

/** To one address in each language that letters are written in, without a link to leave: it is on no list. */
export function testNewsletter(
  ctx: SignedIn,
  { id, email }: Parsed<typeof calls.testNewsletter>,
): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const row = await getNewsletterRow(ctx, id)
    expectWhole(row)
    await sendMessages(
      ctx,
      locales
        .filter((locale) => languageOf(locale).covers === 'whole')
        .map((locale) => mailOf(ctx, row, { email, locale, token: null })),
    )
    await audit(ctx, 'newsletter.tested', `newsletter:${id}`)
  })
}

/** Lets it leave at a time, or now; the job does the rest. */
export function scheduleNewsletter(
  ctx: SignedIn,
  { id, version, send_at }: Parsed<typeof calls.sendNewsletter>,
): Promise<NewsletterRow> {
  return transaction(ctx, async (ctx) => {
    const row = await getNewsletterRow(ctx, id, { lock: true })
    const status = next(row, 'schedule')
    enforce(versionRefusal(row, version))
    expectWhole(row)
    const sendAt = send_at === null ? ctx.now : new Date(send_at)
    if (sendAt < ctx.now) throw invalidTime('sendAtPast')
    if (sendAt > monthsLater(ctx.now)) throw invalidTime('sendAtTooFar')
    enforce(readersRefusal(await countReaders(ctx)))
    await audit(ctx, 'newsletter.scheduled', `newsletter:${id}`, { sendAt: sendAt.toISOString() })
    await enqueue(ctx, sendNewsletter, { id, at: sendAt.toISOString() }, sendAt)
    return put(ctx, row, { status, sendAt })
  })
}

/** A scheduled one is a draft again; of one under way, what has not left is withdrawn. */
export function stopNewsletter(ctx: SignedIn, id: number): Promise<NewsletterRow> {
  return transaction(ctx, async (ctx) => {
    const row = await getNewsletterRow(ctx, id, { lock: true })
    if (row.status === 'scheduled') {
      await audit(ctx, 'newsletter.cancelled', `newsletter:${id}`)
      return put(ctx, row, { status: next(row, 'cancel'), sendAt: null })
    }
    const status = next(row, 'stop')
    const queued = ctx.db
      .select({ id: newsletterDeliveries.messageId })
      .from(newsletterDeliveries)
      .where(eq(newsletterDeliveries.newsletterId, id))
    await withdrawMessages(ctx, queued)
    await audit(ctx, 'newsletter.stopped', `newsletter:${id}`)
    return put(ctx, row, {
      status,
      isQueued: true,
      finishedAt: ctx.now,
      ...(await finalCounts(ctx, id)),
    })
  })
}

/** What is kept of the e-mails when they are forgotten. */
export async function finalCounts(
  ctx: Context,
  id: number,
): Promise<Pick<NewsletterRow, 'sentCount' | 'failedCount' | 'withdrawnCount'>> {
  const { sent = 0, failed = 0, withdrawn = 0 } = (await countDeliveries(ctx, [id])).get(id) ?? {}
  return { sentCount: sent, failedCount: failed, withdrawnCount: withdrawn }
}

async function put(
  ctx: SignedIn,
  { id }: NewsletterRow,
  change: Partial<NewsletterRow>,
): Promise<NewsletterRow> {
  const [row] = await ctx.db
    .update(newsletters)
    .set({ ...change, version: sql`${newsletters.version} + 1`, updatedAt: ctx.now })
    .where(eq(newsletters.id, id))
    .returning()
  if (!row) throw new Error('a newsletter was lost while it was locked')
  return row
}

function next({ status }: NewsletterRow, move: NewsletterMove): NewsletterStatus {
  enforce(moveRefusal({ status }, move))
  return newsletterAfter(move, status) ?? status
}

/** What leaves is written in both languages. */
function expectWhole(row: NewsletterRow): void {
  const texts = {
    'subject.en': row.subjectEn,
    'subject.ar': row.subjectAr,
    'body.en': row.bodyEn,
    'body.ar': row.bodyAr,
  }
  const errors: FieldErrors = Object.fromEntries(
    Object.entries(texts).flatMap(([field, text]) =>
      text === '' ? [[field, ['newsletterTextMissing']]] : [],
    ),
  )
  if (Object.keys(errors).length > 0)
    throw new AppError('INVALID', { message: 'newsletterTextMissing', errors })
}

const invalidTime = (message: string): AppError =>
  new AppError('INVALID', { message, errors: { send_at: [message] } })

function monthsLater(now: Date): Date {
  const later = new Date(now)
  later.setUTCMonth(later.getUTCMonth() + monthsAhead)
  return later
}
