import { translated } from '../../../platform/shared/catalogues.ts'
import { textsHook } from '../../../platform/web/texts.ts'
import { history as en } from '../messages.history.en.ts'

export const historyTexts = translated(en)
export const useHistoryTexts = textsHook(historyTexts)
