import fs from 'node:fs'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../../test/harness.ts'
import { jobContext, makeUser, signIn } from '../../../../../test/people.ts'
import { auditLog } from '../../../../platform/server/audit.ts'
import { unsubscribe } from '../../contract.ts'
import * as calls from '../../newsletter-contract.ts'
import { paragraphsOf } from '../../newsletter-body.ts'
import { newsletterAfter, newsletterMoves, newsletterStatuses } from '../../newsletter-moves.ts'
import { newsletterDeliveries, newsletters, newsletterSubscribers } from '../tables.ts'
import { sendNewsletters } from './send-newsletters.ts'

const app = useTestApp()
const start = new Date('2026-03-10T09:00:00Z')
let admin: { id: number; token: string }
beforeEach(async () => {
  app.clock.now = start
  admin = await makeUser(app, 'admin')
  await app.connection.pool.query('truncate newsletters, newsletter_subscribers cascade')
})

const as = (language: 'en' | 'ar' = 'en') => ({
  token: admin.token,
  headers: { 'accept-language': language },
})
const words = {
  subject: { en: 'New in March', ar: 'الجديد في مارس' },
  body: {
    en: 'Hello,\nit is <spring>.\n\nRead [our prices](https://manzil.example/pricing?a=1&b=2) or https://manzil.example.',
    ar: 'مرحبًا،\n\nاقرأ [الأسعار](https://manzil.example/ar/pricing).',
  },
}

/** Stores subscribers; their addresses in their order. */
async function readers(
  count: number,
  more: Partial<typeof newsletterSubscribers.$inferInsert> = {},
): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, index) => ({
    email: `r${crypto.randomUUID()}@example.com`,
    locale: index % 2 === 0 ? ('en' as const) : ('ar' as const),
    createdAt: new Date(start.getTime() - 86_400_000),
    confirmedAt: new Date(start.getTime() - 86_000_000),
    ...more,
  }))
  const stored = await app.connection.db.insert(newsletterSubscribers).values(rows).returning()
  return stored.map(({ email }) => email ?? '')
}

const draft = async () => (await app.call(calls.createNewsletter, words, as())).data
const send = ({ id, version }: calls.Newsletter, sendAt: string | null = null) =>
  app.call(calls.sendNewsletter, { id, version, send_at: sendAt }, as())
const current = async (id: number) => (await app.call(calls.getNewsletter, { id }, as())).data
const run = () => sendNewsletters(jobContext(app))
const later = (seconds: number) => void (app.clock.now = new Date(start.getTime() + seconds * 1000))

interface Mail {
  to: string
  template: string
  subject: string
  text: string
  html: string
  unsubscribeUrl?: string
}
/** What has left, by whom it went to. */
function outbox(): Mail[] {
  const file = path.join(app.config.dataDir, 'outbox', 'messages.ndjson')
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim().split('\n') : []
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Mail)
}
const lettersTo = (email: string) =>
  outbox().filter((mail) => mail.to === email && mail.template === 'newsletter')
const tokenOf = ({ unsubscribeUrl = '' }: Mail) => unsubscribeUrl.split('/').at(-1) ?? ''

