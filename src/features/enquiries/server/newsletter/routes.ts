import { translated } from '../../../../platform/shared/catalogues.ts'
import type { Context, SignedIn } from '../../../../platform/server/context.ts'
import { type CsvColumn, csvRoute } from '../../../../platform/server/csv.ts'
import { type Mount, route } from '../../../../platform/server/http.ts'
import { countUpTo } from '../../../../platform/server/paged.ts'
import { en } from '../../messages.newsletter.en.ts'
import * as calls from '../../newsletter-contract.ts'
import { newsletterRights } from '../policy.ts'
import { type NewsletterRow, newsletters } from '../tables.ts'
import { listSubscribers, readSubscribers } from './list-subscribers.ts'
import {
  type Counts,
  countReaders,
  countsOf,
  getNewsletterRow,
  hasSubject,
  listNewsletterRows,
  readNewsletterRows,
} from './queries.ts'
import {
  changeNewsletter,
  createNewsletter,
  deleteNewsletter,
  scheduleNewsletter,
  stopNewsletter,
  testNewsletter,
} from './write-newsletter.ts'

const texts = translated(en)

export const newsletterRoutes: Mount[] = [
  route(calls.listNewsletters, async (ctx, { q, page, page_size }) => {
    const [rows, counted] = await Promise.all([
      listNewsletterRows(ctx, { q, page, page_size }),
      countUpTo(ctx, newsletters, hasSubject(q)),
    ])
    return { results: await presentAll(ctx, rows), ...counted, page, page_size }
  }),
  csvRoute(calls.exportNewsletters, {
    name: 'newsletters',
    columns: () => letterColumns,
    read: async (ctx, { q }, after) => presentAll(ctx, await readNewsletterRows(ctx, q, after?.id)),
  }),
  route(calls.getNewsletter, async (ctx, { id }) => {
    const row = await getNewsletterRow(ctx, id)
    return { ...(await presentWhole(ctx, row)), readers: await countReaders(ctx) }
  }),
  route(calls.createNewsletter, async (ctx, words) =>
    presentWhole(ctx, await createNewsletter(ctx, words)),
  ),
  route(calls.changeNewsletter, async (ctx, input) =>
    presentWhole(ctx, await changeNewsletter(ctx, input)),
  ),
  route(calls.deleteNewsletter, async (ctx, { id }) => {
    await deleteNewsletter(ctx, id)
    return {}
  }),
  route(calls.testNewsletter, async (ctx, input) => {
    await testNewsletter(ctx, input)
    return {}
  }),
  route(calls.sendNewsletter, async (ctx, input) =>
    presentWhole(ctx, await scheduleNewsletter(ctx, input)),
  ),
  route(calls.stopNewsletter, async (ctx, { id }) =>
    presentWhole(ctx, await stopNewsletter(ctx, id)),
  ),
  route(calls.listSubscribers, listSubscribers),
  csvRoute(calls.exportSubscribers, {
    name: 'newsletter-subscribers',
    columns: csvColumns,
    read: readSubscribers,
  }),
]

const letterColumns: CsvColumn<calls.Letter>[] = [
  { header: 'id', value: ({ id }) => id },
  { header: 'subject_en', value: ({ subject }) => subject.en },
  { header: 'subject_ar', value: ({ subject }) => subject.ar },
  { header: 'status', value: ({ status }) => status },
  { header: 'created_at', value: ({ created_at }) => created_at },
  { header: 'send_at', value: ({ send_at }) => send_at },
  { header: 'started_at', value: ({ started_at }) => started_at },
  { header: 'finished_at', value: ({ finished_at }) => finished_at },
  { header: 'readers', value: ({ counts }) => counts.total },
  { header: 'sent', value: ({ counts }) => counts.sent },
  { header: 'failed', value: ({ counts }) => counts.failed },
  { header: 'withdrawn', value: ({ counts }) => counts.withdrawn },
]

function csvColumns({ locale }: SignedIn) {
  const { columns, states } = texts[locale].subscribers
  return [
    { header: columns.email, value: ({ email }: calls.Subscriber) => email },
    { header: columns.state, value: ({ state }: calls.Subscriber) => states[state] },
    { header: columns.language, value: (row: calls.Subscriber) => row.locale },
    { header: columns.since, value: ({ created_at }: calls.Subscriber) => created_at },
    { header: columns.confirmed, value: ({ confirmed_at }: calls.Subscriber) => confirmed_at },
    { header: columns.left, value: ({ ended_at }: calls.Subscriber) => ended_at },
  ]
}

async function presentWhole(ctx: Context, row: NewsletterRow): Promise<calls.Newsletter> {
  return { ...present(row, await countsOf(ctx, [row])), body: { en: row.bodyEn, ar: row.bodyAr } }
}

async function presentAll(ctx: Context, rows: readonly NewsletterRow[]): Promise<calls.Letter[]> {
  const counts = await countsOf(ctx, rows)
  return rows.map((row) => present(row, counts))
}

const nobody: Counts = { total: 0, queued: 0, sent: 0, failed: 0, withdrawn: 0 }

const present = (row: NewsletterRow, counts: Map<number, Counts>): calls.Letter => ({
  id: row.id,
  subject: { en: row.subjectEn, ar: row.subjectAr },
  status: row.status,
  version: row.version,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
  send_at: row.sendAt?.toISOString() ?? null,
  started_at: row.startedAt?.toISOString() ?? null,
  finished_at: row.finishedAt?.toISOString() ?? null,
  counts: counts.get(row.id) ?? nobody,
  ...newsletterRights(row),
})
