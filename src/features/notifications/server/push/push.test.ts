import crypto from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import ece from 'http_ece'
import { decodeJwt, importJWK, jwtVerify } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../../test/harness.ts'
import { jobContext, makeUser, signIn } from '../../../../../test/people.ts'
import { logOut } from '../../../accounts/contract.ts'
import { pushEndpoint } from '../../../../gateways/push/index.ts'
import { publicLookup } from '../../../../gateways/push/endpoint.ts'
import * as calls from '../../channel-contract.ts'
import { changeNoticeSettings, markRead } from '../../contract.ts'
import { notify } from '../notify.ts'
import { vapidKeys } from './keys.ts'

interface Came {
  url: string
  headers: http.IncomingHttpHeaders
  body: Buffer
}
/** What the browser maker's service was handed, and what it says to it. */
const came: Came[] = []
let status = 201
const service = http.createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    came.push({ url: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
    response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end()
  })
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => void service.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
})
afterAll(() => {
  service.closeAllConnections()
  service.close()
})
const app = useTestApp({ ORIGIN: 'https://manzil.example' })
beforeEach(() => {
  came.length = 0
  status = 201
})

/** A browser's part: an address, a key of its own and a secret. */
function browser() {
  const key = crypto.createECDH('prime256v1')
  const p256dh = key.generateKeys()
  const auth = crypto.randomBytes(16)
  const endpoint = `${origin}/send/${crypto.randomUUID()}`
  return {
    endpoint,
    keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
    open: ({ body }: Came): unknown =>
      JSON.parse(
        ece
          .decrypt(body, {
            version: 'aes128gcm',
            privateKey: key,
            authSecret: auth.toString('base64url'),
          })
          .toString(),
      ),
  }
}
type Browser = ReturnType<typeof browser>
const subscribe = ({ endpoint, keys }: Pick<Browser, 'endpoint' | 'keys'>, token: string) =>
  app.call(calls.subscribeToPush, { endpoint, keys }, { token })
const tell = async (userId: number, more: object = {}) => {
  await notify(jobContext(app), {
    userId,
    kind: 'message_received',
    params: { name: 'Maryam', candidate: 'Grace' },
    path: '/messages',
    ...more,
  })
  await app.jobs.work('push-notice')
}
const count = async (userId: number): Promise<number> => {
  const { rows } = await app.connection.pool.query<{ n: number }>(
    'select count(*)::int as n from push_subscriptions where user_id = $1',
    [userId],
  )
  return rows[0]?.n ?? 0
}

async function someone() {
  const person = await makeUser(app, 'employer')
  const own = browser()
  expect((await subscribe(own, person.token)).data.browsers).toBe(1)
  return { ...person, own }
}

