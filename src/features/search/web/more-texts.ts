import { translated } from '../../../platform/shared/catalogues.ts'
import { textsHook } from '../../../platform/web/texts.ts'
import { more as en } from '../messages.more.en.ts'

export const moreTexts = translated(en)
export const useMoreTexts = textsHook(moreTexts)
