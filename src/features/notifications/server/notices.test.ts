import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { jobContext, makeUser } from '../../../../test/people.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import * as calls from '../contract.ts'
import { contribute } from '../../../platform/server/capability.ts'
import { inEachLanguage } from '../../../platform/shared/catalogues.ts'
import type { NoticeKind } from './notice-kinds.ts'
import { notify } from './notify.ts'
import { noticeKinds } from './ports.ts'
import { messages } from './tables.ts'

type Words = NoticeKind['words']['en']
const said = (english: Words, arabic: Words): NoticeKind['words'] =>
  inEachLanguage((locale) => (locale === 'ar' ? arabic : english))

const kinds = {
  tea_ready: {
    group: 'messages',
    channels: ['sms'],
    label: inEachLanguage(() => 'Tea'),
    words: said(
      ({ guest }) => ({ title: 'Tea is ready', text: `Tea is ready for ${guest}.` }),
      ({ guest }) => ({ title: 'الشاي جاهز', text: `الشاي جاهز لـ ${guest}.` }),
    ),
  },
  kettle_burns: {
    group: 'messages',
    channels: ['sms', 'email'],
    urgent: true,
    label: inEachLanguage(() => 'Kettle'),
    words: said(
      () => ({ title: 'The kettle burns', text: 'Come at once.' }),
      () => ({ title: 'الإبريق يحترق', text: 'تعال فوراً.' }),
    ),
  },
  house_sold: {
    group: 'money',
    channels: ['sms'],
    always: true,
    urgent: true,
    roles: ['employer'],
    label: inEachLanguage((locale) => (locale === 'ar' ? 'البيت' : 'House')),
    words: said(
      () => ({ title: 'Sold', text: 'Your house was sold.' }),
      () => ({ title: 'بيع', text: 'تم بيع بيتك.' }),
    ),
  },
  lock_changed: {
    group: 'account',
    channels: [],
    sentApart: ['sms', 'email'],
    always: true,
    label: inEachLanguage(() => 'Lock'),
    words: said(
      () => ({ title: 'Changed', text: 'Your lock was changed.' }),
      () => ({ title: 'تغيير', text: 'تم تغيير قفلك.' }),
    ),
  },
} satisfies Record<string, NoticeKind>

const app = useTestApp({}, [{ name: 'tea', uses: [], provides: [contribute(noticeKinds, kinds)] }])

const inArabic = { 'accept-language': 'ar' }
const doha = (time: string): Date => new Date(`2026-03-10T${time}:00+03:00`)
const messagesOf = (userId: number) =>
  app.connection.db.select().from(messages).where(eq(messages.userId, userId)).orderBy(messages.id)

interface Person {
  locale?: 'en' | 'ar'
  email?: string
  isConfirmed?: boolean
  isSuspended?: boolean
}

async function someone(
  role: 'employer' | 'jobseeker' = 'employer',
  { locale = 'en', email, isConfirmed, isSuspended }: Person = {},
) {
  const { id, token } = await makeUser(app, role)
  const { rows } = await app.connection.pool.query<{ phone_number: string }>(
    'update users set locale = $2, email = $3, email_verified_at = $4, suspended_at = $5 where id = $1 returning phone_number',
    [
      id,
      locale,
      email ?? null,
      isConfirmed ? app.clock.now : null,
      isSuspended ? app.clock.now : null,
    ],
  )
  return { id, token, phone: rows[0]?.phone_number ?? '' }
}
const tell = (userId: number, more: Partial<Parameters<typeof notify>[1]> = {}) =>
  notify(jobContext(app), { userId, kind: 'tea_ready', params: { guest: 'Noor' }, ...more })

beforeAll(() => void (app.clock.now = doha('12:00')))

