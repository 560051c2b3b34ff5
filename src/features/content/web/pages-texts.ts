import { textsHook } from '../../../platform/web/texts.ts'
import { ar } from '../messages.pages.ar.ts'
import { en } from '../messages.pages.en.ts'

export const pagesTexts = { en, ar }
export const usePagesTexts = textsHook(pagesTexts)
