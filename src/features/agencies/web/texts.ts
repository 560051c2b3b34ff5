import { textsHook } from '../../../platform/web/texts.ts'
import { ar } from '../messages.ar.ts'
import { en } from '../messages.en.ts'

export const texts = { en, ar }
export const useTexts = textsHook(texts)
