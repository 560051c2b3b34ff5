import { translated } from '../../../../platform/shared/catalogues.ts'
import { textsHook } from '../../../../platform/web/texts.ts'
import { data as en } from '../../messages.console.en.ts'

export const dataTexts = translated(en)
export const useDataTexts = textsHook(dataTexts)
