import type { Config } from '../../platform/server/config.ts'
import { appendToOutbox, type OutboxMessage } from '../outbox.ts'

export type TextMessage = Omit<OutboxMessage, 'channel'>

export interface Sms {
  /** Hands a text message to the provider; throws when the provider refuses or can't be reached. */
  send(message: TextMessage): Promise<void>
}

/** The provider that the settings name. */
export function sms(config: Config): Sms {
  return {
    async send(message) {
      await appendToOutbox(config.dataDir, { channel: 'sms', ...message })
      if (config.demo && message.code) process.stdout.write(`code ${message.code} for ${message.to}\n`)
    },
  }
}
