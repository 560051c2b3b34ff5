import { textsHook } from '../../../platform/web/texts.ts'
import { ar } from '../messages.more.ar.ts'
import { en } from '../messages.more.en.ts'

/** The words that a conversation's page doesn't show at once. */
export const useMoreTexts = textsHook({ en, ar })
