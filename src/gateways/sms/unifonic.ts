import type { UnifonicSettings } from '../../platform/server/config-messages.ts'
import { patienceMs, postForm } from './post-form.ts'
import type { Sms } from './provider.ts'

/** Unifonic's REST API: https://docs.unifonic.com/docs/sending-your-first-sms-via-unifonic-api */
export function unifonic({ appSid, senderId, baseUrl }: UnifonicSettings, timeoutMs = patienceMs): Sms {
  return {
    async send({ to, text }) {
      const form = { AppSid: appSid, SenderID: senderId, Recipient: to.replace('+', ''), Body: text, responseType: 'JSON' }
      const { status, body } = await postForm('unifonic', { url: `${baseUrl}/rest/SMS/messages`, form, timeoutMs })
      // It refuses with status 200 as well, and answers `success` as true or as 'true'.
      if (status !== 200 || String(body.success) !== 'true') throw new Error(`unifonic refused: HTTP ${status}, code ${body.errorCode ?? 'none'}`)
    },
  }
}