describe('telling someone', () => {
  test("rings the bell and sends the text in the receiver's language, with the link", async () => {
    const { id, token, phone } = await someone('employer', { locale: 'ar' })
    await tell(id, { path: '/dashboard/orders' })
    await app.deliver()
    expect(app.lastMessage(phone)).toMatchObject({
      template: 'tea_ready',
      text: `الشاي جاهز لـ Noor.\n${app.config.origin}/ar/dashboard/orders`,
    })
    const english = await app.call(calls.listNotices, {}, { token })
    expect(english.data).toMatchObject({
      total: 1,
      unread: 1,
      results: [
        {
          title: 'Tea is ready',
          text: 'Tea is ready for Noor.',
          path: '/dashboard/orders',
          is_read: false,
        },
      ],
    })
    const arabic = await app.call(calls.listNotices, {}, { token, headers: inArabic })
    expect(arabic.data.results[0]).toMatchObject({
      title: 'الشاي جاهز',
      text: 'الشاي جاهز لـ Noor.',
    })
  })

  test('can be looked at by its kind', async () => {
    const { id, token } = await someone()
    await tell(id)
    await notify(jobContext(app), { userId: id, kind: 'password_changed' })
    const shown = async (kind: string) =>
      (await app.call(calls.listNotices, { kind }, { token })).data
    expect(await shown('tea_ready')).toMatchObject({
      total: 1,
      unread: 2,
      results: [{ kind: 'tea_ready' }],
    })
    expect(await shown('')).toMatchObject({ total: 2 })
    expect(await shown('nothing_such')).toMatchObject({ total: 0, results: [] })
    expect((await app.call(calls.listNotices, { kind: 'x'.repeat(101) }, { token })).status).toBe(
      400,
    )
  })

  test('is part of what it tells: undone with it', async () => {
    const { id, token } = await someone()
    const failing = transaction(jobContext(app), async (ctx) => {
      await notify(ctx, { userId: id, kind: 'tea_ready', params: { guest: 'x' } })
      throw new Error('no tea')
    })
    await expect(failing).rejects.toThrow('no tea')
    expect((await app.call(calls.countUnread, {}, { token })).data.unread).toBe(0)
    expect(await messagesOf(id)).toEqual([])
  })

  // spec: 3.3 The bell
  test('happens once for a key, also when said at once; another person has keys of her own', async () => {
    const [one, other] = [await someone(), await someone()]
    await Promise.all(Array.from({ length: 6 }, () => tell(one.id, { key: 'tea:1' })))
    await tell(other.id, { key: 'tea:1' })
    expect(
      [await messagesOf(one.id), await messagesOf(other.id)].map((rows) => rows.length),
    ).toEqual([1, 1])
    expect((await app.call(calls.countUnread, {}, { token: one.token })).data.unread).toBe(1)
  })

  test('goes to an e-mail address only when its owner has confirmed it', async () => {
    const typed = await someone('employer', { email: 'typed@example.qa' })
    const confirmed = await someone('employer', { email: 'mine@example.qa', isConfirmed: true })
    for (const { id } of [typed, confirmed]) await tell(id, { kind: 'kettle_burns' })
    expect((await messagesOf(typed.id)).map(({ channel }) => channel)).toEqual(['sms'])
    expect(
      (await messagesOf(confirmed.id)).map(({ channel, subject }) => [channel, subject]),
    ).toEqual([
      ['sms', null],
      ['email', 'The kettle burns'],
    ])
  })

  test('passes over who is suspended or gone; a kind that nobody declares is a fault', async () => {
    const { id } = await someone('employer', { isSuspended: true })
    await tell(id)
    await tell(999_999)
    expect(await messagesOf(id)).toEqual([])
    expect(() => tell(id, { kind: 'no_such_kind' })).toThrow(
      "no capability declares the notice 'no_such_kind'",
    )
  })
})

