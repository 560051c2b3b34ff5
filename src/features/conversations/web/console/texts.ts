import { textsHook } from '../../../../platform/web/texts.ts'
import { reported as ar } from '../../messages.console.ar.ts'
import { reported as en } from '../../messages.console.en.ts'

export const reportedTexts = { en, ar }
export const useReportedTexts = textsHook(reportedTexts)
