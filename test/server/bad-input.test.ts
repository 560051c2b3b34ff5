import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { decodeJwt, SignJWT } from 'jose'
import crypto from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { endSessions, getMe, logOut, updateDetails } from '../../src/features/accounts/contract.ts'
import { signAccessToken } from '../../src/features/accounts/server/sessions/access-tokens.ts'
import { listCandidates } from '../../src/features/search/contract.ts'
import { listEnquiries, sendContact } from '../../src/features/enquiries/contract.ts'
import { changeStatus } from '../../src/features/hiring/contract.ts'
import { useTestApp } from '../harness.ts'
import { makeCandidate, makeUser, signIn } from '../people.ts'

const app = useTestApp({ RATE_LIMITS: 'off' })
let candidateId: number
let employer: { id: number; token: string }

beforeAll(async () => {
  candidateId = await makeCandidate(app)
  employer = await makeUser(app, 'employer')
})

const json = 'application/json'
const contact = {
  firstName: 'Mona',
  email: 'mona@example.com',
  phone: '33112233',
  message: 'Hello',
}

/** Sends a body as it stands. */
const send = (
  payload: string | Buffer,
  type = json,
  more: InjectOptions = {},
): Promise<LightMyRequestResponse> =>
  app.app.inject({
    method: 'POST',
    url: sendContact.path,
    payload,
    ...more,
    headers: { 'content-type': type, ...more.headers },
  })

interface Refusal {
  success: boolean
  code: string
  message: string
  errors?: Record<string, string[]>
}

/** The refusal in an answer, which says what is wrong and nothing of how the server is made. */
function refusalIn(answer: LightMyRequestResponse): Refusal {
  expect(answer.headers['content-type']).toContain(json)
  expect(answer.body).not.toMatch(
    /\bat .*:\d+|node_modules|\.ts\b|FST_|select |insert |SyntaxError|stack/i,
  )
  const refusal = answer.json<Refusal>()
  expect(refusal.success).toBe(false)
  return refusal
}

describe('a body', () => {
  // asvs: 16.5.1
  test.each(['{"a":', '{"a":1}}', ' ', '\u0000', 'undefined', '{a:1}', '"\\u12"'])(
    'of malformed JSON is refused in the language of the reader: %j',
    async (text) => {
      for (const [language, message] of [
        ['en', 'The JSON in this request is malformed.'],
        ['ar-QA,ar;q=0.9', 'صيغة JSON في هذا الطلب غير سليمة.'],
      ]) {
        const answer = await send(text, json, { headers: { 'accept-language': language } })
        expect(answer.statusCode).toBe(400)
        expect(refusalIn(answer)).toMatchObject({ code: 'BAD_REQUEST', message })
      }
    },
  )

  test.each(['[]', '[{"firstName":"x"}]', '"text"', '7', 'true'])(
    'that is no object is refused: %s',
    async (text) => {
      const answer = await send(text)
      expect(answer.statusCode).toBe(400)
      expect(refusalIn(answer)).toMatchObject({
        code: 'BAD_REQUEST',
        message: 'A JSON object is expected.',
      })
    },
  )

  test('of null, or none at all, lacks every field', async () => {
    for (const answer of [
      await send('null'),
      await send(''),
      await app.app.inject({ method: 'POST', url: sendContact.path }),
    ]) {
      expect(answer.statusCode).toBe(400)
      expect(Object.keys(refusalIn(answer).errors ?? {})).toEqual(
        expect.arrayContaining(['firstName', 'email', 'phone', 'message']),
      )
    }
  })

  test('that is empty is none, whatever type the client names: signing out and deleting need none', async () => {
    const { token } = await makeUser(app, 'employer')
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    for (const [method, url, status] of [
      ['DELETE', endSessions.path, 200],
      ['POST', logOut.path, 200],
    ] as const)
      expect([url, (await app.app.inject({ method, url, headers })).statusCode]).toEqual([
        url,
        status,
      ])
    expect((await app.call(getMe, {}, { token })).status).toBe(401)
  })

  test.each([
    'text/plain',
    'application/xml',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'nonsense',
    '',
  ])('of another type is refused: %s', async (type) => {
    const answer = await send('firstName=x', type, { url: updateDetails.path, method: 'PUT' })
    expect(answer.statusCode).toBe(415)
    expect(refusalIn(answer)).toMatchObject({
      code: 'UNSUPPORTED_MEDIA_TYPE',
      message: 'This type of content is not accepted here.',
    })
  })

  // spec: 3.1 Bad and random input gets a clear refusal
  test('over a megabyte is refused, one just below is read', async () => {
    const large = (length: number) => JSON.stringify({ ...contact, message: 'x'.repeat(length) })
    const over = await send(large(1_048_576))
    expect(over.statusCode).toBe(413)
    expect(refusalIn(over).code).toBe('TOO_LARGE')
    expect(refusalIn(await send(large(1_040_000))).errors).toEqual({
      message: ['This is too long.'],
    })
  })

  test('nested half a million deep is only another wrong value', async () => {
    const deep = '['.repeat(500_000) + ']'.repeat(500_000)
    expect((await send(`{"firstName":${deep}}`)).statusCode).toBe(400)
    expect(
      (await send(JSON.stringify(contact).replace('}', `,"website":${deep}}`))).statusCode,
    ).toBe(200)
  })

  // asvs: 1.5.2
  // asvs: 15.3.6
  test('with keys that reach for prototypes changes none', async () => {
    for (const text of [
      '{"__proto__":{"polluted":true}}',
      '{"constructor":{"prototype":{"polluted":true}}}',
      '{"a":{"__proto__":{"polluted":true}}}',
    ])
      expect((await send(text)).statusCode).toBe(400)
    await app.app.inject(
      `${listCandidates.path}?__proto__[polluted]=1&constructor.prototype.polluted=1&__proto__=1`,
    )
    expect('polluted' in {}).toBe(false)
  })
})

