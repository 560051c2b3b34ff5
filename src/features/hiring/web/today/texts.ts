import { translated } from '../../../../platform/shared/catalogues.ts'
import { textsHook } from '../../../../platform/web/texts.ts'
import { en } from '../../messages.today.en.ts'

export const todayTexts = translated(en)
export const useTodayTexts = textsHook(todayTexts)