describe('in the quiet hours', () => {
  // spec: 3.3 Settings of messages, quiet hours
  test.each([
    ['20:59', '2026-03-10T20:59'],
    ['21:00', '2026-03-11T07:00'],
    ['23:59', '2026-03-11T07:00'],
    ['00:00', '2026-03-10T07:00'],
    ['06:59', '2026-03-10T07:00'],
    ['07:00', '2026-03-10T07:00'],
  ])('what can wait and is told at %s leaves at %s', async (time, leaves) => {
    app.clock.now = doha(time)
    const { id } = await someone()
    await tell(id)
    await tell(id, { kind: 'kettle_burns' })
    const [calm, urgent] = await messagesOf(id)
    expect(calm?.dueAt).toEqual(new Date(`${leaves}:00+03:00`))
    expect(urgent?.dueAt).toEqual(app.clock.now)
  })

  test('it waits for nobody who wants no quiet', async () => {
    app.clock.now = doha('22:00')
    const { id, token, phone } = await someone()
    await app.call(calls.changeNoticeSettings, { quiet_hours: false }, { token })
    await tell(id)
    await app.deliver()
    expect(app.lastMessage(phone)?.template).toBe('tea_ready')
    const back = await app.call(calls.changeNoticeSettings, { quiet_hours: true }, { token })
    expect(back.data.quiet_hours).toBe(true)
    app.clock.now = doha('12:00')
  })
})

describe('the settings', () => {
  const channelsOf = (kinds: { kind: string; channels: object }[], kind: string) =>
    kinds.find((one) => one.kind === kind)?.channels

  test('offer each role its kinds in its language, as they are by default', async () => {
    const [household, worker] = [await someone('employer'), await someone('jobseeker')]
    const hers = await app.call(
      calls.getNoticeSettings,
      {},
      { token: household.token, headers: inArabic },
    )
    expect(hers.data.kinds.find(({ kind }) => kind === 'house_sold')).toEqual({
      kind: 'house_sold',
      label: 'البيت',
      is_urgent: true,
      is_fixed: true,
      group: 'money',
      channels: { product: true, push: true, whatsapp: true, sms: true, email: false },
    })
    expect(hers.data).toMatchObject({ quiet_hours: true, has_email: false })
    const others = await app.call(calls.getNoticeSettings, {}, { token: worker.token })
    expect(others.data.kinds.map(({ kind }) => kind)).not.toContain('house_sold')
  })

  test('say truly of what its capability sends itself: always, by e-mail where there is one', async () => {
    const mailed = { email: 'lock@example.qa', isConfirmed: true }
    const [without, withEmail] = [await someone('employer'), await someone('employer', mailed)]
    const locked = async ({ token }: { token: string }) =>
      (await app.call(calls.getNoticeSettings, {}, { token })).data.kinds.find(
        ({ kind }) => kind === 'lock_changed',
      )
    expect(await locked(without)).toMatchObject({
      is_fixed: true,
      channels: { product: true, sms: true, whatsapp: false, email: false },
    })
    expect((await locked(withEmail))?.channels).toMatchObject({
      product: true,
      sms: true,
      email: true,
    })
    await tell(withEmail.id, { kind: 'lock_changed' })
    expect(await messagesOf(withEmail.id)).toEqual([])
  })

  test('keep what is left out, and rule what reaches her', async () => {
    const { id, token } = await someone('employer', { email: 'tea@example.qa', isConfirmed: true })
    await app.call(
      calls.changeNoticeSettings,
      { kinds: [{ kind: 'tea_ready', channels: { sms: false, product: false } }] },
      { token },
    )
    const second = await app.call(
      calls.changeNoticeSettings,
      { kinds: [{ kind: 'tea_ready', channels: { email: true } }] },
      { token },
    )
    expect(channelsOf(second.data.kinds, 'tea_ready')).toEqual({
      product: false,
      push: true,
      whatsapp: false,
      sms: false,
      email: true,
    })
    await tell(id, { key: 'quietly' })
    await tell(id, { key: 'quietly' })
    expect((await messagesOf(id)).map(({ channel }) => channel)).toEqual(['email'])
    expect((await app.call(calls.listNotices, {}, { token })).data).toMatchObject({
      total: 0,
      unread: 0,
    })
  })

  // spec: 3.3 Settings of messages, quiet hours
  test("can't silence what her account's safety hangs on", async () => {
    const { id, token } = await someone()
    const all = { product: false, sms: false, email: false }
    const kept = await app.call(
      calls.changeNoticeSettings,
      { kinds: [{ kind: 'house_sold', channels: all }] },
      { token },
    )
    expect(channelsOf(kept.data.kinds, 'house_sold')).toEqual({
      product: true,
      push: true,
      whatsapp: true,
      sms: true,
      email: false,
    })
    await tell(id, { kind: 'house_sold' })
    expect(await messagesOf(id)).toHaveLength(1)
  })

  test.each([
    [{ kinds: [{ kind: 'no_such_kind', channels: {} }] }, 'kinds'],
    [{ kinds: 'all' }, 'kinds'],
    [{ kinds: [{ kind: 'tea_ready', channels: { sms: 'yes' } }] }, 'kinds.0.channels.sms'],
    [{ quiet_hours: 'night' }, 'quiet_hours'],
    [{ groups: [{ group: 'tea', channels: {} }] }, 'groups.0.group'],
    [{ groups: [{ group: 'interviews', channels: { push: 'yes' } }] }, 'groups.0.channels.push'],
  ])('refuse %j', async (input, field) => {
    const { token } = await someone()
    const answer = await app.call(calls.changeNoticeSettings, input, { token })
    expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([400, [field]])
  })
})

