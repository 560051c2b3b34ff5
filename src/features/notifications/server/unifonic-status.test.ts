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
})
