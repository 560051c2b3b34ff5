import type { Config } from '../../platform/server/config/config.ts'
import { appendToOutbox } from '../outbox.ts'
import type { Email, EmailMessage } from './provider.ts'
import { smtp } from './smtp.ts'

export type { EmailMessage }

/** The way out that the settings name. */
export function email({ email, dataDir }: Config): Email {
  switch (email.provider) {
    case 'outbox':
      return {
        async send(message) {
          await appendToOutbox(dataDir, { channel: 'email', ...message })
          return { providerId: null }
        },
      }
    case 'smtp':
      return smtp(email)
  }
}
