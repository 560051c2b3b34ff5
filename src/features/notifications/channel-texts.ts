import { ar } from './messages.channels.ar.ts'
import { en } from './messages.channels.en.ts'

/** The words of the ways by which notices come, in each language. */
export const channelTexts = { en, ar }
export const channelErrors = { en: en.errors, ar: ar.errors }
