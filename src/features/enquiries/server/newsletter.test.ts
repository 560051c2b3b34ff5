import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { jobContext, makeUser } from '../../../../test/people.ts'
import { freshAddress } from '../../../../test/sign-up.ts'
import {
  confirmSubscription,
  getFormTicket,
  listEnquiries,
  subscribe,
  unsubscribe,
} from '../contract.ts'
import { purgeOldEnquiries } from './purge-old-enquiries.ts'
import { newsletterLinks, newsletterSubscribers } from './tables.ts'

const app = useTestApp()
const now = new Date('2026-03-10T09:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
beforeEach(() => {
  app.clock.now = now
})

let addresses = 0
const freshEmail = () => `reader${++addresses}@example.com`
const ask = (email: unknown, headers: Record<string, string> = {}, more = {}) =>
  app.call(subscribe, { email, ...more }, { address: freshAddress(), headers })
const stored = () => app.connection.db.select().from(newsletterSubscribers)
const rowOf = async (email: string) => (await stored()).find((row) => row.email === email)

/** The token in the newest e-mail to an address. */
const tokenFor = (email: string): string =>
  /\/newsletter\/(?:confirm|unsubscribe)\/([\w-]+)/.exec(app.lastMessage(email)?.text ?? '')?.[1] ??
  'none'

async function join(email = freshEmail()) {
  await ask(email)
  const confirmToken = tokenFor(email)
  await app.call(confirmSubscription, { token: confirmToken })
  return { email, confirmToken, leaveToken: tokenFor(email) }
}

describe('asking', () => {
  // spec: 1.2 Newsletter box with Subscribe
  test('sends a link, and counts for nothing yet', async () => {
    const email = freshEmail()
    expect(await ask(` ${email.toUpperCase()} `)).toMatchObject({
      status: 200,
      data: {},
      message:
        'Please open the link we have just sent to your e-mail address to confirm your subscription.',
    })
    expect(app.lastMessage(email)).toMatchObject({ template: 'confirmSubscription' })
    expect(app.lastMessage(email)?.text).toContain(
      `${app.config.origin}/newsletter/confirm/${tokenFor(email)}`,
    )
    expect(await rowOf(email)).toMatchObject({ confirmedAt: null, endedAt: null, locale: 'en' })
  })

  test('in Arabic sends an Arabic link', async () => {
    const email = freshEmail()
    await ask(email, { 'accept-language': 'ar' })
    expect(app.lastMessage(email)?.text).toContain(`${app.config.origin}/ar/newsletter/confirm/`)
  })

  test('keeps no token as it was sent', async () => {
    const email = freshEmail()
    await ask(email)
    const links = await app.connection.db.select().from(newsletterLinks)
    expect(links.some(({ tokenHash }) => tokenHash.includes(tokenFor(email)))).toBe(false)
    expect(links.at(-1)?.tokenHash).toMatch(/^[0-9a-f]{64}$/)
  })

  test.each([
    ['', 'Please enter your e-mail address'],
    [undefined, 'Please enter your e-mail address'],
    [7, 'Please enter your e-mail address'],
    ['reader', 'Please enter a valid e-mail address'],
    ['a@b.c, d@e.f', 'Please enter a valid e-mail address'],
  ])('with %j is refused', async (email, text) => {
    expect(await ask(email)).toMatchObject({ status: 400, errors: { email: [text] } })
  })

  test('by a robot is answered alike, and nothing is kept or sent', async () => {
    const email = freshEmail()
    const answer = await ask(email, {}, { website: 'x' })
    expect(answer.body).toBe((await ask(freshEmail())).body)
    expect([await rowOf(email), app.lastMessage(email)]).toEqual([undefined, undefined])
  })

  test('too fast is refused', async () => {
    const { ticket } = (await app.call(getFormTicket, {})).data
    expect(await ask(freshEmail(), {}, { ticket })).toMatchObject({
      status: 400,
      message: 'That was very quick. Please wait a moment and send it again.',
    })
  })

  test('sends to one address three times a day at most', async () => {
    const email = freshEmail()
    for (let times = 0; times < 3; times++) expect((await ask(email)).status).toBe(200)
    expect(await ask(email)).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
    expect((await stored()).filter((row) => row.email === email)).toHaveLength(1)
  })

  test('ten at once make one subscriber', async () => {
    const email = freshEmail()
    await Promise.all(Array.from({ length: 10 }, () => ask(email)))
    expect((await stored()).filter((row) => row.email === email)).toHaveLength(1)
  })

  test('for an address that has it is answered alike, and the e-mail says so', async () => {
    const { email } = await join()
    const answer = await ask(email)
    expect(answer.body).toBe((await ask(freshEmail())).body)
    expect(app.lastMessage(email)).toMatchObject({ template: 'alreadySubscribed' })
    expect((await rowOf(email))?.confirmedAt).toEqual(now)
    expect((await app.call(unsubscribe, { token: tokenFor(email) })).status).toBe(200)
  })
})

describe('confirming', () => {
  test('subscribes, and sends the link to leave', async () => {
    const email = freshEmail()
    await ask(email)
    app.clock.now = later(172_799)
    expect(await app.call(confirmSubscription, { token: tokenFor(email) })).toMatchObject({
      status: 200,
      data: { email },
    })
    expect((await rowOf(email))?.confirmedAt).toEqual(app.clock.now)
    expect(app.lastMessage(email)).toMatchObject({ template: 'subscribed' })
  })

  test('again changes nothing and sends nothing', async () => {
    const { email, confirmToken, leaveToken } = await join()
    app.clock.now = later(60)
    expect(await app.call(confirmSubscription, { token: confirmToken })).toMatchObject({
      status: 200,
      data: { email },
    })
    expect((await rowOf(email))?.confirmedAt).toEqual(now)
    expect(tokenFor(email)).toBe(leaveToken)
  })

  test('after 48 hours, with an unknown link or with one to leave is refused', async () => {
    const email = freshEmail()
    await ask(email)
    const { leaveToken } = await join()
    app.clock.now = later(172_800)
    for (const token of [tokenFor(email), 'unknown', leaveToken]) {
      expect(await app.call(confirmSubscription, { token })).toMatchObject({
        status: 400,
        message: 'This link has already been used, or its time is over.',
      })
    }
    expect((await rowOf(email))?.confirmedAt).toBeNull()
  })

  test('with an old link does not bring back who has left', async () => {
    const { email, confirmToken, leaveToken } = await join()
    await ask(email)
    await app.call(unsubscribe, { token: leaveToken })
    expect((await app.call(confirmSubscription, { token: confirmToken })).status).toBe(400)
    expect(await rowOf(email)).toBeUndefined()
  })
})

describe('leaving', () => {
  test('forgets the address, and can be repeated', async () => {
    const { email, leaveToken } = await join()
    app.clock.now = later(365 * 86_400)
    expect(await app.call(unsubscribe, { token: leaveToken })).toMatchObject({
      status: 200,
      data: {},
    })
    expect(await rowOf(email)).toBeUndefined()
    expect((await app.call(unsubscribe, { token: leaveToken })).status).toBe(200)
  })

  test('does not touch a subscription made after it', async () => {
    const { email, leaveToken } = await join()
    await app.call(unsubscribe, { token: leaveToken })
    await join(email)
    await app.call(unsubscribe, { token: leaveToken })
    expect((await rowOf(email))?.confirmedAt).toEqual(now)
  })

  test('with an unknown link or with one to confirm is refused', async () => {
    const { email, confirmToken } = await join()
    for (const token of ['unknown', confirmToken])
      expect((await app.call(unsubscribe, { token })).status).toBe(400)
    expect(await rowOf(email)).toBeDefined()
  })

  // spec: 3.2 Leaving the newsletter in a mail reader
  test("takes a mail reader's one click, which follows no redirects", async () => {
    const { email } = await join()
    const { unsubscribeUrl = '' } = app.lastMessage(email) ?? {}
    expect(unsubscribeUrl).toMatch(/^http:\/\/localhost:\d+\/api\/newsletter\/unsubscribe\/[\w-]+$/)
    const answer = await app.app.inject({
      method: 'POST',
      url: new URL(unsubscribeUrl).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(answer.statusCode).toBe(200)
    expect(await rowOf(email)).toBeUndefined()
  })
})

describe('without JavaScript', () => {
  const asBrowser = { accept: 'text/html,application/xhtml+xml' }

  test('each step leads back to the page', async () => {
    const email = freshEmail()
    const asked = await app.app.inject({
      method: 'POST',
      url: '/api/newsletter/?lang=ar',
      headers: { ...asBrowser, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ email, website: '' }).toString(),
    })
    expect([asked.statusCode, asked.headers.location]).toEqual([303, '/ar/newsletter?outcome=sent'])
    const confirmed = await app.app.inject({
      url: `/api/newsletter/confirm/${tokenFor(email)}?lang=ar`,
      headers: asBrowser,
    })
    expect(confirmed.headers.location).toBe('/ar/newsletter?outcome=confirmed')
    const left = await app.app.inject({
      method: 'POST',
      url: `/api/newsletter/unsubscribe/${tokenFor(email)}`,
      headers: asBrowser,
    })
    expect(left.headers.location).toBe('/newsletter?outcome=left')
    const unknown = await app.app.inject({
      url: '/api/newsletter/confirm/unknown',
      headers: asBrowser,
    })
    expect(unknown.headers.location).toBe('/newsletter?outcome=void')
  })
})

test("the operator's inbox shows who has not left, with when each was confirmed", async () => {
  await app.connection.db.delete(newsletterSubscribers)
  const { email } = await join()
  const waiting = freshEmail()
  await ask(waiting)
  const gone = await join()
  await app.call(unsubscribe, { token: gone.leaveToken })
  const { token } = await makeUser(app, 'admin')
  const { data } = await app.call(listEnquiries, { kind: 'newsletter' }, { token })
  expect(data.total).toBe(2)
  expect(data.results).toMatchObject([
    {
      kind: 'newsletter',
      email: waiting,
      confirmed_at: null,
      name: null,
      phone_number: null,
      message: null,
    },
    { kind: 'newsletter', email, confirmed_at: now.toISOString() },
  ])
})

test('addresses that nobody confirmed are forgotten after 48 hours; those who did and those who left stay', async () => {
  await app.connection.db.delete(newsletterSubscribers)
  const { email } = await join()
  await ask(freshEmail())
  const gone = await join()
  await app.call(unsubscribe, { token: gone.leaveToken })
  app.clock.now = later(172_800)
  await purgeOldEnquiries(jobContext(app))
  expect(await stored()).toHaveLength(3)
  app.clock.now = later(172_801)
  await purgeOldEnquiries(jobContext(app))
  expect(new Set((await stored()).map((row) => row.email))).toEqual(new Set([email, null]))
})
