import { textsHook } from '../../../../platform/web/texts.ts'
import { importTexts as ar } from '../../messages.import.ar.ts'
import { importTexts as en } from '../../messages.import.en.ts'

export const importTexts = { en, ar }
export const useImportTexts = textsHook(importTexts)