describe('writing', () => {
  test('a draft may be half done, is changed, and thrown away', async () => {
    const made = await app.call(
      calls.createNewsletter,
      { subject: { en: ' New\nin  March ' }, body: {} },
      as(),
    )
    expect(made.data).toMatchObject({
      status: 'draft',
      subject: { en: 'New in March', ar: '' },
      body: { en: '', ar: '' },
      version: 1,
    })
    const { id, version } = made.data
    const changed = await app.call(calls.changeNewsletter, { id, version, ...words }, as())
    expect(changed.data).toMatchObject({ version: 2, ...words })
    expect(
      (await app.call(calls.changeNewsletter, { id, version, ...words }, as('ar'))).message,
    ).toMatch(/غيّر شخص آخر/)
    expect((await app.call(calls.deleteNewsletter, { id }, as())).status).toBe(200)
    expect((await app.call(calls.getNewsletter, { id }, as())).status).toBe(404)
    const logged = await app.connection.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `newsletter:${id}`))
    expect(logged.map(({ action }) => action)).toEqual([
      'newsletter.created',
      'newsletter.changed',
      'newsletter.deleted',
    ])
  })

  test.each([
    [{ subject: { en: 'x'.repeat(151), ar: '' } }, 'subject.en'],
    [{ body: { en: '', ar: 'ن'.repeat(20_001) } }, 'body.ar'],
    [{ subject: { en: 5, ar: '' } }, 'subject.en'],
  ])('too much or no text is refused at its field (%#)', async (wrong, field) => {
    for (const language of ['en', 'ar'] as const) {
      const { status, errors } = await app.call(
        calls.createNewsletter,
        { ...words, ...wrong },
        as(language),
      )
      expect(status).toBe(400)
      expect(errors?.[field]).toHaveLength(1)
    }
  })

  test('is found by words of a subject in either language, and comes as CSV without its text', async () => {
    const { id } = await draft()
    const { data: other } = await app.call(
      calls.createNewsletter,
      { subject: { en: '=Été in Doha', ar: '' }, body: {} },
      as(),
    )
    const found = async (q: string) =>
      (await app.call(calls.listNewsletters, { q }, as())).data.results.map((letter) => letter.id)
    for (const q of ['MARCH new', 'مارس']) expect(await found(q), q).toEqual([id])
    expect(await found('ete')).toEqual([other.id])
    for (const q of ['%', 'march doha', "' or 1=1"]) expect(await found(q), q).toEqual([])
    const { status, body, headers } = await app.call(calls.exportNewsletters, {}, as())
    const lines = body.trim().split('\r\n')
    expect([status, lines.length, headers['content-disposition']]).toEqual([
      200,
      3,
      'attachment; filename="newsletters.csv"',
    ])
    expect(lines[0]).toContain('id,subject_en,subject_ar,status,created_at')
    expect(lines[1]).toContain(`${other.id},'=Été in Doha,,draft,`)
    expect(body).not.toContain('our prices')
    expect(
      (await app.call(calls.exportNewsletters, { q: 'march' }, as())).body.trim().split('\r\n'),
    ).toHaveLength(2)
  })

  test.each(['employer', 'jobseeker', 'agency'] as const)('is not for a %s', async (role) => {
    const { token } = await makeUser(app, role)
    const { id } = await draft()
    for (const [call, input] of [
      [calls.listNewsletters, {}],
      [calls.exportNewsletters, {}],
      [calls.getNewsletter, { id }],
      [calls.createNewsletter, words],
      [calls.changeNewsletter, { id, version: 1, ...words }],
      [calls.deleteNewsletter, { id }],
      [calls.testNewsletter, { id, email: 'me@example.com' }],
      [calls.sendNewsletter, { id, version: 1 }],
      [calls.stopNewsletter, { id }],
      [calls.listSubscribers, {}],
      [calls.exportSubscribers, {}],
    ] as const) {
      expect((await app.call(call, input, { token })).status).toBe(403)
      expect((await app.call(call, input)).status).toBe(401)
    }
    expect((await current(id)).status).toBe('draft')
  })
})

test('a test goes to one address in both languages, with no link to leave', async () => {
  const { id } = await draft()
  await app.call(calls.testNewsletter, { id, email: ' Me@Example.com ' }, as())
  const mails = outbox().filter(({ to }) => to === 'me@example.com')
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    '[Test] New in March',
    '[تجربة] الجديد في مارس',
  ])
  expect(
    mails.every(
      ({ unsubscribeUrl, template }) =>
        unsubscribeUrl === undefined && template === 'newsletterTest',
    ),
  ).toBe(true)
  expect(
    (await app.call(calls.testNewsletter, { id, email: 'nobody' }, as())).errors,
  ).toHaveProperty('email')
})

