import crypto from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { chooseWhatsApp } from '../src/features/notifications/channel-contract.ts'
import { messages } from '../src/features/notifications/server/tables.ts'
import type { TestApp } from './harness.ts'

interface Sent {
  to: string
  type: 'template' | 'text'
  template?: { name: string; components: { parameters: { text: string }[] }[] }
  text?: { body: string }
}

const secret = 'the secret of our app'
const number = '106540352242922'

/** Meta and a provider of text messages on this machine: what they took, and the settings that lead there. Call at the top of the file. */
export function whatsAppServer() {
  /** What Meta took, each under the id `wamid.<place>`. */
  const taken: Sent[] = []
  const sms: { To: string; Body: string }[] = []
  const state: { refusal: { status: number; body: string } | null } = { refusal: null }
  const server = http.createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      if (request.url?.includes('Messages.json')) {
        sms.push(Object.fromEntries(new URLSearchParams(body)) as (typeof sms)[number])
        return response.writeHead(201).end(`{"sid":"SM${sms.length}","status":"queued"}`)
      }
      const { refusal } = state
      if (refusal) return response.writeHead(refusal.status).end(refusal.body)
      taken.push(JSON.parse(body) as Sent)
      return response.end(`{"messages":[{"id":"wamid.${taken.length}"}]}`)
    })
  })
  const settings: Record<string, string> = {
    ORIGIN: 'https://manzil.example',
    SMS_PROVIDER: 'twilio',
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 'secret of ours',
    TWILIO_FROM: 'Manzil',
    WHATSAPP_PROVIDER: 'meta',
    WHATSAPP_TOKEN: 'token of ours',
    WHATSAPP_PHONE_NUMBER_ID: number,
    WHATSAPP_APP_SECRET: secret,
    WHATSAPP_VERIFY_TOKEN: 'the word for the webhook',
  }
  beforeAll(async () => {
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    Object.assign(settings, { WHATSAPP_BASE_URL: origin, TWILIO_BASE_URL: origin })
  })
  beforeEach(() => void (state.refusal = null))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    settings,
    state,
    textsTo: (phone: string) => sms.filter(({ To }) => To === phone).map(({ Body }) => Body),
    takenTo: (phone: string) =>
      taken.flatMap((one, place) =>
        one.to === phone.replace('+', '') ? [{ ...one, id: `wamid.${place + 1}` }] : [],
      ),
  }
}

export const signBody = (body: string, key = secret): string =>
  `sha256=${crypto.createHmac('sha256', key).update(body).digest('hex')}`

/** Calls as Meta makes them, and what came of them. */
export function whatsAppTools(app: TestApp) {
  let replies = 0
  const pass = (seconds: number): void =>
    void (app.clock.now = new Date(app.clock.now.getTime() + seconds * 1000))
  const post = (value: object, signature?: string) => {
    const payload = JSON.stringify({
      object: 'whatsapp_business_account',
      entry: [
        {
          id: '1',
          changes: [
            { field: 'messages', value: { metadata: { phone_number_id: number }, ...value } },
          ],
        },
      ],
    })
    return app.app.inject({
      method: 'POST',
      url: '/api/messages/whatsapp/webhook/',
      headers: {
        'content-type': 'application/json',
        'x-hub-signature-256': signature ?? signBody(payload),
      },
      payload,
    })
  }
  return {
    pass,
    post,
    later: async (seconds: number) => {
      pass(seconds)
      await app.deliver()
    },
    optIn: (token: string, is_on = true) =>
      app.call(chooseWhatsApp, { is_on, by: 'settings' }, { token }),
    say: (id: string, status: string, more: object = {}) =>
      post({ statuses: [{ id, status, timestamp: '1', recipient_id: '974', ...more }] }),
    reply: (from: string, body: string, context?: string, id = `in.${++replies}`) =>
      post({
        messages: [
          {
            id,
            from: from.replace('+', ''),
            type: 'text',
            text: { body },
            ...(context !== undefined && { context: { id: context, from: '1' } }),
          },
        ],
      }),
    rowsTo: (phone: string) =>
      app.connection.db
        .select()
        .from(messages)
        .where(eq(messages.receiver, phone))
        .orderBy(messages.id),
  }
}
