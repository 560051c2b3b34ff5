import type { TwilioSettings } from '../../platform/server/config-messages.ts'
import { patienceMs, postForm } from './post-form.ts'
import type { Sms } from './provider.ts'

/** Twilio's Programmable Messaging: https://www.twilio.com/docs/messaging/api/message-resource#create-a-message-resource */
export function twilio({ accountSid, authToken, from, baseUrl }: TwilioSettings, timeoutMs = patienceMs): Sms {
  const url = `${baseUrl}/2010-04-01/Accounts/${accountSid}/Messages.json`
  const headers = { authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}` }
  return {
    async send({ to, text }) {
      const form = { To: to, Body: text, [from.startsWith('MG') ? 'MessagingServiceSid' : 'From']: from }
      const { status, body } = await postForm('twilio', { url, form, headers, timeoutMs })
      if (status !== 201 || body.status === 'failed' || body.status === 'undelivered') {
        throw new Error(`twilio refused: HTTP ${status}, code ${body.code ?? body.error_code ?? 'none'}`)
      }
    },
  }
}
