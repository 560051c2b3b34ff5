import type { Config } from '../../platform/server/config.ts'
import { appendToOutbox } from '../outbox.ts'
import type { Sms } from './provider.ts'
import { twilio } from './twilio.ts'
import { unifonic } from './unifonic.ts'

/** The provider that the settings name. In the demo the server prints the codes, too. */
export function sms(config: Config): Sms {
  return {
    async send(message) {
      await provider(config).send(message)
      if (config.demo && message.code) process.stdout.write(`code ${message.code} for ${message.to}\n`)
    },
  }
}

function provider({ sms, dataDir }: Config): Sms {
  switch (sms.provider) {
    case 'outbox':
      return { send: (message) => appendToOutbox(dataDir, { channel: 'sms', ...message }) }
    case 'twilio':
      return twilio(sms)
    case 'unifonic':
      return unifonic(sms)
  }
}
