import { translated } from '../../../../platform/shared/catalogues.ts'
import { textsHook } from '../../../../platform/web/texts.ts'
import { reported as en } from '../../messages.console.en.ts'

export const reportedTexts = translated(en)
export const useReportedTexts = textsHook(reportedTexts)
