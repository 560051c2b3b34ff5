import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { jobContext, makeUser } from '../../../../test/people.ts'
import { freshAddress } from '../../../../test/sign-up.ts'
import { getFormTicket, listEnquiries } from '../contract.ts'
import { purgeOldEnquiries } from './purge-old-enquiries.ts'
import { enquiries } from './tables.ts'
import { enquiryTools } from '../../../../test/enquiries.ts'

const app = useTestApp()
const { send } = enquiryTools(app)
const now = new Date('2026-03-10T09:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const stored = () => app.connection.db.select().from(enquiries)

beforeEach(async () => {
  app.clock.now = now
  await app.connection.db.delete(enquiries)
})

describe("a browser's own form", () => {
  const post = (url: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
    app.app.inject({
      method: 'POST',
      url,
      remoteAddress: freshAddress(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'text/html,*/*',
        ...headers,
      },
      payload: new URLSearchParams(form).toString(),
    })
  const form = {
    firstName: 'Fatima',
    email: 'f@example.com',
    countryCode: '+974',
    phone: '33551122',
    message: 'Hello',
    isEmployer: 'on',
    website: '',
  }

  test('is taken and leads back to its page, in its language', async () => {
    const answer = await post('/api/contact/?lang=ar', form, { 'accept-language': 'en' })
    expect([answer.statusCode, answer.headers.location, answer.body]).toEqual([
      303,
      '/ar/contact?outcome=sent',
      '',
    ])
    expect(await stored()).toMatchObject([{ isEmployer: true, isWorker: false, locale: 'ar' }])
    const other = await post('/api/visa-requests/', {
      name: 'K',
      countryCode: '+971',
      phone: '501234567',
      message: 'x',
    })
    expect(other.headers.location).toBe('/visa/request?outcome=sent')
  })

  test('with something wrong leads back and names the fields', async () => {
    const answer = await post('/api/contact/', { ...form, email: 'x', phone: '' })
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      '/contact?outcome=refused&fields=email%2Cphone',
    ])
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(await stored()).toEqual([])
  })

  test('that was opened a moment ago leads back, too', async () => {
    const answer = await post('/api/contact/', {
      ...form,
      ticket: (await app.call(getFormTicket, {})).data.ticket,
    })
    expect(answer.headers.location).toBe('/contact?outcome=refused')
  })

  test('sent by a program gets the answer of a program', async () => {
    const answer = await post('/api/contact/', form, { accept: '*/*' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ success: true })
  })

  test('is not taken by the calls beside', async () => {
    const answer = await post('/api/employer/auth/login/', {
      phone_number: '33551122',
      password: 'x',
    })
    expect(answer.statusCode).toBe(415)
  })

  test('past its size is refused', async () => {
    const answer = await post(
      '/api/contact/',
      { ...form, message: 'x'.repeat(40_000) },
      { accept: '*/*' },
    )
    expect(answer.statusCode).toBe(413)
  })
})

describe("the operator's inbox", () => {
  // spec: 1.6 admin
  test('is closed to everyone else', async () => {
    expect((await app.call(listEnquiries, {})).status).toBe(401)
    for (const role of ['employer', 'jobseeker', 'agency'] as const) {
      const { token } = await makeUser(app, role)
      expect((await app.call(listEnquiries, {}, { token })).status).toBe(403)
    }
  })

  test('shows one kind at a time, newest first, page by page', async () => {
    const { token } = await makeUser(app, 'admin')
    for (const message of ['one', 'two', 'three']) await send('contact', { message })
    await send('visa')
    const first = await app.call(listEnquiries, { page_size: 2 }, { token })
    expect(first.data).toMatchObject({ total: 3, page: 1, page_size: 2 })
    expect(first.data.results.map(({ message }) => message)).toEqual(['three', 'two'])
    expect(first.data.results[0]).toMatchObject({
      kind: 'contact',
      name: 'Fatima Al Thani',
      email: 'fatima@example.com',
      phone_number: '+97433551122',
      is_employer: true,
      is_worker: false,
      locale: 'en',
      created_at: now.toISOString(),
      confirmed_at: null,
    })
    expect(
      (
        await app.call(listEnquiries, { kind: 'contact', page: 2, page_size: 2 }, { token })
      ).data.results.map(({ message }) => message),
    ).toEqual(['one'])
    expect((await app.call(listEnquiries, { kind: 'visa' }, { token })).data).toMatchObject({
      total: 1,
      results: [{ kind: 'visa', email: null }],
    })
  })

  test.each([
    ['kind', 'letters'],
    ['page', 0],
    ['page', 'x'],
    ['page_size', 61],
    ['page_size', 0],
  ])('refuses %s %s', async (field, value) => {
    const { token } = await makeUser(app, 'admin')
    const refused = await app.call(listEnquiries, { [field]: value }, { token })
    expect(refused.status).toBe(400)
    expect(Object.keys(refused.errors ?? {})).toEqual([field])
  })
})

// spec: 2.9 24 months, 18 years, non-refundable, 24/7
test('messages are forgotten after 24 months', async () => {
  await send('contact', { message: 'old' })
  app.clock.now = later(30 * 86_400)
  await send('contact', { message: 'newer' })
  app.clock.now = new Date('2028-03-10T09:00:00Z')
  await purgeOldEnquiries(jobContext(app))
  expect(await stored()).toHaveLength(2)
  app.clock.now = new Date('2028-03-10T09:00:01Z')
  await purgeOldEnquiries(jobContext(app))
  expect(
    await app.connection.db
      .select({ message: enquiries.message })
      .from(enquiries)
      .where(eq(enquiries.kind, 'contact')),
  ).toEqual([{ message: 'newer' }])
})