describe('text', () => {
  // asvs: 1.3.3
  test.each(['Mona\0', 'Mo\0na', 'Mona\ud800', 'Mo\udc00na'])(
    'that PostgreSQL cannot hold is refused by its field: %j',
    async (firstName) => {
      const answer = await app.call(sendContact, { ...contact, firstName })
      expect([answer.status, answer.errors]).toEqual([
        400,
        { firstName: ["This value can't be used."] },
      ])
      const query = await app.app.inject(`/api/candidates/?nationality=Kenyan,a%00b`)
      expect(query.json<Refusal>().errors).toEqual({
        'nationality.1': ["This value can't be used."],
      })
      expect(
        (
          await app.app.inject({
            url: '/api/employer/invoices/INV%00/',
            headers: { authorization: `Bearer ${employer.token}` },
          })
        ).statusCode,
      ).toBe(400)
    },
  )

  // asvs: 1.2.3
  // asvs: 1.2.4
  test('of any script, with emoji, directions and joiners, is kept as it came', async () => {
    const message =
      "👩🏽‍🍳 مرحبا \u202eabc\u202c Ñandú '); drop table users; -- <script>alert(1)</script> ﷽ \u0007"
    expect((await app.call(sendContact, { ...contact, message })).status).toBe(200)
    const { token } = await makeUser(app, 'admin')
    expect((await app.call(listEnquiries, {}, { token })).data.results[0]?.message).toBe(message)
  })
})

describe('an address', () => {
  test('that nothing answers is refused, whatever the method', async () => {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
      const answer = await app.app.inject({ method, url: '/api/nothing/here' })
      expect(answer.statusCode).toBe(404)
      if (method !== 'HEAD')
        expect(refusalIn(answer)).toEqual({
          success: false,
          code: 'NOT_FOUND',
          message: 'Not found.',
        })
    }
    expect((await app.app.inject({ method: 'OPTIONS', url: listCandidates.path })).statusCode).toBe(
      404,
    )
    expect((await app.app.inject({ method: 'DELETE', url: listCandidates.path })).statusCode).toBe(
      404,
    )
  })

  test('answers HEAD like GET, without a body', async () => {
    for (const url of [listCandidates.path, '/healthz', `/api/candidates/${candidateId}/`]) {
      const head = await app.app.inject({ method: 'HEAD', url })
      expect([head.statusCode, head.body]).toEqual([200, ''])
      expect(head.headers['content-type']).toBe((await app.app.inject(url)).headers['content-type'])
    }
  })

  // asvs: 1.1.1
  test.each(['/api/candidates/%E0%A4%A/', '/api/candidates/%/', '/%ff'])(
    'with a broken escape is refused: %s',
    async (url) => {
      const answer = await app.app.inject(url)
      expect(answer.statusCode).toBe(400)
      expect(refusalIn(answer)).toEqual({
        success: false,
        code: 'BAD_REQUEST',
        message: 'This request could not be read.',
      })
    },
  )

  // asvs: 1.4.2
  test.each([
    '0',
    '-1',
    '1.5',
    '1e3',
    'x',
    '99999999999999999999',
    '٣',
    '%20',
    '1;drop',
    `${'9'.repeat(300)}`,
    '[object Object]',
  ])('with the id %s leads to nobody', async (id) => {
    const answer = await app.app.inject(`/api/candidates/${id}/`)
    expect(answer.statusCode).toBe(404)
    expect(refusalIn(answer).code).toBe('NOT_FOUND')
  })

  // asvs: 5.3.2
  test('that climbs out of the pictures finds none', async () => {
    for (const path of [
      '../secrets/session',
      '..%2fsecrets%2fsession',
      '%2e%2e/%2e%2e/package.json',
      'portraits/../../secrets/session',
      'portraits/%00.svg',
    ])
      expect((await app.app.inject(`/media/${path}`)).statusCode).toBe(404)
    expect((await app.app.inject('/media/portraits/%2e%2e%2fx.svg')).statusCode).toBe(404)
  })

  // asvs: 15.3.7
  test('with a query of 100 kB, or the same parameter often, is answered', async () => {
    const long = await app.app.inject(`${listCandidates.path}?q=${'x'.repeat(100_000)}`)
    expect([long.statusCode, refusalIn(long).errors]).toEqual([400, { q: ['This is too long.'] }])
    const often = await app.app.inject(`${listCandidates.path}?${'page=1&'.repeat(5000)}`)
    expect([often.statusCode, refusalIn(often).errors]).toEqual([
      400,
      { page: ['Please enter a whole number.'] },
    ])
    const lists = await app.app.inject(`${listCandidates.path}?${'skills=Cooking&'.repeat(5000)}`)
    expect([lists.statusCode, refusalIn(lists).errors]).toEqual([
      400,
      { skills: ['That is too many.'] },
    ])
    expect(
      (
        await app.app.inject(
          `${listCandidates.path}?nationality=Kenyan&nationality=Indian&unknown=%00`,
        )
      ).statusCode,
    ).toBe(200)
  })
})

