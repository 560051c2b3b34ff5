import type { OutboxMessage } from '../outbox.ts'

export type TextMessage = Omit<OutboxMessage, 'channel' | 'subject'>

export interface Sms {
  /** Hands a text message to the provider; throws when it refuses or doesn't answer in time. The error names no receiver. */
  send(message: TextMessage): Promise<void>
}
