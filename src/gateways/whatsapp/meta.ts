import crypto from 'node:crypto'
import type { MetaSettings } from '../../platform/server/config/messages.ts'
import { patienceMs, post } from '../post.ts'
import { Refusal } from '../refusal.ts'
import type { TemplateCall, WhatsApp } from './provider.ts'

// Not on WhatsApp, no such template, its marks are others, it or the number is blocked: https://developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes
const finalCodes = new Set([
  100, 368, 130497, 131008, 131009, 131026, 131031, 131047, 131049, 131050, 131051, 132000, 132001,
  132005, 132007, 132012, 132015, 132016,
])

/** Meta's Cloud API: https://developers.facebook.com/docs/whatsapp/cloud-api/reference/messages */
export function meta(
  { baseUrl, phoneNumberId, token }: MetaSettings,
  timeoutMs = patienceMs,
): WhatsApp {
  const url = `${baseUrl}/${phoneNumberId}/messages`
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  return {
    async send({ to, text, call }) {
      const { status, body } = await post('whatsapp', {
        url,
        headers,
        timeoutMs,
        body: JSON.stringify({
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          to: to.replace('+', ''),
          ...(call === null
            ? { type: 'text', text: { preview_url: false, body: text } }
            : { type: 'template', template: templateOf(call) }),
        }),
      })
      const [taken] = (body.messages ?? []) as { id?: unknown }[]
      if (status !== 200 || typeof taken?.id !== 'string') {
        const { code } = (body.error ?? {}) as { code?: unknown }
        throw new Refusal(`whatsapp refused: HTTP ${status}, code ${String(code ?? 'none')}`, {
          isFinal: finalCodes.has(Number(code)),
        })
      }
      return { providerId: taken.id }
    },
  }
}

function templateOf({ name, language, values, button }: TemplateCall) {
  const texts = (all: readonly string[]) => all.map((text) => ({ type: 'text', text }))
  return {
    name,
    language: { code: language },
    components: [
      ...(values.length > 0 ? [{ type: 'body', parameters: texts(values) }] : []),
      ...(button === undefined
        ? []
        : [{ type: 'button', sub_type: 'url', index: '0', parameters: texts([button]) }]),
    ],
  }
}

/** Whether Meta signed these very bytes: https://developers.facebook.com/docs/graph-api/webhooks/getting-started#event-notifications */
export function isFromMeta(
  { appSecret }: MetaSettings,
  rawBody: Buffer,
  signature: string,
): boolean {
  const [, hex = ''] = /^sha256=([0-9a-f]{64})$/.exec(signature) ?? []
  const given = Buffer.from(hex, 'hex')
  const expected = crypto.createHmac('sha256', appSecret).update(rawBody).digest()
  return given.length === expected.length && crypto.timingSafeEqual(given, expected)
}

/** Whether this is the word that stands in Meta's form beside the address. */
export function isVerifyToken({ verifyToken }: MetaSettings, given: string): boolean {
  const digest = (text: string): Buffer => crypto.createHash('sha256').update(text).digest()
  return crypto.timingSafeEqual(digest(given), digest(verifyToken))
}
