import { textsHook } from '../../../platform/web/texts.ts'
import { words as ar } from '../messages.words.ar.ts'
import { words as en } from '../messages.words.en.ts'

export const wordTexts = { en, ar }

/** The texts of cards: all that the home page needs of this capability. */
export const useWordTexts = textsHook(wordTexts)