describe('a browser', () => {
  // spec: 3.3 Web push
  test('is told the title and the way, sealed for it alone, signed by our key', async () => {
    const { id, token, own } = await someone()
    await tell(id)
    const [message] = came
    if (!message) throw new Error('nothing came')
    expect(own.open(message)).toEqual({
      title: expect.stringContaining('Maryam') as string,
      path: '/messages',
      locale: 'en',
      id: expect.any(Number) as number,
    })
    expect(message.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      urgency: 'normal',
    })
    expect(message.body.toString('latin1')).not.toContain('Maryam')
    const [, jwt = '', key = ''] =
      /^vapid t=([^,]+), k=(.+)$/.exec(message.headers.authorization ?? '') ?? []
    const { public_key } = (await app.call(calls.getPush, {}, { token })).data
    expect(key).toBe(public_key)
    const point = Buffer.from(key, 'base64url')
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    }
    await jwtVerify(jwt, await importJWK(jwk, 'ES256'), { audience: origin })
    expect(decodeJwt(jwt).sub).toBe('https://manzil.example')
  })

  test('is told once of each notice, in its owner’s language, and nothing that she has read or switched off', async () => {
    const { id, token, own } = await someone()
    await app.connection.pool.query(`update users set locale = 'ar' where id = $1`, [id])
    await Promise.all([tell(id, { key: 'one' }), tell(id, { key: 'one' })])
    await app.jobs.work('push-notice')
    expect(came).toHaveLength(1)
    expect(came[0] && own.open(came[0])).toMatchObject({ path: '/ar/messages', locale: 'ar' })
    await notify(jobContext(app), { userId: id, kind: 'message_received', params: { name: 'x' } })
    await app.call(markRead, {}, { token })
    await app.jobs.work('push-notice')
    const groups = [{ group: 'messages' as const, channels: { push: false } }]
    await app.call(changeNoticeSettings, { groups }, { token })
    await tell(id)
    expect(came).toHaveLength(1)
  })

  test('is told at night of what is urgent alone; the rest comes in the morning', async () => {
    const { id } = await someone()
    const before = app.clock.now
    app.clock.now = new Date('2026-03-10T22:00:00+03:00')
    await tell(id)
    expect(came).toEqual([])
    await tell(id, { kind: 'passkey_blocked' })
    expect(came.map(({ headers }) => headers.urgency)).toEqual(['high'])
    app.clock.now = new Date('2026-03-11T07:00:01+03:00')
    await app.jobs.work('push-notice')
    expect(came).toHaveLength(2)
    app.clock.now = before
  })

  test.each([404, 410])('that is gone (%i) is forgotten', async (gone) => {
    const { id } = await someone()
    status = gone
    await tell(id)
    expect(await count(id)).toBe(0)
  })

  test.each([302, 429, 500])(
    'whose service answers %i stays, and is tried again',
    async (fault) => {
      const { id } = await someone()
      status = fault
      await tell(id)
      expect(await count(id)).toBe(1)
      status = 201
      app.clock.now = new Date(app.clock.now.getTime() + 120_000)
      await app.jobs.work('push-notice')
      expect(came).toHaveLength(2)
    },
  )

  test('in which she signs out is told nothing more; her others are', async () => {
    const { id, token, own } = await someone()
    const other = browser()
    await subscribe(other, await signIn(app, id))
    await app.call(logOut, {}, { token })
    expect(await count(id)).toBe(1)
    await tell(id)
    expect(came.map(({ url }) => origin + url)).toEqual([other.endpoint])
    expect(await count(id)).toBe(1)
    expect(own.endpoint).not.toBe(other.endpoint)
  })

  test('whose session ended by itself is told nothing more, and forgotten', async () => {
    const { id } = await someone()
    await app.connection.pool.query(
      `update sessions set expires_at = now() - interval '1 second' where user_id = $1`,
      [id],
    )
    await tell(id)
    expect([came.length, await count(id)]).toEqual([0, 0])
  })

  test('that somebody else signs in with tells her alone', async () => {
    const [one, two] = [await someone(), await makeUser(app, 'employer')]
    await subscribe(one.own, two.token)
    expect([await count(one.id), await count(two.id)]).toEqual([0, 1])
  })

  test('more than ten take the place of the oldest; the same again is one', async () => {
    const { id, token, own } = await someone()
    await subscribe(own, token)
    expect(await count(id)).toBe(1)
    for (let more = 0; more < 11; more += 1) {
      app.clock.now = new Date(app.clock.now.getTime() + 1000)
      await subscribe(browser(), token)
    }
    expect(await count(id)).toBe(10)
  })

  test('is switched off by its owner alone', async () => {
    const { id, own, token } = await someone()
    const other = await makeUser(app, 'jobseeker')
    const isTold = async (token: string) =>
      (await app.call(calls.getPush, { endpoint: own.endpoint }, { token })).data.is_told
    expect([await isTold(token), await isTold(other.token)]).toEqual([true, false])
    const off = (token: string) =>
      app.call(calls.unsubscribeFromPush, { endpoint: own.endpoint }, { token })
    expect((await off(other.token)).status).toBe(200)
    expect(await count(id)).toBe(1)
    expect((await off(token)).data.browsers).toBe(0)
    expect((await off(token)).status).toBe(200)
  })
})

