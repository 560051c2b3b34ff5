import crypto from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { jobContext } from '../../../../test/people.ts'
import { sendMessage } from './send-message.ts'
import { messages } from './tables.ts'

const provider = http.createServer((request, response) => {
  request.resume().on('end', () => response.end('{"success":"true","data":{"MessageID":3200017}}'))
})
const settings: Record<string, string> = {
  SMS_PROVIDER: 'unifonic',
  UNIFONIC_APP_SID: 'app',
  UNIFONIC_SENDER_ID: 'Manzil',
  UNIFONIC_CALLBACK_TOKEN: 'a token of ours alone',
  TWILIO_AUTH_TOKEN: 'of the provider before',
}
beforeAll(async () => {
  await new Promise<void>((resolve) => void provider.listen(0, '127.0.0.1', resolve))
  settings.UNIFONIC_BASE_URL = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
})
afterAll(() => {
  provider.closeAllConnections()
  provider.close()
})
const app = useTestApp(settings)

const url = '/api/messages/unifonic/status/'
const say = (payload: object, token = 'a token of ours alone') =>
  app.app.inject({ method: 'POST', url: `${url}?token=${encodeURIComponent(token)}`, payload })

const statusKept = async () => {
  const [row] = await app.connection.db
    .select({ status: messages.status })
    .from(messages)
    .where(eq(messages.providerId, '3200017'))
  return row?.status
}

describe("Unifonic's word", () => {
  beforeAll(async () => {
    await sendMessage(jobContext(app), {
      channel: 'sms',
      to: '+97455000001',
      template: 'visaReceived',
      text: 'We have it.',
    })
    await app.deliver()
  })

  test('counts only with the token of its address', async () => {
    for (const token of ['', 'ours', 'a token of ours alone '])
      expect((await say({ MessageID: 3200017, DLR: 'Delivered' }, token)).statusCode).toBe(401)
    expect(
      (
        await app.app.inject({
          method: 'POST',
          url,
          payload: { MessageID: 3200017, DLR: 'Delivered' },
        })
      ).statusCode,
    ).toBe(401)
    expect(await statusKept()).toBe('sent')
  })

  test('is kept: lost, then arrived after all; what says nothing final changes nothing', async () => {
    for (const [DLR, kept] of [
      ['Queued', 'sent'],
      ['Undeliverable', 'failed'],
      ['Delivered', 'delivered'],
      ['Rejected', 'delivered'],
    ] as const) {
      expect((await say({ MessageID: 3200017, DLR })).statusCode).toBe(200)
      expect(await statusKept()).toBe(kept)
    }
    for (const odd of [{}, { MessageID: '' }, { MessageID: 9, DLR: 'Delivered' }])
      expect((await say(odd)).statusCode).toBe(200)
  })

  test('leaves the provider before its own: a report is taken by its signature, where its secret still stands', async () => {
    const before = '/api/messages/twilio/status/'
    const payload = { MessageSid: '3200017', MessageStatus: 'undelivered' }
    const signature = crypto
      .createHmac('sha1', 'of the provider before')
      .update(
        `${app.config.origin}${before}MessageSid${payload.MessageSid}MessageStatus${payload.MessageStatus}`,
      )
      .digest('base64')
    const tell = (signature: string) =>
      app.app.inject({
        method: 'POST',
        url: before,
        headers: { 'x-twilio-signature': signature },
        payload,
      })
    await app.connection.db
      .update(messages)
      .set({ status: 'sent' })
      .where(eq(messages.providerId, '3200017'))
    expect((await tell('another')).statusCode).toBe(401)
    expect(await statusKept()).toBe('sent')
    expect((await tell(signature)).statusCode).toBe(200)
    expect(await statusKept()).toBe('failed')
  })
})
