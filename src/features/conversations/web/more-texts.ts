import { translated } from '../../../platform/shared/catalogues.ts'
import { textsHook } from '../../../platform/web/texts.ts'
import { en } from '../messages.more.en.ts'

/** The words that a conversation's page doesn't show at once. */
export const useMoreTexts = textsHook(translated(en))
