import { translated } from '../../../../platform/shared/catalogues.ts'
import { textsHook } from '../../../../platform/web/texts.ts'
import { importTexts as en } from '../../messages.import.en.ts'

export const importTexts = translated(en)
export const useImportTexts = textsHook(importTexts)
