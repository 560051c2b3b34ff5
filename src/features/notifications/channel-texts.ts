import { ar } from './messages.channels.ar.ts'
import { en } from './messages.channels.en.ts'
import { rooms as roomsAr } from './messages.console.ar.ts'
import { rooms as roomsEn } from './messages.console.en.ts'

/** The words of the ways by which notices come, in each language. */
export const channelTexts = { en, ar }
export const channelErrors = { en: en.errors, ar: ar.errors }
/** Those of the operator's list of what was lost by them. */
export const lostTexts = { en: roomsEn, ar: roomsAr }
