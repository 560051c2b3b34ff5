import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../../test/harness.ts'
import { makeUser, runJob, signIn } from '../../../../../test/people.ts'
import { unsubscribe } from '../../contract.ts'
import * as calls from '../../newsletter-contract.ts'
import { newsletterDeliveries, newsletters, newsletterSubscribers } from '../tables.ts'
import { newsletterTools, start, words, type Mail } from '../../../../../test/newsletters.ts'

const app = useTestApp()
const { readers, outbox } = newsletterTools(app)
let admin: { id: number; token: string }

beforeEach(async () => {
  app.clock.now = start
  admin = await makeUser(app, 'admin')
  await app.asOwner('truncate newsletters, newsletter_subscribers cascade')
})

const as = (language: 'en' | 'ar' = 'en') => ({
  token: admin.token,
  headers: { 'accept-language': language },
})
const draft = async () => (await app.call(calls.createNewsletter, words, as())).data

const send = ({ id, version }: calls.Newsletter, sendAt: string | null = null) =>
  app.call(calls.sendNewsletter, { id, version, send_at: sendAt }, as())
const current = async (id: number) => (await app.call(calls.getNewsletter, { id }, as())).data
async function run(): Promise<void> {
  await runJob(app, 'send-newsletter')
  await runJob(app, 'close-newsletters')
}
const later = (seconds: number) => void (app.clock.now = new Date(start.getTime() + seconds * 1000))

const lettersTo = (email: string) =>
  outbox().filter((mail) => mail.to === email && mail.template === 'newsletter')
const tokenOf = ({ unsubscribeUrl = '' }: Mail) => unsubscribeUrl.split('/').at(-1) ?? ''

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

  // spec: 3.5 The newsletter
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

  // spec: 3.5 The newsletter
  test('goes on where it was when the job dies midway, and two jobs at once are one', async () => {
    const all = await readers(430)
    const letter = await draft()
    await send(letter)
    // Dies with the second batch half written.
    await app.asOwner(`
      create function die() returns trigger language plpgsql as $$ begin
        if (select count(*) from newsletter_deliveries) > 250 then raise exception 'the machine is gone'; end if; return null;
      end $$;
      create constraint trigger die after insert on newsletter_deliveries deferrable initially deferred for each row execute function die()`)
    app.expectError('a newsletter could not be queued')
    await run()
    expect(await app.connection.db.$count(newsletterDeliveries)).toBe(200)
    await app.asOwner('drop trigger die on newsletter_deliveries; drop function die')
    later(121)
    await Promise.all([run(), run(), run()])
    expect(await app.connection.db.$count(newsletterDeliveries)).toBe(430)
    expect((await current(letter.id)).status).toBe('sending')
    later(181)
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
    await app.asOwner(
      `alter table newsletter_deliveries add constraint stuck check (newsletter_id <> ${first.id})`,
    )
    const queuedOf = async (id: number) => (await current(id)).counts
    await run()
    expect((await queuedOf(second.id)).queued).toBe(3)
    await app.asOwner('alter table newsletter_deliveries drop constraint stuck')
    later(121)
    await run()
    expect((await queuedOf(first.id)).queued).toBe(3)
  })

  test('leaves other messages their turn: a list goes by twenty a second', async () => {
    await readers(45)
    await send(await draft())
    await run()
    const { rows } = await app.connection.db.execute<{ at: Date; number: number }>(
      sql`select due_at as at, count(*)::int as number from messages where template = 'newsletter' and status = 'queued' group by 1 order by 1`,
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

  test('put off to another time leaves then alone; scheduled before there were jobs, it leaves at its time', async () => {
    const [email = ''] = await readers(1)
    const letter = await draft()
    const earlier = (await send(letter, '2026-03-11T07:00:00Z')).data
    const stopped = (await app.call(calls.stopNewsletter, { id: earlier.id }, as())).data
    await send(stopped, '2026-03-11T09:00:00Z')
    app.clock.now = new Date('2026-03-11T08:00:00Z')
    await run()
    expect(await app.connection.db.$count(newsletterDeliveries)).toBe(0)
    await app.connection.pool.query(`delete from jobs.job where name = 'send-newsletter'`)
    for (const _ of [1, 2]) await app.jobs.adopt('send-newsletter')
    await run()
    expect(await app.connection.db.$count(newsletterDeliveries)).toBe(0)
    app.clock.now = new Date('2026-03-11T09:00:00Z')
    await run()
    await app.deliver()
    expect(lettersTo(email)).toHaveLength(1)
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
      'body.ar': ['Please write it in both languages before it is sent.'],
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