describe('sending', () => {
  test('reaches each confirmed reader once, in her language, and nobody else', async () => {
    const confirmed = await readers(3)
    const [waiting] = await readers(1, { confirmedAt: null })
    await app.connection.db
      .insert(newsletterSubscribers)
      .values({ email: null, locale: 'en', createdAt: start, confirmedAt: start, endedAt: start })
    const letter = await draft()
    expect((await current(letter.id)).readers).toBe(3)
    expect((await send(letter)).data.status).toBe('scheduled')
    await run()
    await run()
    await app.deliver()
    await run()
    for (const [index, email] of confirmed.entries()) {
      const [mail, ...more] = lettersTo(email)
      expect(more).toEqual([])
      expect(mail?.subject).toBe(index % 2 === 0 ? words.subject.en : words.subject.ar)
      expect(mail?.html).toContain(index % 2 === 0 ? 'lang="en" dir="ltr"' : 'lang="ar" dir="rtl"')
    }
    expect(lettersTo(waiting ?? '')).toEqual([])
    expect(await current(letter.id)).toMatchObject({
      status: 'sent',
      counts: { total: 3, queued: 0, sent: 3, failed: 0, withdrawn: 0 },
      finished_at: start.toISOString(),
    })
    await run()
    expect(confirmed.flatMap(lettersTo)).toHaveLength(3)
  })

  test('says what it says as text and as a page, and lets each leave with one click', async () => {
    const [email = ''] = await readers(1)
    await send(await draft())
    await run()
    await app.deliver()
    const [mail] = lettersTo(email)
    if (!mail) throw new Error('nothing came')
    expect(mail.text).toContain(
      'our prices (https://manzil.example/pricing?a=1&b=2) or https://manzil.example.',
    )
    expect(mail.html).toContain('it is &lt;spring&gt;.')
    expect(mail.html).toContain('<a href="https://manzil.example/pricing?a=1&amp;b=2"')
    expect(mail.text).toContain(`${app.config.origin}/newsletter/unsubscribe/${tokenOf(mail)}`)
    expect((await app.call(unsubscribe, { token: tokenOf(mail) })).status).toBe(200)
    const [row] = await app.connection.db.select().from(newsletterSubscribers)
    expect(row).toMatchObject({ email: null, endedAt: start })
  })

  test('who leaves after it was queued gets nothing, nor who leaves before', async () => {
    const [before = '', first = '', second = ''] = await readers(3)
    const letter = await draft()
    // Somebody's link of an earlier newsletter.
    await send(letter)
    await run()
    await app.deliver()
    const links = new Map(
      [before, first, second].map((email) => [email, tokenOf(lettersTo(email)[0] ?? ({} as Mail))]),
    )
    const next = await draft()
    await app.call(unsubscribe, { token: links.get(before) ?? '' })
    await send(next, new Date(start.getTime() + 3_600_000).toISOString())
    later(3600)
    await run()
    admin.token = await signIn(app, admin.id)
    // Queued, and not yet gone.
    await app.call(unsubscribe, { token: links.get(first) ?? '' })
    await app.deliver()
    await run()
    expect([before, first, second].map((email) => lettersTo(email).length)).toEqual([1, 1, 2])
    expect((await current(next.id)).counts).toEqual({
      total: 2,
      queued: 0,
      sent: 1,
      failed: 0,
      withdrawn: 1,
    })
  })

  test('goes on where it was when the job dies midway, and two jobs at once are one', async () => {
    const all = await readers(430)
    const letter = await draft()
    await send(letter)
    // Dies with the second batch half written.
    await app.connection.pool.query(`
      create function die() returns trigger language plpgsql as $$ begin
        if (select count(*) from newsletter_deliveries) > 250 then raise exception 'the machine is gone'; end if; return null;
      end $$;
      create constraint trigger die after insert on newsletter_deliveries deferrable initially deferred for each row execute function die()`)
    app.expectError('a newsletter could not be queued')
    await run()
    expect(await app.connection.db.$count(newsletterDeliveries)).toBe(200)
    await app.connection.pool.query('drop trigger die on newsletter_deliveries; drop function die')
    await Promise.all([run(), run(), run()])
    expect(await app.connection.db.$count(newsletterDeliveries)).toBe(430)
    expect((await current(letter.id)).status).toBe('sending')
    later(60)
    await app.deliver()
    await run()
    const received = new Map(all.map((email) => [email, 0]))
    for (const { to, template } of outbox())
      if (template === 'newsletter' && received.has(to))
        received.set(to, (received.get(to) ?? 0) + 1)
    expect([...received.values()].every((times) => times === 1)).toBe(true)
    expect(await current(letter.id)).toMatchObject({
      status: 'sent',
      counts: { total: 430, sent: 430 },
    })
  })

  test('that fails stops no other: the next one is queued all the same', async () => {
    app.expectError('a newsletter could not be queued')
    await readers(3)
    const [first, second] = [await draft(), await draft()]
    await send(first)
    await send(second)
    await app.connection.pool.query(
      `alter table newsletter_deliveries add constraint stuck check (newsletter_id <> ${first.id})`,
    )
    const queuedOf = async (id: number) => (await current(id)).counts
    await run()
    expect((await queuedOf(second.id)).queued).toBe(3)
    await app.connection.pool.query('alter table newsletter_deliveries drop constraint stuck')
    await run()
    expect((await queuedOf(first.id)).queued).toBe(3)
  })

  test('leaves other messages their turn: a list goes by twenty a second', async () => {
    await readers(45)
    await send(await draft())
    await run()
    const { rows } = await app.connection.db.execute<{ at: Date; number: number }>(
      sql`select next_attempt_at as at, count(*)::int as number from messages where template = 'newsletter' and status = 'queued' group by 1 order by 1`,
    )
    expect(rows.map(({ number }) => number).slice(-3)).toEqual([20, 20, 5])
  })

  test('at a time: not before it, and back to the drafts until then', async () => {
    const [email = ''] = await readers(1)
    const letter = await draft()
    const at = '2026-03-11T07:00:00Z'
    expect((await send(letter, at)).data).toMatchObject({
      status: 'scheduled',
      send_at: new Date(at).toISOString(),
    })
    await run()
    await app.deliver()
    expect(lettersTo(email)).toEqual([])
    expect(
      (await app.call(calls.changeNewsletter, { id: letter.id, version: 2, ...words }, as()))
        .status,
    ).toBe(409)
    expect((await app.call(calls.stopNewsletter, { id: letter.id }, as())).data).toMatchObject({
      status: 'draft',
      send_at: null,
    })
    app.clock.now = new Date('2026-03-11T08:00:00Z')
    await run()
    expect(await app.connection.db.$count(newsletterDeliveries)).toBe(0)
  })

  test('stopped midway: what has not left stays here, and it can’t begin again', async () => {
    const all = await readers(30)
    const letter = await draft()
    await send(letter)
    await run()
    await app.deliver()
    const stopped = await app.call(calls.stopNewsletter, { id: letter.id }, as())
    expect(stopped.data).toMatchObject({
      status: 'stopped',
      counts: { total: 30, sent: 20, withdrawn: 10, queued: 0 },
    })
    later(60)
    await app.deliver()
    await run()
    expect(all.flatMap(lettersTo)).toHaveLength(20)
    expect((await send({ ...letter, version: stopped.data.version })).status).toBe(409)
    expect((await app.call(calls.stopNewsletter, { id: letter.id }, as('ar'))).message).toMatch(
      /أُوقفت/,
    )
  })

  test.each([
    ['a time that is over', '2026-03-10T08:59:00Z', /still to come/, /لم يحن بعد/],
    ['a time far off', '2028-01-01T00:00:00Z', /12 months/, /الاثني عشر/],
    ['no time', 'tomorrow', /time as HH:MM/, /HH:MM/],
  ])('%s is refused', async (_, at, english, arabic) => {
    await readers(1)
    const { id, version } = await draft()
    for (const [language, text] of [
      ['en', english],
      ['ar', arabic],
    ] as const) {
      const { status, errors } = await app.call(
        calls.sendNewsletter,
        { id, version, send_at: at },
        as(language),
      )
      expect(status).toBe(400)
      expect(errors?.send_at?.[0]).toMatch(text)
    }
  })

  test('one that lacks a language, and one without readers, stay drafts', async () => {
    const half = (
      await app.call(calls.createNewsletter, { ...words, body: { en: 'Hello', ar: '' } }, as())
    ).data
    expect((await send(half)).errors).toEqual({
      'body.ar': ['Please write it in both languages before it leaves.'],
    })
    expect(await send(await draft())).toMatchObject({
      status: 409,
      message: expect.stringMatching(/Nobody has confirmed/),
    })
    expect(await app.connection.db.$count(newsletters, eq(newsletters.status, 'draft'))).toBe(2)
  })

  test('a stale version is a conflict, and a second click changes nothing', async () => {
    await readers(1)
    const letter = await draft()
    expect((await send({ ...letter, version: 7 })).status).toBe(409)
    expect((await send(letter)).status).toBe(200)
    expect((await send(letter)).status).toBe(409)
    await run()
    expect(await app.connection.db.$count(newsletterDeliveries)).toBe(1)
  })
})

