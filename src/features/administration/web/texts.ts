import { textsHook } from '../../../platform/web/texts.ts'
import { roomTexts } from '../../console/web/index.ts'
import { audit as auditAr } from '../messages.audit.ar.ts'
import { audit as auditEn } from '../messages.audit.en.ts'
import { rooms as ar } from '../messages.sections.ar.ts'
import { rooms as en } from '../messages.sections.en.ts'

export const useRoomTexts = roomTexts({ en, ar })

export const auditTexts = { en: auditEn, ar: auditAr }
export const useAuditTexts = textsHook(auditTexts)
