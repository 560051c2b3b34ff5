import { translated } from '../../../platform/shared/catalogues.ts'
import { textsHook } from '../../../platform/web/texts.ts'
import { consoleTexts } from '../../console/web/index.ts'
import { audit as auditEn } from '../messages.audit.en.ts'
import { rooms as en } from '../messages.sections.en.ts'

export const useConsoleTexts = consoleTexts(translated(en))

export const auditTexts = translated(auditEn)
export const useAuditTexts = textsHook(auditTexts)
