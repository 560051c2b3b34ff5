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

/** A call in the name of a provider, as it came. */
export interface SmsReport {
  /** The whole address that was called. */
  url: string
  headers: Readonly<Record<string, string | string[] | undefined>>
  fields: Readonly<Record<string, string>>
}
