import { translated } from '../../../../platform/shared/catalogues.ts'
import { textsHook } from '../../../../platform/web/texts.ts'
import { start as en } from '../../messages.start.en.ts'

export const startTexts = translated(en)
export const useStartTexts = textsHook(startTexts)