describe('what a browser gives as its address', () => {
  const isTaken = (endpoint: string, production = true): boolean =>
    pushEndpoint(endpoint, { production }) !== null

  // asvs: 1.3.6
  test('is called only by https, and only where a maker of browsers has its service', () => {
    for (const good of [
      'https://fcm.googleapis.com/fcm/send/abc',
      'https://updates.push.services.mozilla.com/wpush/v2/abc',
      'https://web.push.apple.com/abc',
      'https://wns2-par02p.notify.windows.com/w/?token=abc',
    ])
      expect([good, isTaken(good)]).toEqual([good, true])
    for (const bad of [
      'http://fcm.googleapis.com/abc',
      'https://push.example.com/abc',
      'https://8.8.8.8/abc',
      'https://fcm.googleapis.com.evil.example/abc',
      'https://evil.example/fcm.googleapis.com',
      'https://push.apple.com.evil.example/abc',
      'https://127.0.0.1/abc',
      'https://[::1]/abc',
      'https://10.1.2.3/abc',
      'https://192.168.0.1/abc',
      'https://169.254.169.254/latest/meta-data',
      'https://[fd00::1]/abc',
      'https://[::ffff:10.0.0.1]/abc',
      'https://0x7f000001/abc',
      'https://2130706433/abc',
      'https://localhost/abc',
      'https://intranet/abc',
      'https://user:secret@fcm.googleapis.com/abc',
      'https://fcm.googleapis.com:8443/abc',
      'ftp://fcm.googleapis.com/abc',
      'file:///etc/passwd',
      'no address',
    ])
      expect([bad, isTaken(bad)]).toEqual([bad, false])
    expect(isTaken('https://10.1.2.3/abc', false)).toBe(false)
  })

  test('is refused where its name leads into a network of ours', async () => {
    const { promise, resolve } = Promise.withResolvers<string | undefined>()
    publicLookup('localhost', {}, (error) => resolve(error?.code))
    expect(await promise).toBe('ENOTPUBLIC')
  })

  const good = browser().keys
  test.each([
    [{ endpoint: 'https://10.0.0.1/x', keys: good }, 'endpoint'],
    [{ endpoint: 'https://push.example.com/x', keys: good }, 'endpoint'],
    [{ endpoint: `https://fcm.googleapis.com/${'x'.repeat(1000)}`, keys: good }, 'endpoint'],
    [{ endpoint: 'https://fcm.googleapis.com/x' }, 'keys'],
    [{ endpoint: 'https://fcm.googleapis.com/x', keys: { ...good, auth: 'short' } }, 'keys.auth'],
    [
      { endpoint: 'https://fcm.googleapis.com/x', keys: { ...good, p256dh: 'A'.repeat(87) } },
      'keys',
    ],
    [{ keys: good }, 'endpoint'],
  ])('%j is refused at %s', async (input, field) => {
    const { token } = await makeUser(app, 'employer')
    const answer = await app.call(calls.subscribeToPush, input, { token })
    expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([400, [field]])
  })

  test('that answers nobody leaves the notice as it was', async () => {
    const { token, id } = await makeUser(app, 'employer')
    await subscribe({ ...browser(), endpoint: 'http://127.0.0.1:1/nobody' }, token)
    await tell(id)
    expect(await count(id)).toBe(1)
  })
})

test('the keys are made once, also by many at once, and kept sealed', async () => {
  const ctx = jobContext(app)
  await app.connection.pool.query(`delete from sealed_keys where name = 'push'`)
  const all = await Promise.all(Array.from({ length: 5 }, () => vapidKeys(ctx)))
  expect(new Set(all.map(({ publicKey }) => publicKey)).size).toBe(1)
  const { rows } = await app.connection.pool.query<{ sealed: string }>(
    `select sealed from sealed_keys where name = 'push'`,
  )
  expect(rows[0]?.sealed).not.toContain(all[0]?.privateKey)
})

test.each([calls.getPush, calls.subscribeToPush, calls.unsubscribeFromPush, calls.getWhatsApp])(
  '$method $path is for the signed-in',
  async (call) => {
    expect((await app.call(call, {})).status).toBe(401)
  },
)
