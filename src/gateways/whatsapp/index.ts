import type { Config } from '../../platform/server/config/config.ts'
import { appendToOutbox } from '../outbox.ts'
import { Refusal } from '../refusal.ts'
import { readEvents, type WhatsAppEvents } from './events.ts'
import { isFromMeta, isVerifyToken, meta } from './meta.ts'
import type { WhatsApp } from './provider.ts'

export type { Reply } from './events.ts'
export type { TemplateCall } from './provider.ts'

/** The provider that the settings name. In the demo the server prints the codes, too. */
export function whatsApp({ whatsApp, dataDir, demo }: Config): WhatsApp {
  switch (whatsApp.provider) {
    case 'off':
      return {
        async send() {
          throw new Refusal('whatsapp is switched off', { isFinal: true })
        },
      }
    case 'outbox':
      return {
        async send({ to, template, text, code }) {
          await appendToOutbox(dataDir, {
            channel: 'whatsapp',
            to,
            template,
            text,
            ...(code !== undefined && { code }),
          })
          if (demo && code !== undefined) process.stdout.write(`code ${code} for ${to}\n`)
          return { providerId: null, isDelivered: true }
        },
      }
    case 'meta':
      return meta(whatsApp)
  }
}

/** What Meta says in a call of its own; 'forged' when it isn't Meta's, null when there is nobody to call. */
export function readWhatsAppEvents(
  { whatsApp }: Config,
  rawBody: Buffer,
  signature: string,
): WhatsAppEvents | 'forged' | null {
  if (whatsApp.provider !== 'meta') return null
  if (!isFromMeta(whatsApp, rawBody, signature)) return 'forged'
  return readEvents(whatsApp.phoneNumberId, rawBody)
}

/** Whether whoever asks to be told of messages knows the word for it; null when there is nobody to be told by. */
export const isSubscriber = ({ whatsApp }: Config, token: string): boolean | null =>
  whatsApp.provider === 'meta' ? isVerifyToken(whatsApp, token) : null
