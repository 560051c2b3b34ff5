import type { OutboxMessage } from '../outbox.ts'
import type { Taken } from '../refusal.ts'

export type TextMessage = Omit<OutboxMessage, 'channel' | 'subject'> & {
  /** Where the provider may tell what became of it. */
  statusUrl?: string | undefined
}

export interface Sms {
  /** Hands a text message to the provider; throws a `Refusal` when it refuses or doesn't answer in time. */
  send(message: TextMessage): Promise<Taken>
}
