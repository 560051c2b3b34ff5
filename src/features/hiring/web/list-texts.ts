import { textsHook } from '../../../platform/web/texts.ts'
import { ar } from '../messages.list.ar.ts'
import { en } from '../messages.list.en.ts'

export const listTexts = { en, ar }
export const useListTexts = textsHook(listTexts)