describe('reading', () => {
  test('marks some or all, counts what is left, and can be repeated', async () => {
    const { id, token } = await someone()
    for (let turn = 0; turn < 5; turn += 1) await tell(id, { key: `turn:${turn}` })
    const { results } = (await app.call(calls.listNotices, { page_size: 2 }, { token })).data
    expect(results.map((notice) => notice.id)).toEqual(
      results.map((notice) => notice.id).toSorted((a, b) => b - a),
    )
    const ids = results.map((notice) => notice.id)
    expect((await app.call(calls.markRead, { ids }, { token })).data.unread).toBe(3)
    expect((await app.call(calls.markRead, { ids }, { token })).data.unread).toBe(3)
    expect((await app.call(calls.listNotices, { show: 'unread' }, { token })).data).toMatchObject({
      total: 3,
      unread: 3,
    })
    expect((await app.call(calls.markRead, {}, { token })).data.unread).toBe(0)
  })

  test("passes over other people's notices", async () => {
    const [one, other] = [await someone(), await someone()]
    await tell(one.id)
    const { results } = (await app.call(calls.listNotices, {}, { token: one.token })).data
    await app.call(
      calls.markRead,
      { ids: results.map((notice) => notice.id) },
      { token: other.token },
    )
    expect((await app.call(calls.countUnread, {}, { token: one.token })).data.unread).toBe(1)
    expect((await app.call(calls.listNotices, {}, { token: other.token })).data.total).toBe(0)
  })

  test.each([{ page: 0 }, { page: 'x' }, { page_size: 61 }, { show: 'some' }])(
    'refuses %j',
    async (input) => {
      const { token } = await someone()
      expect((await app.call(calls.listNotices, input, { token })).status).toBe(400)
    },
  )

  test.each([
    { ids: 'all' },
    { ids: [0] },
    { ids: ['1'] },
    { ids: Array.from({ length: 101 }, (_, at) => at + 1) },
  ])('refuses %j', async (input) => {
    const { token } = await someone()
    expect((await app.call(calls.markRead, input, { token })).status).toBe(400)
  })
})

test.each([
  calls.listNotices,
  calls.countUnread,
  calls.markRead,
  calls.getNoticeSettings,
  calls.changeNoticeSettings,
])('$method $path is for the signed-in', async (call) => {
  expect((await app.call(call, {})).status).toBe(401)
})
