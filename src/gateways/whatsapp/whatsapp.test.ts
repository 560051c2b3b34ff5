import crypto from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { readConfig } from '../../platform/server/config/config.ts'
import { isFromMeta, meta } from './meta.ts'
import { readEvents } from './events.ts'

type Reply = { status: number; body: string } | 'nothing' | 'hang up'
const open: http.Server[] = []
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function provider(reply: Reply) {
  const requests: { url?: string; authorization?: string; body: unknown }[] = []
  const server = http.createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const { url = '', headers } = request
      requests.push({ url, authorization: headers.authorization ?? '', body: JSON.parse(body) })
      if (reply === 'hang up') response.destroy()
      else if (reply !== 'nothing') response.writeHead(reply.status).end(reply.body)
    })
  })
  open.push(server)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v24.0`
  return { settings: { ...settings, baseUrl }, requests }
}

const settings = {
  provider: 'meta' as const,
  token: 'token of ours',
  phoneNumberId: '106540352242922',
  appSecret: 'the secret of our app',
  verifyToken: 'the word for the webhook',
  baseUrl: '',
}
const taken = { status: 200, body: '{"messages":[{"id":"wamid.1","message_status":"accepted"}]}' }
const message = {
  to: '+97433001122',
  template: 'interview_scheduled',
  text: 'Meet me',
  call: {
    name: 'manzil_interview_scheduled',
    language: 'ar' as const,
    values: ['تودّ مقابلتك'],
    button: 'ar/meet/1-2',
  },
}

describe('a message', () => {
  test('goes by its approved template, in its language, with its values and the address of its button', async () => {
    const { settings, requests } = await provider(taken)
    expect(await meta(settings).send(message)).toEqual({ providerId: 'wamid.1' })
    expect(requests).toEqual([
      {
        url: '/v24.0/106540352242922/messages',
        authorization: 'Bearer token of ours',
        body: {
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          to: '97433001122',
          type: 'template',
          template: {
            name: 'manzil_interview_scheduled',
            language: { code: 'ar' },
            components: [
              { type: 'body', parameters: [{ type: 'text', text: 'تودّ مقابلتك' }] },
              {
                type: 'button',
                sub_type: 'url',
                index: '0',
                parameters: [{ type: 'text', text: 'ar/meet/1-2' }],
              },
            ],
          },
        },
      },
    ])
  })

  test('that answers somebody is text of our own', async () => {
    const { settings, requests } = await provider(taken)
    await meta(settings).send({ ...message, call: null })
    expect(requests[0]?.body).toMatchObject({
      type: 'text',
      text: { body: 'Meet me', preview_url: false },
    })
  })

  test.each([
    [{ status: 400, body: '{"error":{"code":131026,"message":"to 97433001122"}}' }, true, '131026'],
    [{ status: 400, body: '{"error":{"code":132001}}' }, true, '132001'],
    [{ status: 401, body: '{"error":{"code":190}}' }, false, '190'],
    [{ status: 429, body: '{"error":{"code":130429}}' }, false, '130429'],
    [{ status: 503, body: 'away' }, false, 'HTTP 503'],
    [{ status: 200, body: '{}' }, false, 'HTTP 200'],
    ['hang up', false, "can't be reached"],
    ['nothing', false, 'TimeoutError'],
  ] as const)('refused by %j is final: %s', async (reply, isFinal, said) => {
    const { settings } = await provider(reply)
    const refused = meta(settings, reply === 'nothing' ? 200 : undefined).send(message)
    await expect(refused).rejects.toMatchObject({ name: 'Refusal', isFinal })
    const { message: why } = (await refused.catch((error: unknown) => error)) as Error
    expect(why).toContain(said)
    expect(why).not.toContain('97433001122')
  })
})

test('a signature is over the very bytes, and only in its own form', () => {
  const body = Buffer.from('{"a": "\u00e9"}')
  const sign = (bytes: Buffer, key = settings.appSecret) =>
    `sha256=${crypto.createHmac('sha256', key).update(bytes).digest('hex')}`
  expect(isFromMeta(settings, body, sign(body))).toBe(true)
  for (const other of [
    '',
    'sha256=',
    sign(body).slice(7),
    sign(body).toUpperCase(),
    sign(body, 'another secret of ours'),
    sign(Buffer.from('{"a":"\u00e9"}')),
  ])
    expect(isFromMeta(settings, body, other)).toBe(false)
})

test.each([
  ['null'],
  ['[]'],
  ['{"entry":{}}'],
  ['{"entry":[{"changes":[{"value":null},{"value":{"metadata":{"phone_number_id":"1"}}}]}]}'],
  ['no json'],
])('a call that says %s says nothing', (text) => {
  expect(readEvents('106540352242922', Buffer.from(text))).toEqual({ statuses: [], replies: [] })
})

describe('the settings', () => {
  const config = (more: Record<string, string>) =>
    readConfig({ NODE_ENV: 'test', DEMO: 'off', DATA_DIR: '/tmp/none', ...more }).whatsApp
  const whole = {
    WHATSAPP_PROVIDER: 'meta',
    WHATSAPP_TOKEN: 't',
    WHATSAPP_PHONE_NUMBER_ID: '12345',
    WHATSAPP_APP_SECRET: 'a'.repeat(32),
    WHATSAPP_VERIFY_TOKEN: 'v'.repeat(16),
  }
  test('are off by themselves, on with all that Meta needs', () => {
    expect(config({})).toEqual({ provider: 'off' })
    expect(config({ DEMO: 'on' })).toEqual({ provider: 'outbox' })
    expect(config(whole)).toMatchObject({
      provider: 'meta',
      baseUrl: 'https://graph.facebook.com/v24.0',
    })
  })

  test.each([
    [{ WHATSAPP_PROVIDER: 'twilio' }, 'off, outbox or meta'],
    [{ ...whole, WHATSAPP_TOKEN: '' }, 'WHATSAPP_TOKEN: needed beside WHATSAPP_PROVIDER=meta'],
    [{ ...whole, WHATSAPP_APP_SECRET: 'short' }, 'at least 16 characters'],
    [{ ...whole, WHATSAPP_PHONE_NUMBER_ID: '+97433' }, 'digits alone'],
  ])('%j stop the start', (settings, said) => {
    expect(() => config(settings)).toThrow(said)
  })
})
