import { translated } from '../../platform/shared/catalogues.ts'
import { en } from './messages.channels.en.ts'

/** The words of the ways by which notices come, in each language. */
export const channelTexts = translated(en)
export const channelErrors = translated(en.errors)
