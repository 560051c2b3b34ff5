import type { Locale } from '../../platform/shared/locales.ts'
import type { Taken } from '../refusal.ts'

export interface EmailMessage {
  to: string
  /** Which text this is, such as 'verifyEmail'. */
  template: string
  /** The language of its words. */
  locale: Locale | null
  subject: string
  text: string
  /** The same as a page, for readers that show one. */
  html?: string | undefined
  /** Where a mail reader's own 'unsubscribe' button posts (RFC 8058); for what goes to a list. */
  unsubscribeUrl?: string | undefined
}

export interface Email {
  /** Hands an e-mail to the mail server; throws a `Refusal` when it refuses or doesn't answer in time. */
  send(message: EmailMessage): Promise<Taken>
}
