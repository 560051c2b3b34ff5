import { translated } from '../../platform/shared/catalogues.ts'
import { en } from './messages.channels.en.ts'
import { rooms as roomsEn } from './messages.console.en.ts'

/** The words of the ways by which notices come, in each language. */
export const channelTexts = translated(en)
export const channelErrors = translated(en.errors)
/** Those of the operator's list of what was lost by them. */
export const lostTexts = translated(roomsEn)
