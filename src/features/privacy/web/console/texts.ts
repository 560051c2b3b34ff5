import { textsHook } from '../../../../platform/web/texts.ts'
import { data as ar } from '../../messages.console.ar.ts'
import { data as en } from '../../messages.console.en.ts'

export const dataTexts = { en, ar }
export const useDataTexts = textsHook(dataTexts)
