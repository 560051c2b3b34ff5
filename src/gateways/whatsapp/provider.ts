import type { Taken } from '../refusal.ts'
import type { Locale } from '../../platform/shared/locales.ts'

/** A text that Meta has approved, by its name and language, with what stands at its marks. */
export interface TemplateCall {
  name: string
  language: Locale
  values: readonly string[]
  /** What is put behind the fixed part of its button's address. */
  button?: string
}

export interface WhatsAppMessage {
  to: string
  /** Which text of ours this is, such as 'interview_scheduled'. */
  template: string
  /** The same in words. */
  text: string
  /** Null for an answer to what somebody has just written, which needs no template. */
  call: TemplateCall | null
  /** The one-time code in the text, if it holds one. */
  code?: string
}

export interface WhatsApp {
  /** Hands a message to the provider; throws a `Refusal` when it refuses or doesn't answer in time. */
  send(message: WhatsAppMessage): Promise<Taken>
}
