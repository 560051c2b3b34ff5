import { textsHook } from '../../../platform/web/texts.ts'
import { ar } from '../messages.forms.ar.ts'
import { en } from '../messages.forms.en.ts'

export const texts = { en, ar }
export const useTexts = textsHook(texts)
