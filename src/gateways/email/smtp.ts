import type { SmtpSettings } from '../../platform/server/config/messages.ts'
import { traced } from '../../platform/server/tracing.ts'
import { Refusal } from '../refusal.ts'
import type { Email } from './provider.ts'

const patienceMs = 10_000
const aLetter = { name: 'smtp', kind: 'client' } as const

const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Any SMTP server: `smtp://user:password@host:587` starts TLS when the server offers it, `smtps://` speaks it from the start. */
export function smtp({ url, from }: SmtpSettings, timeoutMs = patienceMs): Email {
  return {
    async send({ to, locale, subject, text, html, unsubscribeUrl }) {
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({
        url,
        connectionTimeout: timeoutMs,
        greetingTimeout: timeoutMs,
        socketTimeout: timeoutMs,
      })
      try {
        const headers = {
          ...(locale !== null && { 'Content-Language': locale }),
          ...(unsubscribeUrl !== undefined && unsubscribeHeaders(unsubscribeUrl)),
        }
        const { messageId } = await traced(aLetter, () =>
          transport.sendMail({ from, to, subject, text, html, headers }),
        )
        return { providerId: messageId ?? null }
      } catch (error) {
        const { code, responseCode } = error as { code?: string; responseCode?: number }
        throw new Refusal(
          `smtp refused: ${[code, responseCode].filter((part) => part !== undefined).join(' ')}`,
          {
            isFinal: code === 'EENVELOPE' && (responseCode ?? 0) >= 550,
            cause: error,
          },
        )
      } finally {
        transport.close()
      }
    },
  }
}
