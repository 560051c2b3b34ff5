import { translated } from '../../../platform/shared/catalogues.ts'
import { textsHook } from '../../../platform/web/texts.ts'
import { words as en } from '../messages.words.en.ts'

export const wordTexts = translated(en)

/** The texts of cards: all that the home page needs of this capability. */
export const useWordTexts = textsHook(wordTexts)
