import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../../platform/server/context.ts'
import { csvBatch } from '../../../../platform/server/csv.ts'
import { folded, holdsWords } from '../../../../platform/server/paged.ts'
import { AppError } from '../../../../platform/shared/errors.ts'
import type { Newsletter } from '../../newsletter-contract.ts'
import {
  newsletterDeliveries,
  type NewsletterRow,
  newsletters,
  newsletterSubscribers,
} from '../tables.ts'

export type Counts = Newsletter['counts']

/** A newsletter; locked, it stays as it is until the transaction ends. */
export async function getNewsletterRow(
  ctx: Context,
  id: number,
  { lock = false } = {},
): Promise<NewsletterRow> {
  const query = ctx.db.select().from(newsletters).where(eq(newsletters.id, id))
  const [row] = await (lock ? query.for('update') : query)
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

/** Each word is a part of the subject, in either language. */
export const hasSubject = (q: string | undefined): SQL | undefined =>
  q === undefined
    ? undefined
    : holdsWords(folded(sql`${newsletters.subjectEn} || ' ' || ${newsletters.subjectAr}`), q)

export const listNewsletterRows = (
  ctx: Context,
  { q, page, page_size }: { q: string | undefined; page: number; page_size: number },
): Promise<NewsletterRow[]> =>
  ctx.db
    .select()
    .from(newsletters)
    .where(hasSubject(q))
    .orderBy(desc(newsletters.id))
    .limit(page_size)
    .offset((page - 1) * page_size)

/** The next newsletters after one, for the export. */
export const readNewsletterRows = (
  ctx: Context,
  q: string | undefined,
  after: number | undefined,
): Promise<NewsletterRow[]> =>
  ctx.db
    .select()
    .from(newsletters)
    .where(and(hasSubject(q), after === undefined ? undefined : lt(newsletters.id, after)))
    .orderBy(desc(newsletters.id))
    .limit(csvBatch)

/** What became of the e-mails of those under way, and what was kept of those that are over; in one query however many they are. */
export async function countsOf(
  ctx: Context,
  rows: readonly NewsletterRow[],
): Promise<Map<number, Counts>> {
  const underWay = rows.filter(({ status }) => status === 'sending').map(({ id }) => id)
  const live = await countDeliveries(ctx, underWay)
  return new Map(
    rows.map((row) => {
      const { sentCount: sent, failedCount: failed, withdrawnCount: withdrawn } = row
      return [
        row.id,
        live.get(row.id) ?? {
          total: sent + failed + withdrawn,
          queued: 0,
          sent,
          failed,
          withdrawn,
        },
      ]
    }),
  )
}

/** The e-mails of some newsletters by what became of them. */
export async function countDeliveries(
  ctx: Context,
  ids: readonly number[],
): Promise<Map<number, Counts>> {
  if (ids.length === 0) return new Map()
  const status = sql.raw('messages.status')
  const having = (condition: ReturnType<typeof sql>) =>
    sql<number>`(count(*) filter (where ${condition}))::int`
  const rows = await ctx.db
    .select({
      id: newsletterDeliveries.newsletterId,
      total: sql<number>`count(*)::int`,
      queued: having(sql`${status} = 'queued'`),
      sent: having(sql`${status} in ('sent', 'delivered')`),
      failed: having(sql`${status} in ('failed', 'dead')`),
      withdrawn: having(sql`${newsletterDeliveries.messageId} is null`),
    })
    .from(newsletterDeliveries)
    .leftJoin(sql`messages`, sql`messages.id = ${newsletterDeliveries.messageId}`)
    .where(inArray(newsletterDeliveries.newsletterId, [...ids]))
    .groupBy(newsletterDeliveries.newsletterId)
  return new Map(rows.map(({ id, ...counts }) => [id, counts]))
}

const isReader = and(
  isNotNull(newsletterSubscribers.confirmedAt),
  isNull(newsletterSubscribers.endedAt),
)

/** How many would get a newsletter now. */
export const countReaders = (ctx: Context): Promise<number> =>
  ctx.db.$count(newsletterSubscribers, isReader)

/** The next readers after one, of those who had confirmed by a moment; nobody leaves meanwhile. */
export async function nextReaders(
  ctx: Context,
  { after, by, most }: { after: number; by: Date; most: number },
) {
  const rows = await ctx.db
    .select({
      id: newsletterSubscribers.id,
      email: newsletterSubscribers.email,
      locale: newsletterSubscribers.locale,
    })
    .from(newsletterSubscribers)
    .where(
      and(
        isReader,
        gt(newsletterSubscribers.id, after),
        lte(newsletterSubscribers.confirmedAt, by),
      ),
    )
    .orderBy(newsletterSubscribers.id)
    .limit(most)
    .for('update')
  return rows.flatMap(({ id, email, locale }) => (email === null ? [] : [{ id, email, locale }]))
}
