import { translated } from '../../../../platform/shared/catalogues.ts'
import { textsHook } from '../../../../platform/web/texts.ts'
import { en } from '../../messages.plain.en.ts'

export const plainTexts = translated(en)
export const usePlainTexts = textsHook(plainTexts)
