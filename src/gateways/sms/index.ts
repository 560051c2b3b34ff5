import crypto from 'node:crypto'
import type { Config } from '../../platform/server/config/config.ts'
import { appendToOutbox } from '../outbox.ts'
import type { DeliveryStatus } from '../refusal.ts'
import type { Sms } from './provider.ts'
import { isFromTwilio, twilio, twilioStatus } from './twilio.ts'
import { unifonic, unifonicStatus } from './unifonic.ts'

/** The provider that the settings name. In the demo the server prints the codes, too. */
export function sms(config: Config): Sms {
  return {
    async send(message) {
      const taken = await provider(config).send(message)
      if (config.demo && message.code)
        process.stdout.write(`code ${message.code} for ${message.to}\n`)
      return taken
    },
  }
}

function provider({ sms, dataDir }: Config): Sms {
  switch (sms.provider) {
    case 'outbox':
      return {
        async send({ to, template, text, code }) {
          await appendToOutbox(dataDir, {
            channel: 'sms',
            to,
            template,
            text,
            ...(code !== undefined && { code }),
          })
          return { providerId: null }
        },
      }
    case 'twilio':
      return twilio(sms)
    case 'unifonic':
      return unifonic(sms)
  }
}

export interface StatusCall {
  /** The whole address that was called. */
  url: string
  form: Record<string, string>
  /** Of the header X-Twilio-Signature. */
  signature: string
  /** Of the address's query: Unifonic signs nothing. */
  token: string
}

/** What the provider's own call says became of a message: null when nothing final, 'forged' when it isn't the provider's. */
export function readSmsStatus(
  { sms }: Config,
  provider: string,
  { url, form, signature, token }: StatusCall,
): DeliveryStatus | null | 'forged' {
  if (sms.provider === 'twilio' && provider === 'twilio')
    return isFromTwilio(sms, url, form, signature) ? twilioStatus(form) : 'forged'
  if (sms.provider === 'unifonic' && provider === 'unifonic') {
    return sms.callbackToken !== undefined && isSame(token, sms.callbackToken)
      ? unifonicStatus(form)
      : 'forged'
  }
  return 'forged'
}

function isSame(given: string, expected: string): boolean {
  const digest = (text: string): Buffer => crypto.createHash('sha256').update(text).digest()
  return crypto.timingSafeEqual(digest(given), digest(expected))
}
