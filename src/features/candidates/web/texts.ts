import { textsHook } from '../../../platform/web/texts.ts'
import { ar } from '../messages.ar.ts'
import { en } from '../messages.en.ts'

export const useTexts = textsHook({ en, ar })
export const texts = { en, ar }
