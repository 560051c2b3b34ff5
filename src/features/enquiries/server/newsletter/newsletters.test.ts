import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../../test/harness.ts'
import { makeUser } from '../../../../../test/people.ts'
import { auditLog } from '../../../../platform/server/audit.ts'
import * as calls from '../../newsletter-contract.ts'
import { paragraphsOf } from '../../newsletter-body.ts'
import { newsletterAfter, newsletterMoves, newsletterStatuses } from '../../newsletter-moves.ts'
import { newsletterSubscribers } from '../tables.ts'
import { newsletterTools, start, words } from '../../../../../test/newsletters.ts'

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
const current = async (id: number) => (await app.call(calls.getNewsletter, { id }, as())).data

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

  // spec: 3.4 Lists paged, searched, filtered, as CSV
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
  // asvs: 1.3.5
  // asvs: 1.2.2
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
