import type { Taken } from '../refusal.ts'

export interface EmailMessage {
  to: string
  /** Which text this is, such as 'verifyEmail'. */
  template: string
  subject: string
  text: string
}

export interface Email {
  /** Hands an e-mail to the mail server; throws a `Refusal` when it refuses or doesn't answer in time. */
  send(message: EmailMessage): Promise<Taken>
}
