import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { freshAddress } from '../../../../test/sign-up.ts'
import { readOutbox } from '../../../gateways/outbox.ts'
import { textsIn } from '../../../platform/shared/catalogues.ts'
import { getFormTicket, sendContact } from '../contract.ts'
import { en } from '../messages.en.ts'
import { en as forms } from '../messages.forms.en.ts'
import { enquiries } from './tables.ts'
import { enquiryTools } from '../../../../test/enquiries.ts'

const app = useTestApp()
const { send } = enquiryTools(app)
const now = new Date('2026-03-10T09:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const stored = () => app.connection.db.select().from(enquiries)

const messagesTo = async (to: string) =>
  (await readOutbox(app.config.dataDir, 1000)).filter((message) => message.to === to).length

beforeEach(async () => {
  app.clock.now = now
  await app.connection.db.delete(enquiries)
})

describe('a message', () => {
  // spec: 1.7 Contact, visa and newsletter make no calls
  // spec: 2.7 Contact and visa forms make no calls
  test('is kept and acknowledged by e-mail, without the words of the writer', async () => {
    const answer = await send('contact')
    expect(answer).toMatchObject({ status: 200, data: {} })
    expect(answer.message).toMatch(/^Thank you\. Your message has reached us/)
    expect(await stored()).toMatchObject([
      {
        kind: 'contact',
        name: 'Fatima Al Thani',
        email: 'fatima@example.com',
        phoneNumber: '+97433551122',
        message: 'Do you help with drivers?',
        isWorker: false,
        isEmployer: true,
        locale: 'en',
        createdAt: now,
      },
    ])
    const receipt = app.lastMessage('fatima@example.com')
    expect(receipt?.template).toBe('contactReceived')
    expect(receipt?.text).not.toMatch(/Fatima|drivers/)
  })

  test('in Arabic is acknowledged in Arabic', async () => {
    await send('contact', { email: 'noor@example.com' }, freshAddress(), {
      'accept-language': 'ar',
    })
    expect(app.lastMessage('noor@example.com')?.text).toMatch(/^شكراً لكتابتك/)
    expect(await stored()).toMatchObject([{ locale: 'ar' }])
  })

  test('of a worker is refused and acknowledged in her language', async () => {
    const email = 'rosalie@example.com'
    const inFilipino = { 'accept-language': 'fil' }
    const { errors, emails } = textsIn(en, 'fil')
    const refused = await send('contact', { email, message: '' }, freshAddress(), inFilipino)
    expect(refused).toMatchObject({ status: 400, errors: { message: [errors.messageRequired] } })
    expect(errors.messageRequired).not.toBe(en.errors.messageRequired)
    const taken = await send('contact', { email }, freshAddress(), inFilipino)
    expect(taken.message).toBe(textsIn(forms, 'fil').contact.sent)
    expect(app.lastMessage(email)?.text).toContain(emails.contactReceived.split('\n')[0])
    expect(await stored()).toMatchObject([{ locale: 'fil' }])
  })

  // spec: 2.3 Contact form
  test('Qatar is the country when none is said; Arabic digits are digits', async () => {
    expect((await send('contact', { countryCode: undefined, phone: '٣٣٥٥١١٢٢' })).status).toBe(200)
    expect(await stored()).toMatchObject([{ phoneNumber: '+97433551122' }])
  })

  test('a whole number wins over the country code', async () => {
    await send('contact', { phone: '+63 917 123 4567' })
    expect(await stored()).toMatchObject([{ phoneNumber: '+639171234567' }])
  })
})

describe('a visa request', () => {
  // spec: 2.7 Contact and visa forms make no calls
  test('is kept and acknowledged by text message', async () => {
    const answer = await send('visa')
    expect(answer).toMatchObject({ status: 200, data: {} })
    expect(answer.message).toMatch(/^Thank you\. Your request has reached us/)
    expect(await stored()).toMatchObject([
      {
        kind: 'visa',
        name: 'Khalid Omar',
        email: null,
        phoneNumber: '+971501234567',
        message: 'A nanny from Kenya',
      },
    ])
    expect(app.lastMessage('+971501234567')).toMatchObject({ template: 'visaReceived' })
  })

  // spec: 2.3 Visa form's fields, +971 for visitors
  test('the Emirates are the country when none is said', async () => {
    expect((await send('visa', { countryCode: undefined })).status).toBe(200)
  })

  test('a number that takes no texts gets none, and is kept', async () => {
    expect((await send('visa', { countryCode: '+974', phone: '44112233' })).status).toBe(200)
    expect(await stored()).toMatchObject([{ phoneNumber: '+97444112233' }])
    expect(app.lastMessage('+97444112233')).toBeUndefined()
  })

  test('a number gets two texts a day; what it writes after them is kept all the same', async () => {
    for (let times = 0; times < 4; times++)
      await send('visa', { countryCode: '+974', phone: '55443322', message: `time ${times}` })
    expect(await stored()).toHaveLength(4)
    expect(await messagesTo('+97455443322')).toBe(2)
  })
})

describe('each field wrong', () => {
  const name = (kind: string) => (kind === 'contact' ? 'firstName' : 'name')
  const common = (kind: 'contact' | 'visa') =>
    [
      [kind, name(kind), '  ', 'Please enter your full name'],
      [kind, name(kind), undefined, 'Please enter your full name'],
      [kind, name(kind), 'x'.repeat(121), 'This is too long.'],
      [kind, 'phone', '', 'Please enter your phone number'],
      [kind, 'phone', undefined, 'Please enter your phone number'],
      [kind, 'phone', 'call me', 'Please enter a valid phone number'],
      [kind, 'phone', '123', 'Please enter a valid phone number'],
      [kind, 'phone', '99999999999999', 'Please enter a valid phone number'],
      [kind, 'phone', 33_551_122, 'Please enter your phone number'],
      [kind, 'countryCode', '+999', 'Please choose a country code'],
      [kind, 'countryCode', '', 'Please choose a country code'],
      [kind, 'countryCode', 974, 'Please choose a country code'],
      [kind, 'message', ' \n ', 'Please write a message'],
      [kind, 'message', undefined, 'Please write a message'],
      [kind, 'message', 'x'.repeat(4001), 'This is too long.'],
    ] as const
  test.each([
    ...common('contact'),
    ...common('visa'),
    ['contact', 'email', '', 'Please enter your e-mail address'],
    ['contact', 'email', undefined, 'Please enter your e-mail address'],
    ['contact', 'email', 'fatima@', 'Please enter a valid e-mail address'],
    [
      'contact',
      'email',
      'a@example.com\nBcc: b@example.com',
      'Please enter a valid e-mail address',
    ],
    ['contact', 'email', `${'x'.repeat(250)}@example.com`, 'Please enter a valid e-mail address'],
    ['contact', 'isWorker', 'maybe', 'Please choose one of the values offered.'],
    ['contact', 'isEmployer', 1, 'Please choose one of the values offered.'],
  ] as const)('%s: %s %j', async (kind, field, value, text) => {
    const refused = await send(kind, { [field]: value })
    expect(refused).toMatchObject({ status: 400, code: 'INVALID', errors: { [field]: [text] } })
    expect(await stored()).toEqual([])
  })

  // spec: 2.5 Contact form: name, e-mail, phone, message
  test('all of them are said at once', async () => {
    const refused = await app.call(sendContact, {})
    expect(Object.keys(refused.errors ?? {}).sort()).toEqual([
      'email',
      'firstName',
      'message',
      'phone',
    ])
    expect(refused.message).toBe('Please enter your full name')
  })

  // spec: 2.5 Contact form: name, e-mail, phone, message
  test('a number of another country than its code', async () => {
    expect((await send('contact', { countryCode: '+63', phone: '33551122' })).errors).toEqual({
      phone: ['Please enter a valid phone number'],
    })
  })
})

describe.each(['contact', 'visa'] as const)('robots at %s', (kind) => {
  const ticket = async () => (await app.call(getFormTicket, {})).data.ticket

  test('who fills in the hidden field is answered alike, and nothing is kept or sent', async () => {
    const phone = kind === 'contact' ? '33998811' : '501119999'
    const answer = await send(kind, {
      website: 'https://example.com',
      phone,
      email: 'robot@example.com',
    })
    expect(answer.body).toBe((await send(kind)).body)
    expect(await stored()).toHaveLength(1)
    expect([app.lastMessage('robot@example.com'), app.lastMessage('+971501119999')]).toEqual([
      undefined,
      undefined,
    ])
  })

  test('who is faster than a hand is asked to send again, and can', async () => {
    const early = await ticket()
    app.clock.now = later(1)
    const refused = await send(kind, { ticket: early })
    expect(refused).toMatchObject({
      status: 400,
      code: 'INVALID',
      message: 'That was very quick. Please wait a moment and send it again.',
    })
    app.clock.now = later(2)
    expect((await send(kind, { ticket: early })).status).toBe(200)
    expect(await stored()).toHaveLength(1)
  })

  test('a ticket of yesterday, of tomorrow, changed or made up is refused', async () => {
    const early = await ticket()
    app.clock.now = later(86_401)
    const [at, signature = ''] = early.split('.')
    const changed = `${Number(at) + 86_000_000}.${signature}`
    for (const wrong of [
      early,
      changed,
      `${app.clock.now.getTime() - 9000}.${'0'.repeat(64)}`,
      'x',
      '.',
      `${at}.`,
      `${at}.${signature.slice(1)}`,
      ['a'],
    ]) {
      expect(await send(kind, { ticket: wrong })).toMatchObject({ status: 400 })
    }
    expect((await send(kind, { ticket: early })).message).toMatch(
      /^This form has been open for too long/,
    )
    expect(await stored()).toEqual([])
  })

  test('a ticket is not kept by anyone between', async () => {
    expect((await app.call(getFormTicket, {})).headers['cache-control']).toBe('no-store')
  })

  test('a network may send 30 an hour, without tickets 10; another network is not meant', async () => {
    const bare = freshAddress()
    for (let times = 0; times < 10; times++) expect((await send(kind, {}, bare)).status).toBe(200)
    const refused = await send(kind, {}, bare)
    expect(refused).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)

    const early = await ticket()
    app.clock.now = later(5)
    const people = freshAddress()
    for (let times = 0; times < 30; times++)
      expect((await send(kind, { ticket: early }, people)).status).toBe(200)
    expect((await send(kind, { ticket: early }, people)).status).toBe(429)
    expect((await send(kind, { ticket: early }, freshAddress())).status).toBe(200)
    app.clock.now = later(3600)
    expect((await send(kind, {}, bare)).status).toBe(200)
  })
})

test('a mailbox hears three times a day that a message has come', async () => {
  for (let times = 0; times < 5; times++)
    expect((await send('contact', { email: 'often@example.com' })).status).toBe(200)
  expect(await messagesTo('often@example.com')).toBe(3)
  expect(await stored()).toHaveLength(5)
})
