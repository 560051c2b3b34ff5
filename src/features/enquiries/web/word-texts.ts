import { translated } from '../../../platform/shared/catalogues.ts'
import { textsHook } from '../../../platform/web/texts.ts'
import { en } from '../messages.word.en.ts'

export const useWordTexts = textsHook(translated(en))
