import { translated } from '../../../../platform/shared/catalogues.ts'
import { textsHook } from '../../../../platform/web/texts.ts'
import { en } from '../../messages.analytics.en.ts'

export const useAnalyticsTexts = textsHook(translated(en))