describe('the list of subscribers', () => {
  test('by state, language and a part of the address; as CSV the same', async () => {
    const [first = ''] = await readers(3)
    await readers(2, { confirmedAt: null })
    await app.connection.db
      .insert(newsletterSubscribers)
      .values({ email: null, locale: 'en', createdAt: start, confirmedAt: start, endedAt: start })
    const totals = async (input: object) =>
      (await app.call(calls.listSubscribers, input, as())).data.total
    expect(await totals({})).toBe(6)
    expect(await totals({ state: 'confirmed' })).toBe(3)
    expect(await totals({ state: 'unconfirmed' })).toBe(2)
    expect(await totals({ state: 'unsubscribed' })).toBe(1)
    expect(await totals({ q: first.slice(3, 20) })).toBe(1)
    expect(await totals({ q: '%' })).toBe(0)
    expect((await app.call(calls.listSubscribers, { state: 'angry' }, as())).status).toBe(400)
    expect((await app.call(calls.listSubscribers, { page: 0 }, as())).status).toBe(400)
    const csv = await app.app.inject({
      url: `${calls.exportSubscribers.path}?state=confirmed`,
      headers: { authorization: `Bearer ${admin.token}` },
    })
    expect(csv.headers['content-type']).toContain('text/csv')
    expect(csv.body.trim().split('\r\n')).toHaveLength(4)
    expect(csv.body).toContain(first)
  })
})

describe('the moves', () => {
  test('each leads on, and from nowhere else', () => {
    for (const [move, allowed] of Object.entries(newsletterMoves))
      for (const from of newsletterStatuses)
        expect(newsletterAfter(move as keyof typeof newsletterMoves, from)).toBe(
          (allowed as Record<string, string>)[from] ?? null,
        )
  })
})

describe('the text', () => {
  test.each([
    ['One.\n\nTwo.', [['One.'], ['Two.']]],
    [
      '[a](javascript:alert(1)) [b](http://x.example)',
      [['[a](javascript:alert(1)) [b](http://x.example)']],
    ],
    [
      'See https://x.example/a?b=c, then',
      [['See ', { text: 'https://x.example/a?b=c', href: 'https://x.example/a?b=c' }, ', then']],
    ],
    ['[منزل](https://m.example)', [[{ text: 'منزل', href: 'https://m.example' }]]],
    ['  \n\n ', []],
  ])('%j', (body, paragraphs) => {
    expect(paragraphsOf(body)).toEqual(paragraphs)
  })
})
