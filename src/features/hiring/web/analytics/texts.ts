import { textsHook } from '../../../../platform/web/texts.ts'
import { ar } from '../../analytics.ar.ts'
import { en } from '../../analytics.en.ts'

export const useAnalyticsTexts = textsHook({ en, ar })
