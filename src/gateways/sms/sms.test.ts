import crypto from 'node:crypto'
import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Config, readConfig } from '../../platform/server/config/config.ts'
import { readOutbox } from '../outbox.ts'
import { readSmsReport, sms } from './index.ts'
import type { Sms } from './provider.ts'
import { twilio } from './twilio.ts'
import { unifonic } from './unifonic.ts'

interface Request {
  method: string | undefined
  url: string | undefined
  authorization: string | undefined
  form: Record<string, string>
}

type Reply = { status: number; body: string } | 'nothing' | 'hang up'

const open: http.Server[] = []
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** A provider on this machine that gives one answer to all; `requests` is what it was asked. */
async function provider(reply: Reply): Promise<{ baseUrl: string; requests: Request[] }> {
  const requests: Request[] = []
  const server = http.createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const { method, url, headers } = request
      requests.push({
        method,
        url,
        authorization: headers.authorization,
        form: Object.fromEntries(new URLSearchParams(body)),
      })
      if (reply === 'hang up') response.destroy()
      else if (reply !== 'nothing')
        response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body)
    })
  })
  open.push(server)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests }
}

const message = {
  to: '+97433001122',
  template: 'signUpCode',
  text: '123456 هو رمزك & more',
  code: '123456',
}
const timeoutMs = 1500
const refusal = (gateway: Sms): Promise<string> =>
  gateway.send(message).then(
    () => 'sent',
    (error: Error) => error.message,
  )

interface Case {
  gateway: (baseUrl: string, from?: string) => Sms
  accepted: Reply
  refused: [Reply, string][]
}

const providers: Record<'twilio' | 'unifonic', Case> = {
  twilio: {
    gateway: (baseUrl: string, from = 'Manzil') =>
      twilio(
        { provider: 'twilio', accountSid: 'AC123', authToken: 'token', from, baseUrl },
        timeoutMs,
      ),
    accepted: { status: 201, body: '{"sid":"SM1","status":"queued","error_code":null}' },
    refused: [
      [
        {
          status: 400,
          body: '{"code":21211,"message":"The \'To\' number +97433001122 is not valid","status":400}',
        },
        'twilio refused: HTTP 400, code 21211',
      ],
      [
        { status: 401, body: '{"code":20003,"message":"Authenticate"}' },
        'twilio refused: HTTP 401, code 20003',
      ],
      [
        { status: 201, body: '{"sid":"SM1","status":"failed","error_code":30008}' },
        'twilio refused: HTTP 201, code 30008',
      ],
    ],
  },
  unifonic: {
    gateway: (baseUrl: string) =>
      unifonic(
        {
          provider: 'unifonic',
          appSid: 'app-sid',
          senderId: 'Manzil',
          baseUrl,
        },
        timeoutMs,
      ),
    accepted: {
      status: 200,
      body: '{"success":"true","message":"","errorCode":"ER-00","data":{"MessageID":"1","Status":"Sent"}}',
    },
    refused: [
      [
        {
          status: 200,
          body: '{"success":"false","message":"Invalid destination number +97433001122","errorCode":"ER-482","data":null}',
        },
        'unifonic refused: HTTP 200, code ER-482',
      ],
      [
        {
          status: 401,
          body: '{"success":false,"message":"Authentication failed","errorCode":"ER-401"}',
        },
        'unifonic refused: HTTP 401, code ER-401',
      ],
    ],
  },
}

describe('twilio', () => {
  test('is sent a form with the account, as its documentation has it', async () => {
    const { baseUrl, requests } = await provider(providers.twilio.accepted)
    await providers.twilio.gateway(baseUrl).send(message)
    expect(requests).toEqual([
      {
        method: 'POST',
        url: '/2010-04-01/Accounts/AC123/Messages.json',
        authorization: `Basic ${Buffer.from('AC123:token').toString('base64')}`,
        form: { To: '+97433001122', From: 'Manzil', Body: message.text },
      },
    ])
  })

  test('is told the messaging service where that is the sender', async () => {
    const { baseUrl, requests } = await provider(providers.twilio.accepted)
    await providers.twilio.gateway(baseUrl, 'MG123').send(message)
    expect(requests[0]?.form).toEqual({
      To: '+97433001122',
      MessagingServiceSid: 'MG123',
      Body: message.text,
    })
  })
})

test('unifonic is sent a form with the number in digits alone', async () => {
  const { baseUrl, requests } = await provider({
    status: 200,
    body: '{"success":true,"errorCode":"ER-00"}',
  })
  await providers.unifonic.gateway(baseUrl).send(message)
  expect(requests).toMatchObject([
    {
      method: 'POST',
      url: '/rest/SMS/messages',
      form: {
        AppSid: 'app-sid',
        SenderID: 'Manzil',
        Recipient: '97433001122',
        Body: message.text,
        responseType: 'JSON',
      },
    },
  ])
})

