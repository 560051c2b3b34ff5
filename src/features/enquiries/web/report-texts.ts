import { translated } from '../../../platform/shared/catalogues.ts'
import { textsHook } from '../../../platform/web/texts.ts'
import { report as en } from '../messages.report.en.ts'

/** The words of whoever reports. */
export const useReportTexts = textsHook(translated(en))
