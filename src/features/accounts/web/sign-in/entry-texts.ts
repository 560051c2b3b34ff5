import { translated } from '../../../../platform/shared/catalogues.ts'
import { textsHook } from '../../../../platform/web/texts.ts'
import { en } from '../../messages.entry.en.ts'

export const entryTexts = translated(en)
export const useEntryTexts = textsHook(entryTexts)