describe.each(Object.entries(providers))('%s', (name, { gateway, accepted, refused }) => {
  test('takes a message', async () => {
    const { baseUrl, requests } = await provider(accepted)
    expect(await refusal(gateway(baseUrl))).toBe('sent')
    expect(requests).toHaveLength(1)
  })

  test.each(refused)('refuses with %j, and the error names no receiver', async (reply, said) => {
    const { baseUrl } = await provider(reply)
    expect(await refusal(gateway(baseUrl))).toBe(said)
  })

  test.each([
    [{ status: 503, body: '<html>busy</html>' }, `${name} refused: HTTP 503, code none`],
    [{ status: 200, body: 'null' }, `${name} refused: HTTP 200, code none`],
    ['nothing', `${name} can't be reached: TimeoutError`],
    ['hang up', `${name} can't be reached: UND_ERR_SOCKET`],
  ] as const)('that answers %j has not taken it', async (reply, said) => {
    const { baseUrl } = await provider(reply)
    expect(await refusal(gateway(baseUrl))).toBe(said)
  })

  test('that is not there has not taken it', async () => {
    const { baseUrl } = await provider(accepted)
    await new Promise((resolve) => void open.pop()?.close(resolve))
    expect(await refusal(gateway(baseUrl))).toBe(`${name} can't be reached: ECONNREFUSED`)
  })
})

describe('a report', () => {
  const url = 'https://manzil.example/api/messages/a/status/?token=a token of ours alone'
  const fields = { MessageSid: 'SM7', MessageStatus: 'delivered', MessageID: '9', DLR: 'Delivered' }
  const signed = Object.entries(fields).sort().flat().join('')
  const signature = crypto
    .createHmac('sha1', 'auth')
    .update(url + signed)
    .digest('base64')
  const headers = { 'x-twilio-signature': signature }
  const read = (provider: string, smsReports: Partial<Config['smsReports']>, given = headers) =>
    readSmsReport(
      { smsReports: { twilio: undefined, unifonic: undefined, ...smsReports } },
      provider,
      { url, headers: given, fields },
    )

  test('is heard of whoever can prove that it is hers, chosen today or not', () => {
    const delivered = { status: 'delivered', reason: null }
    expect(read('twilio', { twilio: 'auth' })).toEqual({ providerId: 'SM7', ...delivered })
    expect(read('unifonic', { unifonic: 'a token of ours alone' })).toEqual({
      providerId: '9',
      ...delivered,
    })
    expect(read('twilio', { twilio: 'another' })).toBe('forged')
    expect(read('twilio', { twilio: 'auth' }, { 'x-twilio-signature': '' })).toBe('forged')
    expect(read('unifonic', { unifonic: 'another token of ours' })).toBe('forged')
  })

  test('is not asked of whose secret nobody gave', () => {
    expect(read('twilio', { unifonic: 'a token of ours alone' })).toBe('unknown')
    expect(read('unifonic', { twilio: 'auth' })).toBe('unknown')
    for (const name of ['outbox', 'pigeon', 'toString'])
      expect(read(name, { twilio: 'auth', unifonic: 'a token of ours alone' })).toBe('unknown')
  })
})

describe('the settings', () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'manzil-sms-'))
  const config = (settings: Record<string, string>) =>
    readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, DEMO: 'off', ...settings })

  test('put messages into the outbox by default', async () => {
    await sms(config({})).send(message)
    expect(await readOutbox(dataDir, 5)).toEqual([
      { at: expect.any(String), channel: 'sms', ...message },
    ])
  })

  test('choose the provider', async () => {
    const { baseUrl, requests } = await provider(providers.twilio.accepted)
    await sms(
      config({
        SMS_PROVIDER: 'twilio',
        TWILIO_ACCOUNT_SID: 'AC9',
        TWILIO_AUTH_TOKEN: 't',
        TWILIO_FROM: 'Manzil',
        TWILIO_BASE_URL: `${baseUrl}/`,
      }),
    ).send(message)
    expect(requests[0]?.url).toBe('/2010-04-01/Accounts/AC9/Messages.json')
    const other = await provider(providers.unifonic.accepted)
    await sms(
      config({
        SMS_PROVIDER: 'unifonic',
        UNIFONIC_APP_SID: 'a',
        UNIFONIC_SENDER_ID: 'b',
        UNIFONIC_BASE_URL: other.baseUrl,
      }),
    ).send(message)
    expect(other.requests[0]?.form.AppSid).toBe('a')
  })

  test.each([
    [
      { SMS_PROVIDER: 'twilio' },
      /TWILIO_ACCOUNT_SID: needed beside SMS_PROVIDER=twilio[^]*TWILIO_AUTH_TOKEN[^]*TWILIO_FROM/,
    ],
    [
      { SMS_PROVIDER: 'unifonic', UNIFONIC_APP_SID: 'a', UNIFONIC_SENDER_ID: '' },
      /UNIFONIC_SENDER_ID: needed beside SMS_PROVIDER=unifonic/,
    ],
    [{ SMS_PROVIDER: 'pigeon' }, /SMS_PROVIDER: outbox, twilio or unifonic/],
  ])('%j stop the start', (settings, said) => {
    expect(() => config(settings)).toThrow(said)
  })

  test('print the code in the demo, and nowhere else', async () => {
    const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    try {
      await sms(config({})).send(message)
      expect(printed).not.toHaveBeenCalled()
      await sms(config({ DEMO: 'on' })).send(message)
      expect(printed.mock.calls).toEqual([['code 123456 for +97433001122\n']])
    } finally {
      printed.mockRestore()
    }
  })
})
