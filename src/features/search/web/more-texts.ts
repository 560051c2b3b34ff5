import { textsHook } from '../../../platform/web/texts.ts'
import { more as ar } from '../messages.more.ar.ts'
import { more as en } from '../messages.more.en.ts'

export const moreTexts = { en, ar }
export const useMoreTexts = textsHook(moreTexts)
