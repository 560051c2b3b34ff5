import type { Config } from '../../platform/server/config/config.ts'
import { appendToOutbox } from '../outbox.ts'
import type { Sms } from './provider.ts'
import { twilio } from './twilio.ts'
import { unifonic } from './unifonic.ts'

export { readSmsReport } from './reports.ts'

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