describe('a session', () => {
  const meWith = (authorization: string) =>
    app.app.inject({ url: getMe.path, headers: { authorization } })
  const forged = (secret: Uint8Array, claims: object) =>
    new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime('1y')
      .sign(secret)

  // asvs: 9.1.1
  // asvs: 9.1.2
  // asvs: 6.8.2
  test('is not had with garbage', async () => {
    const unsigned = `${btoa('{"alg":"none"}')}.${btoa(`{"sub":"${employer.id}","sid":"x","role":"admin","exp":9999999999}`)}.`
    for (const given of [
      'Bearer garbage',
      'Bearer',
      'Bearer  ',
      'Basic dXNlcjpwYXNz',
      employer.token,
      `Bearer ${employer.token}x`,
      `Bearer ${'x'.repeat(9000)}`,
      `Bearer ${unsigned}`,
    ]) {
      const answer = await meWith(given)
      expect([given, answer.statusCode]).toEqual([given, 401])
      expect(refusalIn(answer).code).toBe('UNAUTHENTICATED')
    }
  })

  // asvs: 9.1.3
  // asvs: 7.2.1
  test('is not had with a token that another server signed, or one that names no session of ours', async () => {
    const claims = { sub: String(employer.id), sid: crypto.randomUUID(), role: 'employer' }
    expect(
      (await meWith(`Bearer ${await forged(crypto.randomBytes(32), claims)}`)).statusCode,
    ).toBe(401)
    const unknown = { userId: employer.id, sessionId: crypto.randomUUID(), role: 'employer' }
    const ours = await signAccessToken(app.config, new Date(), unknown)
    expect((await meWith(`Bearer ${ours}`)).statusCode).toBe(401)
  })

  // asvs: 9.2.1
  test('is over when its token is past its time, also where anyone may read', async () => {
    const token = await signIn(app, employer.id)
    expect((await app.call(getMe, {}, { token })).status).toBe(200)
    const { sub, sid, role } = decodeJwt<{ sid: string; role: string }>(token)
    const ofAge = (minutes: number): Promise<string> =>
      signAccessToken(app.config, new Date(Date.now() - minutes * 60_000), {
        userId: Number(sub),
        sessionId: sid,
        role,
      })
    expect((await app.call(getMe, {}, { token: await ofAge(14) })).status).toBe(200)
    const old = { token: await ofAge(16) }
    expect((await app.call(getMe, {}, old)).status).toBe(401)
    expect(
      (await app.call(changeStatus, { id: candidateId, status: 'shortlisted' }, old)).code,
    ).toBe('UNAUTHENTICATED')
    expect((await app.call(listCandidates, {}, old)).status).toBe(200)
  })
})

test('absurd headers are read as if they were not there', async () => {
  const headers = {
    'accept-language': '*;q=\u00ff,,,;;',
    'user-agent': 'x'.repeat(10_000),
    'accept-encoding': 'br;q=nan',
    'if-none-match': '"',
    cookie: 'a=b;;;=',
  }
  expect((await app.app.inject({ url: listCandidates.path, headers })).statusCode).toBe(200)
  expect((await app.call(sendContact, contact, { headers })).status).toBe(200)
})
