import crypto from 'node:crypto'
import type { UnifonicSettings } from '../../platform/server/config/messages.ts'
import { patienceMs, post } from '../post.ts'
import { type DeliveryStatus, Refusal } from '../refusal.ts'
import type { Sms, SmsReport } from './provider.ts'

/** No such number. */
const finalCodes = new Set(['ER-482'])

/** Unifonic's REST API: https://docs.unifonic.com/docs/sending-your-first-sms-via-unifonic-api */
export function unifonic(
  { appSid, senderId, baseUrl }: UnifonicSettings,
  timeoutMs = patienceMs,
): Sms {
  return {
    async send({ to, text }) {
      const form = {
        AppSid: appSid,
        SenderID: senderId,
        Recipient: to.replace('+', ''),
        Body: text,
        responseType: 'JSON',
      }
      const { status, body } = await post('unifonic', {
        url: `${baseUrl}/rest/SMS/messages`,
        body: new URLSearchParams(form),
        timeoutMs,
      })
      // It refuses with status 200 as well, and answers `success` as true or as 'true'.
      if (status !== 200 || String(body.success) !== 'true') {
        const code = String(body.errorCode ?? 'none')
        throw new Refusal(`unifonic refused: HTTP ${status}, code ${code}`, {
          isFinal: finalCodes.has(code),
        })
      }
      const { MessageID: id } = (body.data ?? {}) as { MessageID?: unknown }
      return { providerId: id === undefined || id === null ? null : String(id) }
    },
  }
}

/** Whether this callback knows the token of its address: Unifonic signs nothing. */
export function isFromUnifonic(callbackToken: string, { url }: SmsReport): boolean {
  const digest = (text: string): Buffer => crypto.createHash('sha256').update(text).digest()
  const token = new URL(url).searchParams.get('token') ?? ''
  return crypto.timingSafeEqual(digest(token), digest(callbackToken))
}

/** What a callback of its DLR webhook says: https://docs.unifonic.com/docs/receiving-delivery-status-via-webhook */
export function unifonicStatus(form: SmsReport['fields']): DeliveryStatus | null {
  const { MessageID: providerId, DLR: said = form.Status ?? '' } = form
  if (!providerId) return null
  if (/^delivered$/i.test(said)) return { providerId, status: 'delivered', reason: null }
  if (/^(undeliverable|undelivered|rejected|failed|expired)$/i.test(said))
    return { providerId, status: 'failed', reason: `unifonic: ${said}` }
  return null
}
