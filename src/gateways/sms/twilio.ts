import crypto from 'node:crypto'
import type { TwilioSettings } from '../../platform/server/config/messages.ts'
import { patienceMs, post } from '../post.ts'
import { type DeliveryStatus, Refusal } from '../refusal.ts'
import type { Sms, SmsReport } from './provider.ts'

// No mobile number, can't be reached from here, or its owner has answered STOP: https://www.twilio.com/docs/api/errors
const finalCodes = new Set([21211, 21214, 21408, 21610, 21612, 21614])

/** Twilio's Programmable Messaging: https://www.twilio.com/docs/messaging/api/message-resource#create-a-message-resource */
export function twilio(
  { accountSid, authToken, from, baseUrl }: TwilioSettings,
  timeoutMs = patienceMs,
): Sms {
  const url = `${baseUrl}/2010-04-01/Accounts/${accountSid}/Messages.json`
  const headers = {
    authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
  }
  return {
    async send({ to, text, statusUrl }) {
      const form = {
        To: to,
        Body: text,
        [from.startsWith('MG') ? 'MessagingServiceSid' : 'From']: from,
        // It refuses a message whose callback nobody outside could reach.
        ...(statusUrl?.startsWith('https://') && { StatusCallback: statusUrl }),
      }
      const { status, body } = await post('twilio', {
        url,
        body: new URLSearchParams(form),
        headers,
        timeoutMs,
      })
      const code = body.code ?? body.error_code ?? 'none'
      if (status !== 201 || body.status === 'failed' || body.status === 'undelivered') {
        throw new Refusal(`twilio refused: HTTP ${status}, code ${code}`, {
          isFinal: finalCodes.has(Number(code)),
        })
      }
      return { providerId: typeof body.sid === 'string' ? body.sid : null }
    },
  }
}

/** Whether Twilio signed this callback: https://www.twilio.com/docs/usage/security#validating-requests */
export function isFromTwilio(authToken: string, { url, headers, fields }: SmsReport): boolean {
  const signed = Object.keys(fields)
    .sort()
    .reduce((text, name) => text + name + (fields[name] ?? ''), url)
  const expected = crypto.createHmac('sha1', authToken).update(signed).digest()
  const given = Buffer.from(String(headers['x-twilio-signature'] ?? ''), 'base64')
  return given.length === expected.length && crypto.timingSafeEqual(given, expected)
}

/** What a callback says; null when the message is still on its way. */
export function twilioStatus(form: SmsReport['fields']): DeliveryStatus | null {
  const { MessageSid: providerId, MessageStatus: said = '', ErrorCode: code } = form
  if (!providerId) return null
  if (said === 'delivered' || said === 'read')
    return { providerId, status: 'delivered', reason: null }
  if (said === 'undelivered' || said === 'failed')
    return { providerId, status: 'failed', reason: `twilio: ${said}, code ${code ?? 'none'}` }
  return null
}
