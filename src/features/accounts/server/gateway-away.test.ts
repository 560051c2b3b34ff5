import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { jobContext, makeUser } from '../../../../test/people.ts'
import { freshPhone, signUpForm } from '../../../../test/sign-up.ts'
import * as calls from '../contract.ts'
import { sendText } from './send-message.ts'

let isDown = false
const texts: string[] = []
const receivers: string[] = []
const provider = http.createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => {
    const form = new URLSearchParams(body)
    if (!isDown) {
      texts.push(form.get('Body') ?? '')
      receivers.push(form.get('To') ?? '')
    }
    response
      .writeHead(isDown ? 500 : 201)
      .end(isDown ? '{"message":"down, +97433001122"}' : '{"status":"queued"}')
  })
})
const settings: Record<string, string> = {
  SMS_PROVIDER: 'twilio',
  TWILIO_ACCOUNT_SID: 'AC1',
  TWILIO_AUTH_TOKEN: 't',
  TWILIO_FROM: 'Manzil',
  EMAIL_PROVIDER: 'smtp',
  EMAIL_FROM: 'a@b.qa',
}

const mailServer = net.createServer(
  (socket) => void socket.on('error', () => {}).end('554 no mail here\r\n'),
)

beforeAll(async () => {
  await Promise.all(
    [provider, mailServer].map(
      (server) => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)),
    ),
  )
  const portOf = (server: net.Server): number => (server.address() as AddressInfo).port
  Object.assign(settings, {
    TWILIO_BASE_URL: `http://127.0.0.1:${portOf(provider)}`,
    SMTP_URL: `smtp://127.0.0.1:${portOf(mailServer)}`,
  })
})
afterAll(() => {
  provider.closeAllConnections()
  provider.close()
  mailServer.close()
})
const app = useTestApp(settings)

// spec: 1.8 Codes that can't be sent
test('a code that no provider takes is said not to be sent, whether or not the number has an account', async () => {
  app.expectError('codeNotSent')
  isDown = true
  const refused = { status: 502, code: 'GATEWAY_FAILED', message: 'Failed to send OTP' }
  expect(await app.call(calls.sendCodeTo.employer, { phone_number: freshPhone() })).toMatchObject(
    refused,
  )
  const { token } = await makeUser(app, 'employer')
  const { phone_number } = (await app.call(calls.getMe, {}, { token })).data.user
  const [known, unknown] = [
    await app.call(calls.forgotPassword, { phoneNumber: phone_number }),
    await app.call(calls.forgotPassword, { phoneNumber: freshPhone() }),
  ]
  expect(known).toMatchObject(refused)
  expect({ ...JSON.parse(known.body), request_id: '' }).toEqual({
    ...JSON.parse(unknown.body),
    request_id: '',
  })
  expect(
    await app.call(calls.sendPhoneChangeCode, { phone_number: freshPhone() }, { token }),
  ).toMatchObject(refused)
})

test('an e-mail that no server takes is said not to be sent', async () => {
  app.expectError('emailNotSent')
  const { token } = await makeUser(app, 'employer')
  expect(
    await app.call(calls.sendEmailLink, { email: 'aisha@example.qa' }, { token }),
  ).toMatchObject({
    status: 502,
    message: 'The e-mail could not be sent. Please try again.',
  })
})

test('a number changes even when the old one can no longer be told', async () => {
  isDown = false
  const { token } = await makeUser(app, 'employer')
  const next = freshPhone()
  await app.call(calls.sendPhoneChangeCode, { phone_number: next }, { token })
  const code = /\d{6}/.exec(texts.at(-1) ?? '')?.[0]
  isDown = true
  expect(
    await app.call(calls.changePhone, { phone_number: next, otp_code: code }, { token }),
  ).toMatchObject({
    status: 200,
    data: { phone_number: next },
  })
})

test('a code that was not taken leaves by itself while it is good, unless a newer one took its place', async () => {
  app.expectError('codeNotSent')
  isDown = true
  const phone = freshPhone()
  await app.call(calls.sendCodeTo.employer, { phone_number: phone })
  await app.call(calls.sendCodeTo.employer, { phone_number: phone })
  isDown = false
  app.clock.now = new Date(app.clock.now.getTime() + 60_000)
  await app.deliver()
  expect(receivers.filter((to) => to === phone)).toHaveLength(1)
  const code = /\d{6}/.exec(texts[receivers.indexOf(phone)] ?? '')?.[0]
  expect((await app.call(calls.registerAs.employer, signUpForm(phone, code))).status).toBe(200)
})

test('the log says what failed and names nobody', async () => {
  isDown = true
  const logged: unknown[] = []
  const ctx = {
    ...jobContext(app),
    log: {
      debug() {},
      info() {},
      error() {},
      warn: (...line: unknown[]) => void logged.push(line),
    },
  }
  await expect(
    sendText(ctx, { to: '+97433001122', locale: 'en', template: 'signUpCode', code: '123456' }),
  ).rejects.toThrow('codeNotSent')
  const told = {
    messageId: expect.any(Number),
    template: 'signUpCode',
    attempt: 1,
    reason: 'twilio refused: HTTP 500, code none',
  }
  expect(logged).toEqual([[told, 'a message was not sent']])
})
